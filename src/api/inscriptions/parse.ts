import * as v from 'valibot'
import { entriesSchema, parseOr, spareSchema } from '@/lib/schema'
import { ServiceError } from '../fetchJson'

/** An account's balance of a tick, in whole units. */
export interface InscriptionBalance {
  readonly chain: string
  readonly protocol: string
  readonly tick: string
  readonly amount: bigint
}

/** A deployed tick. Fields that the indexer omits are undefined. */
export interface Inscription {
  readonly tick: string
  readonly protocol: string
  readonly id: string | undefined
  /** Unix seconds. */
  readonly deployTimeSec: number | undefined
  readonly holderCount: number | undefined
  /** Minted part in per cent. */
  readonly progress: number | undefined
  readonly max: bigint | undefined
  /** Maximum amount per mint. */
  readonly lim: bigint | undefined
  readonly minted: bigint | undefined
}

/** Maximum number of entries requested and read. */
export const LIST_SIZE = 10_000
/** Limits for ticks and amounts; longer ones are dropped. */
const MAX_TICK_LENGTH = 200
const MAX_DIGITS = 200

const protocol = v.literal('crc-20')
const tick = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TICK_LENGTH))
/** Indexers return integers as strings or, within the safe range, as numbers. */
const amount = v.union([
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0),
    v.transform((whole) => BigInt(whole)),
  ),
  v.pipe(
    v.string(),
    v.maxLength(MAX_DIGITS),
    v.regex(/^\d+$/),
    v.transform((whole) => BigInt(whole)),
  ),
])
const countText = v.pipe(amount, v.transform(Number), v.safeInteger())
const percent = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,20})?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(100),
)

const balance = v.object({
  chain: v.literal('CRONOS'),
  protocol,
  tick,
  amount: v.optional(
    v.pipe(
      v.unknown(),
      v.check((written) => typeof written !== 'string' || written.length <= MAX_DIGITS),
    ),
  ),
})
const inscription = v.pipe(
  v.object({
    protocol,
    tick,
    id: spareSchema(v.string()),
    deploy_time: spareSchema(countText),
    holder_count: spareSchema(countText),
    progress: spareSchema(percent),
    max: spareSchema(amount),
    lim: spareSchema(amount),
    minted: spareSchema(amount),
  }),
  v.transform(
    (told): Inscription => ({
      tick: told.tick,
      protocol: told.protocol,
      id: told.id,
      deployTimeSec: told.deploy_time,
      holderCount: told.holder_count,
      progress: told.progress,
      max: told.max,
      lim: told.lim,
      minted: told.minted,
    }),
  ),
)

function listOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(0, LIST_SIZE)),
    entriesSchema(entry),
  )
}
const balancesAnswer = v.object({ balances: listOf(balance) })
const inscriptionsAnswer = v.object({ content: listOf(inscription) })

/** Parses balances. @throws ServiceError for an invalid amount, because dropping it would show a balance of 0 */
export function parseBalances(answer: unknown): readonly InscriptionBalance[] {
  const balances = parseOr(balancesAnswer, answer)?.balances
  if (balances === undefined) throw new ServiceError("The indexer's answer has no balances")
  const held = balances.map((listed) => {
    const read = parseOr(amount, listed.amount)
    if (read === undefined)
      throw new ServiceError(`The indexer's answer has an amount of ${listed.tick} that cannot be read`)
    return { ...listed, amount: read }
  })
  if (new Set(held.map((one) => one.tick)).size < held.length)
    throw new ServiceError("The indexer's answer has two amounts of one tick")
  return held
}

/** Parses deployed ticks. @throws ServiceError */
export function parseInscriptions(answer: unknown): readonly Inscription[] {
  const listed = parseOr(inscriptionsAnswer, answer)
  if (listed === undefined) throw new ServiceError("The indexer's answer has no content")
  return listed.content
}

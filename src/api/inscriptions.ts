import type { Address } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { fetchJson, ServiceError } from './fetchJson'

/** A tick that an account holds. Amounts are whole units. */
export interface InscriptionBalance {
  readonly chain: string
  readonly protocol: string
  readonly tick: string
  readonly amount: bigint
}

/** A deployed tick. What the indexer does not tell is undefined. */
export interface Inscription {
  readonly tick: string
  readonly protocol: string
  readonly id: string | undefined
  /** Unix seconds. */
  readonly deployTimeSec: number | undefined
  readonly holderCount: number | undefined
  /** Per cent that is minted. */
  readonly progress: number | undefined
  readonly max: bigint | undefined
  /** The most that one mint gives. */
  readonly lim: bigint | undefined
  readonly minted: bigint | undefined
}

const CHAIN = 'CRONOS'
const PROTOCOL = 'crc-20'
const LIST_SIZE = 10_000
const MAX_BYTES = 8_000_000
/** The longest tick, and the most digits, that can be shown and typed with sense; what has more is left out. */
const MAX_TICK_LENGTH = 200
const MAX_DIGITS = 200

/** What the account holds on Cronos under the protocol. @throws ServiceError */
export async function readInscriptionBalances(
  serviceUrl: string,
  account: Address,
): Promise<readonly InscriptionBalance[]> {
  const answer = await fetchJson(`${serviceUrl}/balance/${account}`, { maxBytes: MAX_BYTES })
  const balances = listIn(answer, 'balances').flatMap(parseBalance)
  if (new Set(balances.map(({ tick }) => tick)).size < balances.length)
    throw new ServiceError("The indexer's answer has two amounts of one tick")
  return balances
}

/** Every deployed tick of the protocol that the indexer lists. @throws ServiceError */
export async function readInscriptions(serviceUrl: string): Promise<readonly Inscription[]> {
  const answer = await fetchJson(`${serviceUrl}/inscriptions?page=0&size=${LIST_SIZE}`, { maxBytes: MAX_BYTES })
  return listIn(answer, 'content').flatMap(parseInscription)
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = isRecord(answer) ? answer[name] : undefined
  if (!Array.isArray(list)) throw new ServiceError(`The indexer's answer has no ${name}`)
  return (list as readonly unknown[]).slice(0, LIST_SIZE)
}

/** @throws ServiceError for an amount that is none: to leave it out would say that the account holds nothing of the tick */
function parseBalance(raw: unknown): InscriptionBalance[] {
  if (!isRecord(raw) || raw.chain !== CHAIN || raw.protocol !== PROTOCOL || !isTick(raw.tick)) return []
  if (typeof raw.amount === 'string' && raw.amount.length > MAX_DIGITS) return []
  const amount = parseAmount(raw.amount)
  if (amount === undefined)
    throw new ServiceError(`The indexer's answer has an amount of ${raw.tick} that cannot be read`)
  return [{ chain: CHAIN, protocol: PROTOCOL, tick: raw.tick, amount }]
}

function parseInscription(raw: unknown): Inscription[] {
  if (!isRecord(raw) || raw.protocol !== PROTOCOL || !isTick(raw.tick)) return []
  return [
    {
      tick: raw.tick,
      protocol: PROTOCOL,
      id: typeof raw.id === 'string' ? raw.id : undefined,
      deployTimeSec: parseCount(raw.deploy_time),
      holderCount: parseCount(raw.holder_count),
      progress: parsePercent(raw.progress),
      max: parseAmount(raw.max),
      lim: parseAmount(raw.lim),
      minted: parseAmount(raw.minted),
    },
  ]
}

function isTick(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TICK_LENGTH
}

/** Indexers write whole numbers as texts or, while that is exact, as numbers. */
function parseAmount(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && value.length <= MAX_DIGITS && /^\d+$/.test(value) ? BigInt(value) : undefined
}

function parseCount(value: unknown): number | undefined {
  const count = Number(parseAmount(value) ?? NaN)
  return Number.isSafeInteger(count) ? count : undefined
}

function parsePercent(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^\d{1,3}(\.\d{1,20})?$/.test(value))
  const percent = isNumeric ? Number(value) : NaN
  return percent >= 0 && percent <= 100 ? percent : undefined
}

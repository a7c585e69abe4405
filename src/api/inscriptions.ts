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
/** The longest tick that can be shown and typed with sense; a longer one is left out. */
const MAX_TICK_LENGTH = 200

/** What the account holds on Cronos under the protocol. @throws ServiceError */
export async function readInscriptionBalances(serviceUrl: string, account: Address): Promise<readonly InscriptionBalance[]> {
  const answer = await fetchJson(`${serviceUrl}/balance/${account}`, { maxBytes: MAX_BYTES })
  return listIn(answer, 'balances').flatMap(parseBalance)
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

function parseBalance(raw: unknown): InscriptionBalance[] {
  if (!isRecord(raw) || raw.chain !== CHAIN || raw.protocol !== PROTOCOL) return []
  const amount = parseAmount(raw.amount)
  return isTick(raw.tick) && amount !== undefined ? [{ chain: CHAIN, protocol: PROTOCOL, tick: raw.tick, amount }] : []
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
      progress: typeof raw.progress === 'number' && raw.progress >= 0 && raw.progress <= 100 ? raw.progress : undefined,
      max: parseAmount(raw.max),
      lim: parseAmount(raw.lim),
      minted: parseAmount(raw.minted),
    },
  ]
}

function isTick(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TICK_LENGTH
}

function parseAmount(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}

function parseCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

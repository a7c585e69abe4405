import { type Address, isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { fetchJson } from '../fetchJson'

/** A token as the DEX info API tells it; the API may leave out all but the address. */
export interface DexToken {
  readonly address: Address
  readonly symbol?: string
  readonly name?: string
  readonly decimals?: number
}

export interface DexPool {
  readonly address: Address
  readonly token0: DexToken
  readonly token1: DexToken
}

const LIMITS = { maxBytes: 2_000_000 } as const

/** The tokens with the most liquidity, the first the most. @throws ServiceError */
export async function fetchTopTokens(serviceUrl: string): Promise<readonly DexToken[]> {
  return entriesOf(await fetchJson(`${serviceUrl}/top-tokens`, LIMITS)).flatMap((entry) => parseToken(entry) ?? [])
}

/** The pools with the most liquidity, the first the most. @throws ServiceError */
export async function fetchTopPools(serviceUrl: string): Promise<readonly DexPool[]> {
  return entriesOf(await fetchJson(`${serviceUrl}/top-pools`, LIMITS)).flatMap((entry) => parsePool(entry) ?? [])
}

/** `data.now[]` of an answer; nothing where it is not there. */
function entriesOf(answer: unknown): readonly unknown[] {
  const data = isRecord(answer) ? answer.data : undefined
  const now: unknown = isRecord(data) ? data.now : undefined
  return Array.isArray(now) ? (now as readonly unknown[]) : []
}

function parseToken(raw: unknown): DexToken | undefined {
  if (!isRecord(raw) || typeof raw.id !== 'string' || !isAddress(raw.id)) return undefined
  const { id, symbol, name, decimals } = raw
  return {
    address: id,
    ...(typeof symbol === 'string' ? { symbol } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...(isDecimals(decimals) ? { decimals } : {}),
  }
}

function parsePool(raw: unknown): DexPool | undefined {
  if (!isRecord(raw) || typeof raw.id !== 'string' || !isAddress(raw.id)) return undefined
  const token0 = parseToken(raw.token0)
  const token1 = parseToken(raw.token1)
  return token0 === undefined || token1 === undefined ? undefined : { address: raw.id, token0, token1 }
}

function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

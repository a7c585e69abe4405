import { type Address, isSameAddress } from '@/lib/hex'
import type { Pool } from './pools'
import type { ZapSide } from './quoteZap'

/**
 * What the zap contract takes a token for: an LP token where the exchange has that very pair for the two tokens that
 * it names, else a plain token.
 */
export function zapSide(
  token: Address,
  isNative: boolean,
  claimed: readonly [Address, Address] | undefined,
  pools: readonly Pool[],
): ZapSide {
  const pool = claimed === undefined ? undefined : pools.find(({ address }) => isSameAddress(address, token))
  return pool === undefined ? { kind: 'token', token: token.toLowerCase() as Address, isNative } : { kind: 'lp', pool }
}

import type { PairWithSupply } from '@/domain/pair/pair'
import { type Address, isSameAddress } from '@/lib/hex'
import type { ZapSide } from './quoteZap'

/**
 * What the zap contract takes a token for: an LP token where the exchange has that very pair for the two tokens that
 * it names, else a plain token.
 */
export function zapSide(
  token: Address,
  isNative: boolean,
  claimed: readonly [Address, Address] | undefined,
  pairs: readonly PairWithSupply[],
): ZapSide {
  const pair = claimed === undefined ? undefined : pairs.find(({ address }) => isSameAddress(address, token))
  return pair === undefined ? { kind: 'token', token: token.toLowerCase() as Address, isNative } : { kind: 'lp', pair }
}

import type { PairWithSupply } from '@/domain/pair/pair'
import { type Address, isSameAddress } from '@/lib/hex'
import type { ZapSide } from './quoteZap'

/**
 * Classifies a token as the zap contract does: an LP token if the exchange's pair for its two tokens is this address,
 * otherwise a plain token.
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

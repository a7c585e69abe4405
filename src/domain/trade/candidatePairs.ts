import type { TokenPair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'
import { isSameAddress } from '@/lib/hex'
import type { MaxHops } from './bestTrade'

/**
 * The pairs that a trade may use: the direct one, those of each token with a base token, and those between base tokens.
 */
export function candidatePairs(
  tokenIn: Token,
  tokenOut: Token,
  baseTokens: readonly Token[],
  maxHops: MaxHops,
): readonly TokenPair[] {
  const ends = [tokenIn, tokenOut]
  if (isSameAddress(tokenIn.address, tokenOut.address)) return []
  const direct: TokenPair = [tokenIn, tokenOut]
  if (maxHops === 1) return [direct]
  const bases = baseTokens.filter((base) => !ends.some((end) => isSameAddress(base.address, end.address)))
  const withBases = bases.flatMap((base) => ends.map((end): TokenPair => [end, base]))
  if (maxHops === 2) return [direct, ...withBases]
  const ofBases = bases.flatMap((base, index) => bases.slice(index + 1).map((other): TokenPair => [base, other]))
  return [direct, ...withBases, ...ofBases]
}

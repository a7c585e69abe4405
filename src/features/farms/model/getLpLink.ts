import type { Deployment } from '@/config/deployment'
import type { Farm } from '@/domain/farm/farm'
import { addLiquidityPath, swapPath } from '@/domain/pair/tradePaths'

/** Where the staked token can be had: adding liquidity with both tokens filled in, or the swap for a single token. */
export function getLpLink({ staked, token, quoteToken }: Farm, network: Deployment): string {
  return quoteToken === undefined
    ? swapPath(network, staked.address)
    : addLiquidityPath(network, token.address, quoteToken.address)
}

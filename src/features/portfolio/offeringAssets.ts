import { combineReadings, constantReading } from '@/chain/calls/reading'
import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { PoolCommitment } from '@/domain/ifo/account'
import type { Offerings } from '@/domain/ifo/offering'
import { commitmentsReading } from '@/domain/ifo/reads'
import type { Outcome } from '@/domain/ifo/sale'
import { lpPriceReading, type PriceReading } from '@/domain/price/reads'
import type { Address } from '@/lib/hex'
import type { Asset } from './reads'

const NO_PRICE: PriceReading = constantReading(undefined)

/**
 * What an account has in offerings and has not claimed: the LP tokens that come back and the tokens that it gets, while a
 * sale is live as if it closed now. New tokens have no price here.
 * @param nameOf display name of the sale of a token
 */
export function offeringAssets(
  network: Deployment,
  { list, lpToken, lpSymbols }: Offerings,
  account: Address,
  nameOf: (symbol: string) => string,
): readonly Asset[] {
  const price = lpSymbols === undefined ? NO_PRICE : lpPriceReading(network, lpToken.address, lpSymbols)
  return list.map((offering): Asset => {
    const commitments = commitmentsReading(offering, account)
    const sum = (part: keyof Outcome) => combineReadings([commitments], (pools) => openSum(pools, part))
    return {
      id: `offering ${offering.id}`,
      name: nameOf(offering.token.symbol),
      path: routes.ifo,
      contract: offering.contract,
      currency: offering.token,
      symbol: lpToken.symbol,
      decimals: lpToken.decimals,
      amount: sum('refundWei'),
      price,
      unclaimed: { reward: offering.token, amount: sum('offeringWei'), price: NO_PRICE },
    }
  })
}

function openSum(pools: readonly PoolCommitment[], part: keyof Outcome): bigint {
  return pools.reduce((sum, { hasHarvested, outcome }) => sum + (hasHarvested ? 0n : outcome[part]), 0n)
}

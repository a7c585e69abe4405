import { type Deployment, fromDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Farm, farmsOf } from './farm'
import { type StakingPool, stakingPools } from './stakingPool'

/** Where an account can stake. */
export type StakeVenue =
  | { readonly kind: 'farm'; readonly farm: Farm }
  | { readonly kind: 'pool'; readonly pool: StakingPool }
  /** The automatic vault, which stakes in the manual pool. */
  | { readonly kind: 'auto'; readonly vault: Address; readonly manual: StakingPool }

/**
 * All farms, pools and the automatic vault of a network. Pool 0 of the farm and the manual pool are one stake, which
 * is counted once, as a pool.
 */
export function stakeVenues(network: Deployment): readonly StakeVenue[] {
  const pools = stakingPools(network)
  const manual = pools.find(({ kind }) => kind === 'manual')
  const { cakeVault } = network.farms.contracts
  const isManual = ({ chef, pid }: Farm) =>
    manual !== undefined && isSameAddress(manual.contract, chef) && manual.sousId === pid
  return [
    ...farmsOf(network).flatMap((farm): StakeVenue[] => (isManual(farm) ? [] : [{ kind: 'farm', farm }])),
    ...(cakeVault === undefined || manual === undefined ? [] : [{ kind: 'auto' as const, vault: cakeVault, manual }]),
    ...pools.map((pool) => ({ kind: 'pool' as const, pool })),
  ]
}

/** Where an account can stake on the current network. */
export const getStakeVenues = fromDeployment(stakeVenues)

/** Unique among the venues of a network. */
export function venueId(venue: StakeVenue): string {
  switch (venue.kind) {
    case 'farm':
      return `farm ${venue.farm.pid}`
    case 'pool':
      return `pool ${venue.pool.sousId}`
    case 'auto':
      return 'auto'
  }
}

/** What is staked. */
export function stakedCurrency(venue: StakeVenue): Currency {
  switch (venue.kind) {
    case 'farm':
      return venue.farm.staked
    case 'pool':
      return venue.pool.staked
    case 'auto':
      return venue.manual.staked
  }
}

/** The contract that holds the stake. */
export function stakeContract(venue: StakeVenue): Address {
  switch (venue.kind) {
    case 'farm':
      return venue.farm.chef
    case 'pool':
      return venue.pool.contract
    case 'auto':
      return venue.vault
  }
}

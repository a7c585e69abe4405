import { isMinimumMet, type Outcome, type PoolName, type Sale, type SalePhase } from './sale'

/** What an account has committed to a pool. */
export interface PoolCommitment {
  readonly name: PoolName
  readonly amountWei: bigint
  readonly hasHarvested: boolean
  /** As the contract says it: what the account gets or got, or would get if the sale ended now. */
  readonly outcome: Outcome
}

/** What an account has in an offering. */
export interface SaleAccount {
  readonly pools: readonly PoolCommitment[]
  /** Offered tokens that could not be transferred with a harvest. */
  readonly unpaidWei: bigint
  readonly hasClaimedPoints: boolean
  /** Whether the point center gives its points now; undefined for offerings that give theirs with a harvest. */
  readonly canGetPoints: boolean | undefined
}

/** What an account can claim in one pool. */
export interface PoolClaim extends Outcome {
  readonly name: PoolName
}

/** The claims that are open: none before the end of the sale. */
export function openClaims(account: Pick<SaleAccount, 'pools'>, phase: SalePhase): readonly PoolClaim[] {
  if (phase !== 'finished') return []
  return account.pools.flatMap(({ name, amountWei, hasHarvested, outcome }) =>
    amountWei > 0n && !hasHarvested ? [{ name, ...outcome }] : [],
  )
}

/** LP tokens that an account has committed in all pools. */
export function committedWei({ pools }: Pick<SaleAccount, 'pools'>): bigint {
  return pools.reduce((sum, { amountWei }) => sum + amountWei, 0n)
}

/** LP tokens that are still in the sale: not harvested. */
export function openCommitmentWei({ pools }: Pick<SaleAccount, 'pools'>): bigint {
  return committedWei({ pools: pools.filter(({ hasHarvested }) => !hasHarvested) })
}

/** An account's way to the points of a sale. */
export type PointsState =
  /** The sale gives none. */
  | 'none'
  /** Not enough is committed yet, and it still can be. */
  | 'open'
  /** Committed enough: they come after the sale. */
  | 'reached'
  /** They are given with the first harvest. */
  | 'withHarvest'
  | 'claimable'
  /** Committed and harvested enough, but without an active profile. */
  | 'profile'
  | 'claimed'
  | 'missed'

/** The state of an account's points. */
export function pointsState(sale: Sale, account: SaleAccount, phase: SalePhase): PointsState {
  if (sale.points === undefined) return 'none'
  if (account.hasClaimedPoints) return 'claimed'
  const isReached = committedWei(account) >= sale.points.thresholdWei
  if (phase !== 'finished') return isReached ? 'reached' : 'open'
  if (!isReached || !isMinimumMet(sale)) return 'missed'
  const hasHarvested = account.pools.some((pool) => pool.hasHarvested)
  if (!hasHarvested) return 'withHarvest'
  return account.canGetPoints === false ? 'profile' : 'claimable'
}

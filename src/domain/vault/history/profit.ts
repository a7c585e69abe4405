import type { PositionHistory } from './positionHistory'

export interface Profit {
  /** Put in less taken out, underlying base units; negative where more came out than went in. */
  readonly netDeposit: bigint
  /** What the account has now and took out before, less what it put in; underlying base units. */
  readonly profit: bigint
  /** Shares that neither a deposit brought nor a withdrawal burned: sent, received, or the reward for compounding. */
  readonly otherShares: bigint
}

/** @param valueNow underlying base units, @param sharesNow share base units */
export function profitOf({ deposited, withdrawn, shares }: PositionHistory, valueNow: bigint, sharesNow: bigint): Profit {
  const netDeposit = deposited - withdrawn
  return { netDeposit, profit: valueNow - netDeposit, otherShares: sharesNow - shares }
}

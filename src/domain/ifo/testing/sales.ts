import type { SaleAccount } from '../account'
import type { Sale, SalePool } from '../sale'

/** One token of 18 decimals. */
export const ONE = 10n ** 18n

export const BASIC: SalePool = {
  name: 'basic',
  raisingWei: 300n * ONE,
  offeringWei: 3_000n * ONE,
  limitWei: 50n * ONE,
  hasTax: false,
  totalWei: 0n,
}

/** Raises 1,000 for 10,000 tokens. */
export const UNLIMITED: SalePool = {
  name: 'unlimited',
  raisingWei: 1_000n * ONE,
  offeringWei: 10_000n * ONE,
  limitWei: 0n,
  hasTax: true,
  totalWei: 5_000n * ONE,
}

/** A sale of both pools, live from block 100 to 200. */
export const SALE: Sale = {
  startBlock: 100,
  endBlock: 200,
  minimumWei: 0n,
  pools: [BASIC, UNLIMITED],
  heldWei: 13_000n * ONE,
  withdrawable: { lpWei: 0n, offeringWei: 0n },
  points: { count: 200n, thresholdWei: 10n * ONE },
}

const NOTHING = { offeringWei: 0n, payWei: 0n, refundWei: 0n, taxWei: 0n }

/** An account that has committed 50 to the unlimited pool. */
export const ACCOUNT: SaleAccount = {
  pools: [
    { name: 'basic', amountWei: 0n, hasHarvested: false, outcome: NOTHING },
    {
      name: 'unlimited',
      amountWei: 50n * ONE,
      hasHarvested: false,
      outcome: { offeringWei: 100n * ONE, payWei: 10n * ONE, refundWei: (396n * ONE) / 10n, taxWei: (4n * ONE) / 10n },
    },
  ],
  unpaidWei: 0n,
  hasClaimedPoints: false,
  canGetPoints: undefined,
}

/** The account after it has claimed all. */
export const CLAIMED: SaleAccount = {
  ...ACCOUNT,
  pools: ACCOUNT.pools.map((pool) => ({ ...pool, hasHarvested: pool.amountWei > 0n })),
}

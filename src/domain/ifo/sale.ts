/** Pools of an offering, by the contract's ids: basic 0, unlimited 1. */
export const POOL_NAMES = ['basic', 'unlimited'] as const
export type PoolName = (typeof POOL_NAMES)[number]

/** One pool of an offering. LP tokens and offered tokens in base units. */
export interface SalePool {
  readonly name: PoolName
  /** LP tokens that the pool takes at most; never 0. */
  readonly raisingWei: bigint
  /** Tokens that it offers for them. */
  readonly offeringWei: bigint
  /** LP tokens of an account; 0 for no limit. */
  readonly limitWei: bigint
  /** Whether refunds are taxed. */
  readonly hasTax: boolean
  /** LP tokens committed by all accounts. */
  readonly totalWei: bigint
}

/** Points of an account that takes part. */
export interface SalePoints {
  readonly count: bigint
  /** LP tokens that it must have committed in all pools together. Exactly as many are enough. */
  readonly thresholdWei: bigint
}

/** An offering on the chain. */
export interface Sale {
  /** First and last block that take commitments; 0 while the sale is not scheduled. */
  readonly startBlock: number
  readonly endBlock: number
  /** LP tokens that all pools together must raise; 0 for none. */
  readonly minimumWei: bigint
  /** Pools with a raising amount. */
  readonly pools: readonly SalePool[]
  /** Offered tokens that the contract holds. */
  readonly heldWei: bigint
  /** What the owner can withdraw now: LP tokens and offered tokens. */
  readonly withdrawable: { readonly lpWei: bigint; readonly offeringWei: bigint }
  /** Undefined if it gives none, or they can't be read. */
  readonly points: SalePoints | undefined
}

export type SalePhase = 'idle' | 'comingSoon' | 'live' | 'finished'

/** The phase of a sale at a block. The first and the last block both take commitments. */
export function salePhase({ startBlock, endBlock }: Pick<Sale, 'startBlock' | 'endBlock'>, block: number): SalePhase {
  if (startBlock === 0) return 'idle'
  if (block < startBlock) return 'comingSoon'
  return block <= endBlock ? 'live' : 'finished'
}

/** Whether a transaction that is sent now can still be mined in the sale: it needs a later block. */
export function takesCommitments(sale: Pick<Sale, 'startBlock' | 'endBlock'>, block: number): boolean {
  return salePhase(sale, block) === 'live' && block < sale.endBlock
}

/** 100 % of a tax rate or a share. */
export const SHARE_SCALE = 10n ** 12n

/** Tax on refunds, by how many times the raising amount was committed; the first step that applies. */
export const TAX_STEPS = [
  { overflow: 1_500n, rate: SHARE_SCALE / 2_000n },
  { overflow: 1_000n, rate: SHARE_SCALE / 1_000n },
  { overflow: 500n, rate: SHARE_SCALE / 500n },
  { overflow: 250n, rate: SHARE_SCALE / 400n },
  { overflow: 100n, rate: (SHARE_SCALE * 3n) / 1_000n },
  { overflow: 50n, rate: SHARE_SCALE / 200n },
  { overflow: 0n, rate: SHARE_SCALE / 100n },
] as const

/** Tax on refunds of a pool, scaled by `SHARE_SCALE`: from 1 % to 0.05 % the more it is oversubscribed. */
export function taxRate({ hasTax, totalWei, raisingWei }: SalePool): bigint {
  if (!hasTax || raisingWei === 0n) return 0n
  const times = totalWei / raisingWei
  return TAX_STEPS.find(({ overflow }) => times >= overflow)?.rate ?? 0n
}

/** What a commitment turns into. Base units. */
export interface Outcome {
  /** Offered tokens. */
  readonly offeringWei: bigint
  /** LP tokens paid for them. */
  readonly payWei: bigint
  /** LP tokens that come back, after tax. */
  readonly refundWei: bigint
  /** LP tokens kept of the refund. */
  readonly taxWei: bigint
}

/** Whether the pools together raise the minimum. */
export function isMinimumMet({ pools, minimumWei }: Pick<Sale, 'pools' | 'minimumWei'>): boolean {
  return raisedWei({ pools }) >= minimumWei
}

/** LP tokens that the pools raise: each at most its raising amount. */
export function raisedWei({ pools }: Pick<Sale, 'pools'>): bigint {
  return pools.reduce((sum, { totalWei, raisingWei }) => sum + (totalWei < raisingWei ? totalWei : raisingWei), 0n)
}

/** Tokens that all pools offer. */
export function offeredWei({ pools }: Pick<Sale, 'pools'>): bigint {
  return pools.reduce((sum, { offeringWei }) => sum + offeringWei, 0n)
}

/**
 * What a part of a pool's commitments gets if the sale closes with these totals, as the contract computes it: tokens are
 * rounded down, payment and tax up.
 * @param amountWei LP tokens that are part of the pool's total
 */
export function outcomeOf(sale: Pick<Sale, 'pools' | 'minimumWei'>, pool: SalePool, amountWei: bigint): Outcome {
  const refunded = { offeringWei: 0n, payWei: 0n, refundWei: amountWei, taxWei: 0n }
  if (amountWei === 0n || !isMinimumMet(sale)) return refunded
  const divisor = pool.totalWei > pool.raisingWei ? pool.totalWei : pool.raisingWei
  const offeringWei = (amountWei * pool.offeringWei) / divisor
  // A commitment too small for a token is refunded without tax.
  if (offeringWei === 0n) return refunded
  const payWei = ceilDiv(amountWei * pool.raisingWei, divisor)
  const excessWei = amountWei - payWei
  const taxWei = ceilDiv(excessWei * taxRate(pool), SHARE_SCALE)
  return { offeringWei, payWei, refundWei: excessWei - taxWei, taxWei }
}

const ceilDiv = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

/** The sale after a further commitment to a pool. */
export function withCommitment<S extends Pick<Sale, 'pools'>>(sale: S, name: PoolName, amountWei: bigint): S {
  return {
    ...sale,
    pools: sale.pools.map((pool) => (pool.name === name ? { ...pool, totalWei: pool.totalWei + amountWei } : pool)),
  }
}

/** The pool of that name; undefined if the sale has none. */
export function poolNamed({ pools }: Pick<Sale, 'pools'>, name: PoolName): SalePool | undefined {
  return pools.find((pool) => pool.name === name)
}

/** Part of a pool's commitments, scaled by `SHARE_SCALE` and rounded down. */
export function shareOf({ totalWei }: SalePool, amountWei: bigint): bigint {
  return totalWei === 0n ? 0n : (amountWei * SHARE_SCALE) / totalWei
}

/**
 * LP tokens paid for all tokens of a pool, tax included, if the sale closes with these totals: what `priceOf` divides.
 * Without an overflow it is the raising amount.
 */
export function costWithTaxWei(pool: SalePool): bigint {
  const excessWei = pool.totalWei > pool.raisingWei ? pool.totalWei - pool.raisingWei : 0n
  return pool.raisingWei + ceilDiv(excessWei * taxRate(pool), SHARE_SCALE)
}

/**
 * Whether the contract holds enough tokens: before the end all that it offers, afterwards at least what it lets its owner
 * withdraw, since it adds what buyers are owed to that.
 */
export function holdsEnough(sale: Sale, phase: SalePhase): boolean {
  return sale.heldWei >= (phase === 'finished' ? sale.withdrawable.offeringWei : offeredWei(sale))
}

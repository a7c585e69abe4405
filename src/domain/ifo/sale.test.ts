import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  costWithTaxWei,
  holdsEnough,
  isMinimumMet,
  outcomeOf,
  raisedWei,
  type SalePool,
  SHARE_SCALE,
  salePhase,
  shareOf,
  takesCommitments,
  taxRate,
  withCommitment,
} from './sale'
import { BASIC, ONE, SALE, UNLIMITED } from './testing/sales'

const totalOf = (times: bigint, more = 0n): SalePool => ({
  ...UNLIMITED,
  totalWei: times * UNLIMITED.raisingWei + more,
})

describe('salePhase', () => {
  it.each([
    [99, 'comingSoon', false],
    [100, 'live', true],
    [199, 'live', true],
    // The next block is past the end.
    [200, 'live', false],
    [201, 'finished', false],
  ] as const)('at block %i is %s', (block, phase, takes) => {
    expect(salePhase(SALE, block)).toBe(phase)
    expect(takesCommitments(SALE, block)).toBe(takes)
  })

  it('is idle while the sale is not scheduled', () => {
    expect(salePhase({ startBlock: 0, endBlock: 0 }, 5)).toBe('idle')
  })
})

describe('taxRate', () => {
  it.each([
    [0n, '1'],
    [49n, '1'],
    [50n, '0.5'],
    [99n, '0.5'],
    [100n, '0.3'],
    [249n, '0.3'],
    [250n, '0.25'],
    [499n, '0.25'],
    [500n, '0.2'],
    [999n, '0.2'],
    [1_000n, '0.1'],
    [1_499n, '0.1'],
    [1_500n, '0.05'],
    [100_000n, '0.05'],
  ])('of a pool that is committed %s times is %s %%', (times, percent) => {
    const rate = (Number(percent) * Number(SHARE_SCALE)) / 100
    expect(taxRate(totalOf(times))).toBe(BigInt(rate))
    // Up to the next whole multiple.
    expect(taxRate(totalOf(times, UNLIMITED.raisingWei - 1n))).toBe(BigInt(rate))
  })

  it('is 0 without a tax', () => {
    expect(taxRate({ ...totalOf(2n), hasTax: false })).toBe(0n)
  })
})

describe('outcomeOf', () => {
  const sale = { minimumWei: 0n, pools: [UNLIMITED] }

  it('shares an oversubscribed pool: 50 of 5,000 for 1,000 and 10,000 tokens', () => {
    expect(outcomeOf(sale, UNLIMITED, 50n * ONE)).toEqual({
      offeringWei: 100n * ONE,
      payWei: 10n * ONE,
      refundWei: (396n * ONE) / 10n,
      taxWei: (4n * ONE) / 10n,
    })
  })

  it('sells all that is paid for where less is committed than raised', () => {
    const pool = { ...UNLIMITED, totalWei: 500n * ONE }
    expect(outcomeOf({ ...sale, pools: [pool] }, pool, 50n * ONE)).toEqual({
      offeringWei: 500n * ONE,
      payWei: 50n * ONE,
      refundWei: 0n,
      taxWei: 0n,
    })
  })

  it('refunds all without tax below the minimum', () => {
    const missed = { ...sale, minimumWei: 1_001n * ONE }
    expect(isMinimumMet(missed)).toBe(false)
    expect(outcomeOf(missed, UNLIMITED, 50n * ONE)).toMatchObject({ offeringWei: 0n, refundWei: 50n * ONE, taxWei: 0n })
    expect(isMinimumMet({ ...sale, minimumWei: 1_000n * ONE })).toBe(true)
  })

  it('refunds what is too small for a token without tax', () => {
    const pool = { ...UNLIMITED, offeringWei: 10n }
    expect(outcomeOf({ ...sale, pools: [pool] }, pool, 499n * ONE)).toMatchObject({ offeringWei: 0n, taxWei: 0n })
    expect(outcomeOf({ ...sale, pools: [pool] }, pool, 500n * ONE)).toMatchObject({ offeringWei: 1n })
  })

  it('neither makes nor loses LP tokens, and never sells more than there is', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 22n }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        amounts,
        fc.bigInt({ min: 1n, max: 10n ** 21n }),
        fc.bigInt({ min: 1n, max: 10n ** 22n }),
        (each, raisingWei, offeringWei) => {
          const totalWei = each.reduce((sum, amount) => sum + amount, 0n)
          const pool = { ...UNLIMITED, raisingWei, offeringWei, totalWei }
          const outcomes = each.map((amount) => outcomeOf({ minimumWei: 0n, pools: [pool] }, pool, amount))
          for (const [index, { payWei, refundWei, taxWei }] of outcomes.entries())
            expect(payWei + refundWei + taxWei).toBe(each[index])
          expect(outcomes.reduce((sum, outcome) => sum + outcome.offeringWei, 0n) <= offeringWei).toBe(true)
        },
      ),
    )
  })
})

describe('totals', () => {
  it('raise at most the raising amount of each pool', () => {
    expect(raisedWei({ pools: [{ ...BASIC, totalWei: 20n * ONE }, UNLIMITED] })).toBe(1_020n * ONE)
  })

  it('grow by a commitment to one pool', () => {
    const after = withCommitment(SALE, 'basic', 5n)
    expect(after.pools.map(({ totalWei }) => totalWei)).toEqual([5n, UNLIMITED.totalWei])
    expect(shareOf(UNLIMITED, 50n * ONE)).toBe(SHARE_SCALE / 100n)
    expect(shareOf(BASIC, 0n)).toBe(0n)
  })

  it('cost the raising amount and the tax on the rest', () => {
    expect(costWithTaxWei(UNLIMITED)).toBe(1_040n * ONE)
    expect(costWithTaxWei({ ...UNLIMITED, totalWei: 10n * ONE })).toBe(1_000n * ONE)
  })
})

describe('holdsEnough', () => {
  it('needs all offered tokens before the end, and what the owner may take after it', () => {
    expect(holdsEnough(SALE, 'live')).toBe(true)
    expect(holdsEnough({ ...SALE, heldWei: SALE.heldWei - 1n }, 'live')).toBe(false)
    expect(holdsEnough({ ...SALE, heldWei: 5n, withdrawable: { lpWei: 0n, offeringWei: 5n } }, 'finished')).toBe(true)
    expect(holdsEnough({ ...SALE, heldWei: 4n, withdrawable: { lpWei: 0n, offeringWei: 5n } }, 'finished')).toBe(false)
  })
})

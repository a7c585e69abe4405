import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BASIC,
  BOTH,
  deployIfo,
  deployIfoTokens,
  expectedAmounts,
  type IfoAmounts,
  type IfoPlan,
  type IfoTokens,
  poolOf,
  type Sale,
  SCALE,
  TAX_RATES,
  UNLIMITED,
  usualPools,
} from '../../testing/ifoFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { ONE } from '../../testing/vaultFixtures.ts'

const points = { campaignId: 511_020_000n, points: 300n, threshold: 10n * ONE } as const

let chain: TestChain
let tokens: IfoTokens
let people: readonly string[]
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  people = usersOf(chain)
  ;[alice = '', bob = '', carol = ''] = people
  tokens = await deployIfoTokens(chain, people)
})
afterAll(() => chain.stop())

/** Runs with a sale that is deployed for it. */
const withSale = (plan: IfoPlan, run: (sale: Sale) => Promise<void>) =>
  chain.withSnapshot(async () => run(await deployIfo(chain, tokens, people, plan)))

/** Harvests and returns what arrived. */
async function harvest(sale: Sale, account: string, pid: bigint) {
  const before = [await balanceOf(tokens.offering, account), await balanceOf(tokens.lp, account)] as const
  const { events } = await sale.harvest(account, pid)
  return {
    offering: (await balanceOf(tokens.offering, account)) - before[0],
    refunding: (await balanceOf(tokens.lp, account)) - before[1],
    event: eventRows(events),
  }
}

const taxOf = (sale: Sale) => readUint(sale.ifo, 'viewPoolTaxRateOverflow', [UNLIMITED])

describe('harvest', () => {
  it('pays the worked example: of 5,000 for 1,000, a commitment of 50 buys 100 tokens for 10 with a tax of 0.4', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 50n * ONE, UNLIMITED)
      await sale.commit(bob, 4_950n * ONE, UNLIMITED)
      const expected: IfoAmounts = { offering: 100n * ONE, refunding: (396n * ONE) / 10n, tax: (4n * ONE) / 10n }
      expect(await sale.amountsOf(alice, UNLIMITED)).toEqual(expected)
      expect([...((await sale.ifo.read('viewUserAllocationPools', [alice, BOTH])) as bigint[])]).toEqual([
        0n,
        SCALE / 100n,
      ])
      await sale.end()
      const { offering, refunding } = expected
      expect(await harvest(sale, alice, UNLIMITED)).toEqual({
        offering,
        refunding,
        event: [['Harvest', alice, offering, refunding, UNLIMITED]],
      })
      expect(await sale.amountsOf(alice, UNLIMITED)).toEqual(expected)
      const pool = (await sale.ifo.read('viewPoolInformation', [UNLIMITED])) as unknown[]
      expect([pool[4], pool[5]]).toEqual([5_000n * ONE, expected.tax])
    }))

  it('pays the same share from the basic pool without a tax', () =>
    withSale({ pools: [poolOf(40n * ONE, { limit: 50n * ONE }), usualPools[1]] }, async (sale) => {
      await sale.start()
      for (const account of [alice, bob]) await sale.commit(account, 50n * ONE, BASIC)
      await sale.end()
      const { offering, refunding } = await harvest(sale, alice, BASIC)
      expect([offering, refunding]).toEqual([200n * ONE, 30n * ONE])
      expect(await readUint(sale.ifo, 'viewPoolTaxRateOverflow', [BASIC])).toBe(0n)
    }))

  it.each([
    ['less than the pool takes', 999n * ONE],
    ['exactly as much', 1_000n * ONE],
  ])('refunds and taxes nothing if the commitments are %s', (_, total) =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, total - 7n, UNLIMITED)
      await sale.commit(bob, 7n, UNLIMITED)
      await sale.end()
      expect(await harvest(sale, bob, UNLIMITED)).toMatchObject({ offering: 70n, refunding: 0n })
      expect(await harvest(sale, alice, UNLIMITED)).toMatchObject({ offering: 10n * (total - 7n), refunding: 0n })
      expect(await balanceOf(tokens.lp, sale.ifo)).toBe(total)
    }),
  )

  it('is possible from the block after the last one, once, by those who committed', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, ONE, BASIC)
      await expect(sale.harvest(alice, BASIC)).rejects.toThrow('has not ended')
      await mineTo(chain, sale.endBlock - 1n)
      await expect(sale.harvest(alice, BASIC)).rejects.toThrow('has not ended')
      // The failed one was in the last block.
      expect((await sale.harvest(alice, BASIC)).blockNumber).toBe(Number(sale.endBlock) + 1)
      await expect(sale.harvest(alice, BASIC)).rejects.toThrow('harvested already')
      await expect(sale.harvest(alice, UNLIMITED)).rejects.toThrow('nothing was committed')
      await expect(sale.harvest(bob, BASIC)).rejects.toThrow('nothing was committed')
      await expect(sale.harvest(alice, 2n)).rejects.toThrow('no such pool')
      const [amounts, harvested] = (await sale.ifo.read('viewUserInfo', [alice, BOTH])) as unknown[][]
      expect([[...(amounts ?? [])], [...(harvested ?? [])]]).toEqual([
        [ONE, 0n],
        [true, false],
      ])
    }))

  it('needs no profile any more', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, ONE, BASIC)
      await tokens.profile.send(alice, 'setActive', [alice, false])
      await sale.end()
      expect(await harvest(sale, alice, BASIC)).toMatchObject({ offering: 10n * ONE })
    }))

  it('cannot be repeated by the token that it pays', () =>
    withSale({ pools: usualPools }, async (sale) => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await tokens.profile.send(alice, 'setActive', [account.address, true])
      await tokens.lp.send(alice, 'mint', [account.address, ONE])
      await run(tokens.lp, 'approve(address,uint256)', [sale.ifo.address, ONE])
      await sale.start()
      await run(sale.ifo, 'depositPool(uint256,uint8)', [ONE, BASIC])
      await sale.commit(alice, 10n * ONE, BASIC)
      await sale.end()
      await tokens.offering.send(alice, 'setHook', [account.address])
      await arm(sale.ifo, 'harvestPool(uint8)', [BASIC])
      await run(sale.ifo, 'harvestPool(uint8)', [BASIC])
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(tokens.offering, account)).toBe(10n * ONE)
    }))

  it('pays the refund even if the offered token cannot be transferred, and the tokens later', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 5_000n * ONE, UNLIMITED)
      await sale.end()
      // The token's hook is no contract, which makes each transfer revert.
      await tokens.offering.send(alice, 'setHook', [carol])
      const { offering, refunding } = await harvest(sale, alice, UNLIMITED)
      expect([offering, refunding]).toEqual([0n, 3_960n * ONE])
      expect(await readUint(sale.ifo, 'unpaidOffering', [alice])).toBe(10_000n * ONE)
      await expect(sale.ifo.send(alice, 'claimUnpaidOffering')).rejects.toThrow()
      expect(await sale.withdrawable()).toEqual([1_040n * ONE, usualPools[0].offering])
      await tokens.offering.send(alice, 'setHook', ['0x0000000000000000000000000000000000000000'])
      await sale.withdraw(1_040n * ONE, usualPools[0].offering)
      const before = await balanceOf(tokens.offering, alice)
      await sale.ifo.send(alice, 'claimUnpaidOffering')
      expect((await balanceOf(tokens.offering, alice)) - before).toBe(10_000n * ONE)
      await expect(sale.ifo.send(alice, 'claimUnpaidOffering')).rejects.toThrow('nothing to claim')
      expect(await balanceOf(tokens.offering, sale.ifo)).toBe(0n)
    }))
})

describe('tax', () => {
  const steps = TAX_RATES.flatMap(([overflow, rate], index) => {
    const before = TAX_RATES[index - 1]?.[1]
    return before === undefined
      ? [['2 times', 2n * ONE, rate] as const]
      : [
          [`just below ${overflow} times`, overflow * ONE - 1n, before] as const,
          [`${overflow} times`, overflow * ONE, rate] as const,
        ]
  })

  it.each(steps)('of %s the raising amount', (_, total, rate) =>
    withSale({ pools: [usualPools[0], poolOf(ONE, { hasTax: true })] }, async (sale) => {
      await sale.start()
      await sale.commit(alice, ONE, UNLIMITED)
      await sale.commit(bob, total - ONE, UNLIMITED)
      expect(await taxOf(sale)).toBe(rate)
      const amounts = await sale.amountsOf(alice, UNLIMITED)
      const excess = amounts.refunding + amounts.tax
      expect(excess).toBe(ONE - (ONE * ONE + total - 1n) / total)
      expect(amounts.tax).toBe((excess * rate + SCALE - 1n) / SCALE)
      await sale.end()
      expect((await harvest(sale, alice, UNLIMITED)).refunding).toBe(amounts.refunding)
    }),
  )

  it('falls by the rates of the definition: 1, 0.5, 0.3, 0.25, 0.2, 0.1 and 0.05 %', () => {
    const percents = TAX_RATES.map(([overflow, rate]) => [Number(overflow), (Number(rate) * 100) / Number(SCALE)])
    expect(percents).toEqual([
      [0, 1],
      [50, 0.5],
      [100, 0.3],
      [250, 0.25],
      [500, 0.2],
      [1_000, 0.1],
      [1_500, 0.05],
    ])
  })

  it('is 1 % before there is any excess, and charges nothing then', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, ONE, UNLIMITED)
      expect(await taxOf(sale)).toBe(SCALE / 100n)
      expect((await sale.amountsOf(alice, UNLIMITED)).tax).toBe(0n)
    }))

  it('spares a commitment that is too small for a token: all of it comes back', () =>
    withSale({ pools: [usualPools[0], poolOf(ONE, { offering: 10n ** 9n, hasTax: true })] }, async (sale) => {
      const total = 10n ** 13n
      await sale.start()
      await sale.commit(alice, 1_000n, UNLIMITED)
      await sale.commit(bob, total * ONE - 1_000n, UNLIMITED)
      expect([...((await sale.ifo.read('viewUserAllocationPools', [alice, [UNLIMITED]])) as bigint[])]).toEqual([0n])
      expect(await sale.amountsOf(alice, UNLIMITED)).toEqual({ offering: 0n, refunding: 1_000n, tax: 0n })
      await sale.end()
      expect(await harvest(sale, alice, UNLIMITED)).toMatchObject({ offering: 0n, refunding: 1_000n })
    }))

  it('is owed with tokens by a share below a trillionth that still buys some', () =>
    withSale({ pools: [usualPools[0], poolOf(1_000n * ONE, { hasTax: true })] }, async (sale) => {
      const total = 10n ** 7n * ONE
      const amount = 5n * 10n ** 12n
      await sale.start()
      await sale.commit(alice, amount, UNLIMITED)
      await sale.commit(bob, total - amount, UNLIMITED)
      expect([...((await sale.ifo.read('viewUserAllocationPools', [alice, [UNLIMITED]])) as bigint[])]).toEqual([0n])
      const expected = expectedAmounts(poolOf(1_000n * ONE, { hasTax: true }), total, amount)
      expect(expected.offering).toBe(5n * 10n ** 9n)
      expect(await sale.amountsOf(alice, UNLIMITED)).toEqual(expected)
    }))
})

describe('points', () => {
  const pointsOf = (account: string) => readUint(tokens.profile, 'pointsOf', [account, points.campaignId])

  it('are given once with the first harvest, from the threshold on in both pools together', () =>
    withSale({ pools: usualPools, points }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 4n * ONE, BASIC)
      await sale.commit(alice, 6n * ONE, UNLIMITED)
      await sale.commit(bob, points.threshold - 1n, UNLIMITED)
      await sale.end()
      await sale.harvest(bob, UNLIMITED)
      expect(await pointsOf(bob)).toBe(0n)
      for (const pid of BOTH) {
        await sale.harvest(alice, pid)
        expect(await pointsOf(alice)).toBe(points.points)
      }
      expect(await sale.ifo.read('hasClaimedPoints', [alice])).toBe(true)
      for (const account of [alice, bob])
        await expect(sale.ifo.send(account, 'claimPoints')).rejects.toThrow('no points to claim')
    }))

  it('that the profile refuses block no harvest and can be claimed later', () =>
    withSale({ pools: usualPools, points }, async (sale) => {
      await sale.start()
      await sale.commit(alice, points.threshold, UNLIMITED)
      await tokens.profile.send(alice, 'setRefusing', [true])
      await sale.end()
      await expect(sale.ifo.send(alice, 'claimPoints')).rejects.toThrow('harvest first')
      expect(await harvest(sale, alice, UNLIMITED)).toMatchObject({ offering: 10n * points.threshold })
      expect(await sale.ifo.read('hasClaimedPoints', [alice])).toBe(false)
      await expect(sale.ifo.send(alice, 'claimPoints')).rejects.toThrow('gives no points')
      await tokens.profile.send(alice, 'setRefusing', [false])
      await sale.ifo.send(alice, 'claimPoints')
      expect(await pointsOf(alice)).toBe(points.points)
      await expect(sale.ifo.send(alice, 'claimPoints')).rejects.toThrow('no points to claim')
    }))

  it('are none in a sale without any, and in one that missed its minimum', async () => {
    await withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, points.threshold, UNLIMITED)
      await sale.end()
      await sale.harvest(alice, UNLIMITED)
      expect(await sale.ifo.read('hasClaimedPoints', [alice])).toBe(false)
    })
    await withSale({ pools: usualPools, points, minimumRaise: points.threshold + 1n }, async (sale) => {
      await sale.start()
      await sale.commit(alice, points.threshold, UNLIMITED)
      await sale.end()
      await sale.harvest(alice, UNLIMITED)
      expect(await pointsOf(alice)).toBe(0n)
      await expect(sale.ifo.send(alice, 'claimPoints')).rejects.toThrow('no points to claim')
    })
  })

  it('are set by the owner before the start', () =>
    withSale({ pools: usualPools, points }, async ({ ifo }) => {
      const { campaignId, threshold } = points
      expect(await readUint(ifo, 'campaignId')).toBe(campaignId)
      expect(await readUint(ifo, 'numberPoints')).toBe(points.points)
      expect(await readUint(ifo, 'thresholdPoints')).toBe(threshold)
      expect(await ifo.read('pancakeProfile')).toBe(tokens.profile.address)
    }))
})

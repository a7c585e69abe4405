import { describe, expect, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { farmPerSecondContract } from '@/chain/contracts/farmPerSecond'
import { interestRatesContract } from '@/chain/contracts/interestRates'
import { interestVaultContract } from '@/chain/contracts/interestVault'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import { masterChefContract } from '@/chain/contracts/masterChef'
import { multicallContract } from '@/chain/contracts/multicall'
import { pairContract } from '@/chain/contracts/pair'
import { priceRouterContract } from '@/chain/contracts/priceRouter'
import { rewarderContract } from '@/chain/contracts/rewarder'
import { rewardPerBlockContract } from '@/chain/contracts/rewardPerBlock'
import { stableSwapContract } from '@/chain/contracts/stableSwap'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import { Decimal } from '@/lib/decimal'
import { ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { blockPace } from './model/blockPace'
import { knotArguments, RATE_KNOTS } from './model/interestRate'
import { depositedReading, liquidityReading, oldBalancesReading, shareTokenReading, vaultTermsReading } from './reads'
import {
  ACCOUNT,
  CHEF,
  FACTORY,
  MULTICALL,
  PRICE_ROUTER,
  SHARE_TOKEN,
  testNetwork,
  testVault,
  UNDERLYING,
} from './testing/vaults'
import { vaultYieldReading, type YieldContext } from './yieldReads'

const E18 = 10n ** 18n
const wcro = testNetwork.tokens['WCRO']!.address
const usdc = testNetwork.tokens['USDC']!.address
const vvs = testNetwork.tokens['VVS']!.address
const dai = testNetwork.tokens['DAI']!.address
const context: YieldContext = { pace: blockPace(6), stakingAprs: {} }

type Answer = readonly [ContractCall<unknown>, unknown]

/** Reads from given results; others are loading. Throws if a reading uses a call that it does not list. */
function readerOf(reading: Reading<unknown>, answers: readonly Answer[]): CallReader {
  const byKey = new Map(answers.map(([call, value]) => [call.key, value]))
  const listed = new Set(reading.calls.map((call) => call.key))
  return <T>(call: ContractCall<T>): Loadable<T> => {
    if (!listed.has(call.key)) throw new Error(`Not listed: ${call.key}`)
    return byKey.has(call.key) ? ready(byKey.get(call.key) as T) : LOADING
  }
}
function answer<T>(reading: Reading<T>, answers: readonly Answer[]): T | undefined {
  return valueOf(reading.derive(readerOf(reading, answers)))
}

const croPrice: Answer = [priceRouterContract(PRICE_ROUTER).getAmountOut(wcro, usdc, E18), 100_000n]
const vvsPrice: Answer = [priceRouterContract(PRICE_ROUTER).getAmountOut(vvs, dai, E18), 5n * 10n ** 14n]
// 10,000 CRO at 0.10 and 1,000 USDC over 100 LP: 20 USD each.
const pool: readonly Answer[] = [
  [
    pairContract(UNDERLYING).getReserves(),
    { reserve0: 10_000n * E18, reserve1: 1_000n * 10n ** 6n, blockTimestampLast: 0n },
  ],
  [erc20Contract(UNDERLYING).totalSupply(), 100n * E18],
  croPrice,
]
const farm: readonly Answer[] = [
  [masterChefContract(CHEF).rewardPerBlock(), 10n * E18],
  [
    masterChefContract(CHEF).poolInfo(1n),
    { lpToken: UNDERLYING, allocPoint: 30n, lastRewardBlock: 0n, accRewardPerShare: 0n },
  ],
  [masterChefContract(CHEF).totalAllocPoint(), 120n],
  [erc20Contract(UNDERLYING).balanceOf(CHEF), 50n * E18],
  vvsPrice,
]

describe('vaultYieldReading', () => {
  it('returns the APY of a farm pool from raw results', () => {
    const value = answer(vaultYieldReading(testNetwork, testVault(), context), [...pool, ...farm])
    // 10 x 30/120 x 5437241.379 x 0.0005 / (50 x 20) = 6.79655...
    expect(value?.parts[0]?.rate?.toFixed(12)).toBe('6.796551723750')
    // Python's decimal: ((1 + apr / 365) ^ 365 - 1) x 0.8
    expect(value?.apy?.toFixed(10)).toBe('671.6344576092')
  })

  it('adds a per-second rewarder until it ends', () => {
    const rewardMasterChef = addressOf('9')
    const yieldSource = {
      kind: 'farmPerBlock',
      chef: CHEF,
      poolId: 1,
      rewardToken: 'VVS',
      rewarders: [{ rewardMasterChef, rewardToken: 'USDC' }],
    } as const
    const reading = vaultYieldReading(testNetwork, testVault({}, { yieldSource }), context)
    const clock: Answer[] = [
      [rewarderContract(rewardMasterChef).rewardPerSecond(), 10n],
      [rewarderContract(rewardMasterChef).rewardEndTimestamp(), 2_000n],
    ]
    const at = (now: bigint): Answer => [multicallContract(MULTICALL).getCurrentBlockTimestamp(), now]
    // 0.00001 x 31,536,000 / 1,000
    expect(answer(reading, [...pool, ...farm, ...clock, at(1_999n)])?.parts[1]?.rate?.toFixed()).toBe('0.31536')
    expect(answer(reading, [...pool, ...farm, ...clock, at(2_000n)])?.parts[1]?.rate?.toFixed()).toBe('0')
  })

  it('has no APY, rather than 0, for an empty pool', () => {
    const empty: Answer[] = [[erc20Contract(UNDERLYING).totalSupply(), 0n]]
    const value = answer(vaultYieldReading(testNetwork, testVault(), context), [...pool, ...farm, ...empty])
    expect(value?.apy).toBeUndefined()
  })

  it('is 0 for a deprecated vault, without calls', () => {
    const reading = vaultYieldReading(testNetwork, testVault({ isDeprecated: true }), context)
    expect(reading.calls).toEqual([])
    expect(answer(reading, [])?.apy?.toFixed()).toBe('0')
  })

  it('returns the APY of both kinds of lending rate', () => {
    const market = addressOf('8')
    const lending = (kind: 'supplyRatePerBlock' | 'supplyRatePerTimestamp') =>
      vaultYieldReading(testNetwork, testVault({}, { yieldSource: { kind, market } }), context)
    expect(
      answer(lending('supplyRatePerBlock'), [
        [lendingMarketContract(market).supplyRatePerBlock(), 2_000_000_000n],
      ])?.apy?.toFixed(8),
    ).toBe('0.00828476')
    expect(
      answer(lending('supplyRatePerTimestamp'), [
        [lendingMarketContract(market).supplyRatePerTimestamp(), 1_000_000_000n],
      ])?.apy?.toFixed(8),
    ).toBe('0.02562970')
  })
})

describe('vaultYieldReading of other sources', () => {
  const [market, swap] = [addressOf('8'), addressOf('9')]
  const yieldOf = (
    deployed: Parameters<typeof testVault>[1],
    answers: readonly Answer[],
    change: Parameters<typeof testVault>[0] = {},
    given: YieldContext = context,
  ) => answer(vaultYieldReading(testNetwork, testVault(change, deployed), given), answers)
  const clock = (nowSec: bigint): Answer => [multicallContract(MULTICALL).getCurrentBlockTimestamp(), nowSec]

  it('counts a per-second farm by seconds', () => {
    const yieldSource = { kind: 'farmPerSecond', chef: CHEF, poolId: 1, rewardToken: 'VVS', rewarders: [] } as const
    const bySecond: Answer[] = [[farmPerSecondContract(CHEF).rewardPerSecond(), 10n ** 16n], ...farm.slice(1)]
    // 0.01 x 30/120 x 31,536,000 x 0.0005 / (50 x 20)
    expect(yieldOf({ yieldSource }, [...pool, ...bySecond])?.parts[0]?.rate?.toFixed()).toBe('0.03942')
  })

  it('counts 6 s blocks for other farms', () => {
    const cyborg = yieldOf({}, [...pool, ...farm], { defi: 'CyborgSwap' })
    // 10 x 30/120 x 5,256,000 x 0.0005 / 1,000
    expect(cyborg?.parts[0]?.rate?.toFixed()).toBe('6.57')
    expect(cyborg?.pace?.source).toBe('specified')
  })

  it("uses the farm's own reward getter", () => {
    const yieldSource = {
      kind: 'farmPerBlock',
      chef: CHEF,
      poolId: 1,
      rewardToken: 'VVS',
      rewardGetter: 'vvsPerBlock',
      rewarders: [],
    } as const
    const named: Answer[] = [[rewardPerBlockContract(CHEF).vvsPerBlock(), 10n * E18], ...farm.slice(1)]
    expect(yieldOf({ yieldSource }, [...pool, ...named])?.parts[0]?.rate?.toFixed(12)).toBe('6.796551723750')
  })

  it("excludes the farm's own token if it is no longer emitted", () => {
    const yieldSource = { kind: 'farmPerBlock', chef: CHEF, poolId: 1, rewardToken: 'VVS', rewarders: [] } as const
    const reading = vaultYieldReading(testNetwork, testVault({ noVvsReward: true }, { yieldSource }), context)
    expect(answer(reading, [...pool, ...farm])?.parts).toEqual([])
    expect(reading.calls.map(({ key }) => key)).not.toContain(masterChefContract(CHEF).rewardPerBlock().key)
  })

  it("values Ferro's stake by the virtual price", () => {
    const yieldSource = { kind: 'ferro', chef: CHEF, poolId: 1, swap, rewardToken: 'VVS', peg: 'WCRO' } as const
    const stable: Answer[] = [croPrice, [stableSwapContract(swap).getVirtualPrice(), 2n * E18]]
    const value = yieldOf({ yieldSource }, [...stable, ...farm])
    // 10 x 30/120 x 5,256,000 x 0.0005 / (50 x 2 x 0.1) = 657; over a year at 657 x 0.64
    expect(value?.parts[0]?.rate?.toFixed()).toBe('657')
    expect(value?.growth?.ratePerDay.toFixed()).toBe('1.152')
  })

  it('derives the supply rate from the borrow rate', () => {
    const yieldSource = { kind: 'interestRate', vault: market, config: swap } as const
    const rates = RATE_KNOTS.map(
      (tenths): Answer => [
        interestRatesContract(swap).getInterestRate(...knotArguments(tenths)),
        BigInt(tenths) * 10n ** 9n,
      ],
    )
    const lent: Answer[] = [
      [interestVaultContract(market).vaultDebtVal(), 750n],
      [erc20Contract(UNDERLYING).balanceOf(market), 250n],
      [interestRatesContract(swap).getReservePoolBps(), 1_000n],
    ]
    // 7.5e-9 x 86,400 x 0.75 x 0.9
    expect(yieldOf({ yieldSource }, [...rates, ...lent])?.growth?.ratePerDay.toFixed()).toBe('0.0004374')
  })

  it('uses the staking APR of the context, loading until it is known', () => {
    const yieldSource = { kind: 'staking', bar: market, subgraph: 'bar' } as const
    const vault = testVault({}, { yieldSource })
    expect(vaultYieldReading(testNetwork, vault, context).derive(() => LOADING)).toEqual(LOADING)
    const given = { ...context, stakingAprs: { bar: ready(new Decimal('0.365')) } }
    expect(yieldOf({ yieldSource }, [], {}, given)?.growth?.ratePerDay.toFixed()).toBe('0.001')
  })

  it('returns static rates, also of a deprecated take-profit vault', () => {
    expect(yieldOf({ yieldSource: { kind: 'static', apy: 1.89 } }, [])?.apy?.toFixed()).toBe('0.0189')
    const takeProfit = yieldOf({ yieldSource: { kind: 'static', apr: 0.01 } }, [], {
      isDeprecated: true,
      isTakeProfit: true,
    })
    expect([takeProfit?.apy?.toFixed(), takeProfit?.isApr]).toEqual(['0.0001', true])
  })

  it('adds a bonus within its window', () => {
    const network = { ...testNetwork, windows: { bonusRate: { until: 1_751_241_600 } } }
    const vault = testVault({ boostApr: 17.33, boostWindow: 'bonusRate' }, { yieldSource: { kind: 'static', apy: 1 } })
    const at = (nowSec: bigint) => answer(vaultYieldReading(network, vault, context), [clock(nowSec)])?.apy?.toFixed()
    expect([at(1_751_241_599n), at(1_751_241_600n)]).toEqual(['0.1833', '0.01'])
  })
})

describe('vault amounts', () => {
  it('are valued at the LP price', () => {
    const held: Answer = [vaultContract(SHARE_TOKEN).totalAssets(), 3n * E18]
    const value = answer(liquidityReading(testNetwork, testVault(), SHARE_TOKEN), [...pool, held])
    expect(value?.wei).toBe(3n * E18)
    expect(value?.usd?.toFixed()).toBe('60')
  })

  it('have no value, rather than 0, without a price', () => {
    const held: Answer = [vaultContract(SHARE_TOKEN).updatedBalanceOf(ACCOUNT), 3n * E18]
    const priceless: Answer = [croPrice[0], 0n]
    const value = answer(depositedReading(testNetwork, testVault(), SHARE_TOKEN, ACCOUNT), [...pool, priceless, held])
    expect(value).toEqual({ wei: 3n * E18, usd: undefined })
  })

  it('include only old vaults with a balance', () => {
    const [empty, full] = [addressOf('7'), addressOf('8')]
    const reading = oldBalancesReading(testVault({}, { migrateOldVaults: [empty, full] }), ACCOUNT)
    const answers: Answer[] = [
      [vaultContract(empty).updatedBalanceOf(ACCOUNT), 0n],
      [vaultContract(full).updatedBalanceOf(ACCOUNT), 7n],
    ]
    expect(answer(reading, answers)).toEqual([{ oldVault: full, wei: 7n }])
  })
})

describe('shareTokenReading', () => {
  const unlisted = testVault({ listedShareToken: undefined })
  const call = vaultFactoryContract(FACTORY).getToken(UNDERLYING)

  it('asks the factory only for unlisted vaults', () => {
    expect(shareTokenReading(testNetwork, testVault()).calls).toEqual([])
    expect(answer(shareTokenReading(testNetwork, testVault()), [])).toBe(SHARE_TOKEN)
    expect(answer(shareTokenReading(testNetwork, unlisted), [[call, addressOf('b')]])).toBe(addressOf('b'))
  })

  it('is undefined if the factory returns the zero address', () => {
    const reading = shareTokenReading(testNetwork, unlisted)
    expect(reading.derive(readerOf(reading, [[call, ZERO_ADDRESS]]))).toEqual(ready(undefined))
  })
})

describe('vaultTermsReading', () => {
  const answersWith = (supply: bigint): Answer[] => [
    [vaultContract(SHARE_TOKEN).depositFeeBps(), 50n],
    [vaultContract(SHARE_TOKEN).performanceFeeBps(), 2_000n],
    [vaultContract(SHARE_TOKEN).lastCompoundTime(), 9n],
    [vaultContract(SHARE_TOKEN).strategy(), addressOf('b')],
    [vaultContract(SHARE_TOKEN).totalAssets(), 3n * E18],
    [erc20Contract(SHARE_TOKEN).totalSupply(), supply],
    [erc20Contract(SHARE_TOKEN).decimals(), 18n],
  ]

  it('returns the share price', () => {
    expect(answer(vaultTermsReading(testVault(), SHARE_TOKEN), answersWith(2n * E18))?.sharePrice?.toFixed()).toBe(
      '1.5',
    )
  })

  it('has no price while there are no shares', () => {
    expect(answer(vaultTermsReading(testVault(), SHARE_TOKEN), answersWith(0n))?.sharePrice).toBeUndefined()
  })
})

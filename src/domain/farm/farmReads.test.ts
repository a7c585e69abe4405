import { describe, expect, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { erc20Contract } from '@/chain/contracts/erc20'
import { priceRouterContract } from '@/chain/contracts/priceRouter'
import type { Deployment } from '@/config/deployment'
import { emptyDeployment } from '@/config/testing/deployment'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { type Farm, farmsOf } from './farm'
import {
  farmAprReading,
  farmLiquidityReading,
  farmStakePriceReading,
  farmStakeReading,
  farmTermsReading,
} from './farmReads'

const E18 = 10n ** 18n
const [LP, WCRO, USDC, DIAL, ACCOUNT] = ['1', '3', '4', '6', 'a'].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const [CHEF, ROUTER] = [addressOf('c'), addressOf('d')]

const network: Deployment = {
  ...emptyDeployment,
  contracts: { product: DIAL },
  prices: { contracts: { priceRouter: ROUTER } },
  farms: {
    contracts: { masterChef: CHEF },
    list: [
      { pid: 0, lpToken: DIAL, token: 'DIAL' },
      { pid: 1, lpToken: LP, token: 'DIAL', quoteToken: 'WCRO', isCommunity: true },
      { pid: 2, lpToken: addressOf('9'), token: 'DIAL', quoteToken: 'GONE' },
    ],
    pools: [],
  },
  tokens: {
    WCRO: { address: WCRO, decimals: 18, name: 'Wrapped CRO' },
    USDC: { address: USDC, decimals: 6, name: 'USD Coin' },
    DIAL: { address: DIAL, decimals: 18, name: 'Dial' },
  },
}

type Answer = readonly [ContractCall<unknown>, unknown]

function answer<T>(reading: Reading<T>, answers: readonly Answer[]): T | undefined {
  const byKey = new Map(answers.map(([call, value]) => [call.key, value]))
  const read: CallReader = <V>(call: ContractCall<V>): Loadable<V> =>
    byKey.has(call.key) ? ready(byKey.get(call.key) as V) : LOADING
  return valueOf(reading.derive(read))
}

const [single, pair] = farmsOf(network) as readonly [Farm, Farm]
const chef = cakeMasterChefContract(CHEF)
const priceOf = (token: Address, usdc: bigint): Answer => [
  priceRouterContract(ROUTER).getAmountOut(token, USDC, E18),
  usdc,
]
// 10,000 CRO at 0.10 over 100 LP: 20 USD each. DIAL is worth 0.50.
const market: readonly Answer[] = [
  [erc20Contract(DIAL).balanceOf(LP), 2_000n * E18],
  [erc20Contract(WCRO).balanceOf(LP), 10_000n * E18],
  [erc20Contract(LP).totalSupply(), 100n * E18],
  priceOf(WCRO, 100_000n),
  priceOf(DIAL, 500_000n),
]
const terms: readonly Answer[] = [
  [chef.poolInfo(1n), { lpToken: LP, allocPoint: 4_000n, lastReward: 0n, accRewardPerShare: 0n }],
  [chef.totalAllocPoint(), 10_000n],
  [chef.cakePerBlock(), E18],
]
const staked: Answer = [erc20Contract(LP).balanceOf(CHEF), 50n * E18]
const BLOCKS_PER_YEAR = new Decimal(5_256_000)

function aprOf(answers: readonly Answer[]): Decimal | undefined {
  const liquidity = farmLiquidityReading(pair, farmStakePriceReading(network, pair))
  return answer(farmAprReading(network, pair, farmTermsReading(pair), liquidity, BLOCKS_PER_YEAR), answers)
}

describe('farmsOf', () => {
  it('names what is staked, and leaves out farms whose tokens the network lacks', () => {
    expect(farmsOf(network).map(({ pid, staked: { symbol }, isCommunity }) => [pid, symbol, isCommunity])).toEqual([
      [0, 'DIAL', false],
      [1, 'DIAL-CRO LP', true],
    ])
    expect(pair.staked.pair).toEqual([DIAL, WCRO])
  })

  it('has none without the contract', () => {
    expect(farmsOf({ ...network, farms: { ...network.farms, contracts: {} } })).toEqual([])
  })
})

describe('the readings of a farm', () => {
  it('value an LP token by the quote token in the pair, and a single token by its price', () => {
    expect(answer(farmStakePriceReading(network, pair), market)?.toFixed()).toBe('20')
    expect(answer(farmStakePriceReading(network, single), market)?.toFixed()).toBe('0.5')
  })

  it('return the APR from raw results', () => {
    // 1 x 4,000 / 10,000 x 5,256,000 x 0.5 / (50 x 20)
    expect(aprOf([...market, ...terms, staked])?.toFixed()).toBe('1051.2')
  })

  it('return no APR, rather than an infinite one, if nothing is staked', () => {
    expect(aprOf([...market, ...terms, [erc20Contract(LP).balanceOf(CHEF), 0n]])).toBeUndefined()
  })

  it('return 0 for a farm without rewards', () => {
    const none: Answer = [chef.cakePerBlock(), 0n]
    expect(aprOf([...market, ...terms, staked, none])?.toFixed()).toBe('0')
  })

  it("read an account's stake without any price", () => {
    const user: Answer = [chef.userInfo(1n, ACCOUNT), { amount: 7n, rewardDebt: 0n }]
    expect(answer(farmStakeReading(pair, ACCOUNT), [user])).toBe(7n)
  })
})

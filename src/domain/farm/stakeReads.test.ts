import { describe, expect, it } from 'vitest'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import { smartChefContract } from '@/chain/contracts/smartChef'
import { getDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import { Decimal } from '@/lib/decimal'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { HARVESTS_PER_DAY } from './model/cakeVault'
import { hasEndedReading, stakeRateReading, stakeReadings } from './stakeReads'
import { getStakeVenues, type StakeVenue, stakeContract, venueId } from './stakeVenue'
import { type Answer, readerOf } from './testing/answers'

const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const E18 = 10n ** 18n
const BLOCKS_PER_YEAR = new Decimal(1_000)
const network = getDeployment()
const { multicall = ZERO_ADDRESS, product = ZERO_ADDRESS } = network.contracts
const { masterChef = ZERO_ADDRESS } = network.farms.contracts
const chef = cakeMasterChefContract(masterChef)

function venueOf(id: string): StakeVenue {
  const venue = getStakeVenues().find((each) => venueId(each) === id)
  if (venue === undefined) throw new Error(`There is no ${id}`)
  return venue
}

const atBlock = (block: bigint): Answer => [multicallContract(multicall).getBlockNumber(), block]
const poolInfo = (pid: bigint, allocPoint: bigint): Answer => [
  chef.poolInfo(pid),
  { lpToken: ZERO_ADDRESS, allocPoint, lastReward: 0n, accRewardPerShare: 0n },
]
/** $1 for each deployed token that has a market: one unit of the quote token for any amount. */
const priced = (symbol: string): readonly Answer[] =>
  tokenPriceReading(network, symbol).calls.map((call) => [call, 1_000_000n] as const)

/** Pool 4 stakes USDC and pays DIAL. */
const smartChef = smartChefContract(stakeContract(venueOf('pool 4')))
const poolTerms = (endBlock: bigint): readonly Answer[] => [
  [smartChef.rewardPerBlock(), E18],
  [smartChef.totalStaked(), 100_000_000n],
  [smartChef.startBlock(), 50n],
  [smartChef.bonusEndBlock(), endBlock],
  [smartChef.rewardReserve(), E18],
  [smartChef.poolLimitPerUser(), 0n],
  [smartChef.numberBlocksForUserLimit(), 0n],
]

describe('stakeReadings', () => {
  it('are the stake of a farm or pool, and its rewards in their own token', () => {
    const farm = stakeReadings(network, venueOf('farm 1'), ACCOUNT)
    const pool = stakeReadings(network, venueOf('pool 4'), ACCOUNT)
    const read = readerOf([
      [chef.userInfo(1n, ACCOUNT), { amount: 3n, rewardDebt: 0n }],
      [chef.pendingCake(1n, ACCOUNT), 4n],
      [smartChef.userInfo(ACCOUNT), { amount: 5n, rewardDebt: 0n }],
      [smartChef.pendingReward(ACCOUNT), 6n],
    ])
    const amounts = [farm, pool].flatMap(({ amount, unclaimed }) => [amount, unclaimed?.amount])
    expect(amounts.map((amount) => amount && valueOf(amount.derive(read)))).toEqual([3n, 4n, 5n, 6n])
    expect([farm, pool].map(({ unclaimed }) => unclaimed?.reward.symbol)).toEqual(['DIAL', 'DIAL'])
  })

  it("are the value of the automatic vault's shares, with nothing to collect", () => {
    const auto = stakeReadings(network, venueOf('auto'), ACCOUNT)
    const vault = cakeVaultContract(stakeContract(venueOf('auto')))
    const user = { shares: 10n * E18, lastDepositedTime: 0n, cakeAtLastUserAction: 0n, lastUserActionTime: 0n }
    const read = readerOf([
      [vault.userInfo(ACCOUNT), user],
      [vault.getPricePerFullShare(), (3n * E18) / 2n],
    ])
    expect(valueOf(auto.amount.derive(read))).toBe(15n * E18)
    expect(auto.unclaimed).toBeUndefined()
    expect(auto.amount.derive(readerOf([[vault.userInfo(ACCOUNT), user]])).status).toBe('failed')
  })
})

describe('hasEndedReading', () => {
  const hasEnded = (id: string, answers: readonly Answer[]) => {
    const ended = hasEndedReading(network, venueOf(id))?.derive(readerOf(answers))
    return ended && valueOf(ended)
  }

  it('is that of a farm without allocation points', () => {
    const answers = [[chef.totalAllocPoint(), 100n] as const, [chef.cakePerBlock(), 1n] as const]
    expect(hasEnded('farm 5', [...answers, poolInfo(5n, 0n)])).toBe(true)
    expect(hasEnded('farm 5', [...answers, poolInfo(5n, 1n)])).toBe(false)
  })

  it('is that of a pool after its last block; the manual pool and the automatic vault have none', () => {
    expect(hasEnded('pool 4', [[smartChef.bonusEndBlock(), 80n], atBlock(79n)])).toBe(false)
    expect(hasEnded('pool 4', [[smartChef.bonusEndBlock(), 80n], atBlock(80n)])).toBe(true)
    expect(hasEndedReading(network, venueOf('pool 0'))).toBeUndefined()
    expect(hasEndedReading(network, venueOf('auto'))).toBeUndefined()
  })
})

describe('stakeRateReading', () => {
  const rateAt = (id: string, answers: readonly Answer[]) => {
    const rate = stakeRateReading(network, venueOf(id), BLOCKS_PER_YEAR).derive(readerOf(answers))
    return valueOf(rate)?.toFixed(4)
  }
  const dial = priced('DIAL')

  it('is the APR of a pool, and 0 before its start', () => {
    // 1 DIAL a block at $1 x 1,000 blocks / 100 USDC
    expect(rateAt('pool 4', [...poolTerms(80n), ...dial, atBlock(60n)])).toBe('10.0000')
    expect(rateAt('pool 4', [...poolTerms(80n), ...dial, atBlock(40n)])).toBe('0.0000')
  })

  it('fails with its price', () => {
    const reading = stakeRateReading(network, venueOf('pool 4'), BLOCKS_PER_YEAR)
    expect(reading.derive(readerOf([...poolTerms(80n), atBlock(60n)])).status).toBe('failed')
  })

  it('is the APY of the automatic vault after its fees, and 0 while it is paused', () => {
    const vault = cakeVaultContract(stakeContract(venueOf('auto')))
    const answers = (isPaused: boolean): readonly Answer[] => [
      // A quarter of 4 DIAL a block over 10,000 DIAL: an APR of 10 %.
      [chef.cakePerBlock(), 4n * E18],
      poolInfo(0n, 25n),
      [chef.totalAllocPoint(), 100n],
      [erc20Contract(product).balanceOf(masterChef), 10_000n * E18],
      ...dial,
      atBlock(60n),
      [vault.totalShares(), E18],
      [vault.balanceOf(), E18],
      [vault.getPricePerFullShare(), E18],
      [vault.performanceFee(), 0n],
      [vault.callFee(), 0n],
      [vault.withdrawFee(), 0n],
      [vault.withdrawFeePeriod(), 0n],
      [vault.paused(), isPaused],
    ]
    const times = HARVESTS_PER_DAY * 365
    expect(rateAt('auto', answers(false))).toBe(((1 + 0.1 / times) ** times - 1).toFixed(4))
    expect(rateAt('auto', answers(true))).toBe('0.0000')
  })
})

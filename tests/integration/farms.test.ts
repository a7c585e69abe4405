import { Interface } from 'ethers'
import { describe, expect, inject, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { callReading, combineReadings } from '@/chain/calls/reading'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { readLatestBlock } from '@/chain/rpc/block'
import { readClient } from '@/chain/rpc/readClient'
import { callData, type TxCall } from '@/chain/tx/txCall'
import { getDeployment } from '@/config/deployment'
import { cakeVaultTermsReading } from '@/domain/farm/cakeVaultReads'
import { HARVESTS_PER_DAY, harvestSplit, recentProfit, withdrawalOf } from '@/domain/farm/model/cakeVault'
import { poolApr } from '@/domain/farm/model/poolState'
import { poolReadings } from '@/domain/farm/poolReads'
import { getStakingPools } from '@/domain/farm/stakingPool'
import { vaultRate } from '@/features/pools/model/poolView'
import { Decimal } from '@/lib/decimal'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { useChain } from './chain'
import { readNow } from './readings'

const [account = ZERO_ADDRESS, other = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const { masterChef = ZERO_ADDRESS, cakeVault = ZERO_ADDRESS } = getDeployment().farms.contracts
const vault = cakeVaultContract(cakeVault)
const product = erc20Contract(getDeployment().contracts.product ?? ZERO_ADDRESS)
/** Functions that the app doesn't call. */
const owned = new Interface([
  'function owner() view returns (address)',
  'function treasury() view returns (address)',
  'function setRewardPerBlock(uint256)',
])
const E18 = 10n ** 18n
/** Blocks of four minutes. */
const DAY_BLOCKS = 360

const chain = useChain()

async function read<T>(call: ContractCall<T>): Promise<T> {
  const [value] = await readNow([callReading(call)])
  if (value === undefined) throw new Error(`${call.key} failed`)
  return value
}

async function readAddress(name: 'owner' | 'treasury', of: Address = cakeVault): Promise<Address> {
  const answer = await chain.rpc('eth_call', [{ to: of, data: owned.encodeFunctionData(name) }, 'latest'])
  const address: unknown = owned.decodeFunctionResult(name, answer)[0]
  if (typeof address !== 'string' || !isAddress(address)) throw new Error(`${of} has no ${name}`)
  return address
}

/** What everyone has of the vault's token, base units. */
async function readHoldings() {
  return {
    caller: await read(product.balanceOf(other)),
    treasury: await read(product.balanceOf(await readAddress('treasury'))),
    assets: await read(vault.balanceOf()),
  }
}

/** Harvests for `other`. Returns what each got of it, base units. */
async function harvest() {
  const before = await readHoldings()
  await sendFrom(other, vault.harvest())
  const after = await readHoldings()
  return {
    bounty: after.caller - before.caller,
    fee: after.treasury - before.treasury,
    compounded: after.assets - before.assets,
  }
}

/** Ends the farm's emission, so that nothing accrues from one block to the next. */
async function stopEmission(): Promise<void> {
  const owner = await readAddress('owner', masterChef)
  await chain.rpc('anvil_impersonateAccount', [owner])
  await chain.send({ from: owner, to: masterChef, data: owned.encodeFunctionData('setRewardPerBlock', [0]) })
}

describe('automatic vault', () => {
  const readFees = async () => ({
    performanceFee: await read(vault.performanceFee()),
    callFee: await read(vault.callFee()),
  })

  it('divides every harvest by its fees, to the wei', async () => {
    const fees = await readFees()
    for (const blocks of [1, 7, 100]) {
      await chain.mine(blocks)
      const paid = await harvest()
      expect(paid).toEqual(harvestSplit(paid.bounty + paid.fee + paid.compounded, fees))
      expect(paid.bounty).toBeGreaterThan(0n)
    }
  })

  it('pays the bounty that the page shows and compounds the rest, to the wei, where nothing accrues', async () => {
    await chain.mine(100)
    await stopEmission()
    const pending = await read(vault.calculateTotalPendingCakeRewards())
    const shown = await read(vault.calculateHarvestCakeRewards())
    await chain.mine(10)
    const paid = await harvest()
    expect(paid).toEqual(harvestSplit(pending, await readFees()))
    expect(paid.bounty).toBe(shown)
    expect(await harvest()).toEqual({ bounty: 0n, fee: 0n, compounded: 0n })
  })

  it('pays the next caller the bounty of later blocks only', async () => {
    await chain.mine(100)
    const first = await harvest()
    const second = await harvest()
    expect(second.bounty).toBeGreaterThan(0n)
    expect(second.bounty).toBeLessThan(first.bounty / 50n)
  })

  it('grows in a day as its APY says, harvested as often as the page assumes', async () => {
    const manual = getStakingPools().find(({ kind }) => kind === 'manual')
    if (manual === undefined) throw new Error('The network has no manual pool')
    const { terms, stakedPrice, rewardPrice } = poolReadings(getDeployment(), manual, undefined)
    const blocksPerYear = new Decimal(DAY_BLOCKS * 365)
    const apr = combineReadings([terms, stakedPrice, rewardPrice], (known, staked, reward) =>
      poolApr(manual, { terms: known, stakedPrice: staked, rewardPrice: reward }, 'active', blocksPerYear),
    )
    await harvest()
    const [rate] = await readNow([apr])
    const [vaultTerms] = await readNow([cakeVaultTermsReading(vault.address)])
    if (rate === undefined || vaultTerms === undefined) throw new Error('The vault was not read')
    const apy = valueOf(vaultRate(ready(rate), ready(vaultTerms)))
    if (!Decimal.isBigNumber(apy)) throw new Error(`There is no APY: ${String(apy)}`)
    for (let count = 0; count < HARVESTS_PER_DAY; count += 1) {
      await chain.mine(DAY_BLOCKS / HARVESTS_PER_DAY - 1)
      await sendFrom(other, vault.harvest())
    }
    const grown = Number(await read(vault.getPricePerFullShare())) / Number(vaultTerms.pricePerFullShare) - 1
    const forecast = (1 + apy.toNumber()) ** (1 / 365) - 1
    expect(Math.abs(grown / forecast - 1)).toBeLessThan(0.005)
  })

  it('shows the profit since the last action', async () => {
    const before = await read(vault.userInfo(account))
    await chain.mine(100)
    await harvest()
    const { shares, cakeAtLastUserAction } = await read(vault.userInfo(account))
    expect(shares).toBe(before.shares)
    expect(recentProfit(shares, await read(vault.getPricePerFullShare()), cakeAtLastUserAction)).toBeGreaterThan(0n)
  })

  it('pays a withdrawal as forecast, with its fee until the period ends', async () => {
    const [withdrawFee, feePeriodSec] = [await read(vault.withdrawFee()), await read(vault.withdrawFeePeriod())]
    // Starts the period again.
    await sendFrom(account, product.approve(vault.address, 1_000n))
    await sendFrom(account, vault.deposit(1_000n))
    const pay = async (shares: bigint, call: TxCall) => {
      const { lastDepositedTime: lastDepositedSec } = await read(vault.userInfo(account))
      const terms = { pricePerFullShare: await read(vault.getPricePerFullShare()), withdrawFee, feePeriodSec }
      const [balance, { treasury }] = [await read(product.balanceOf(account)), await readHoldings()]
      await sendFrom(account, call)
      const { timestampSec } = await readLatestBlock(readClient)
      const forecast = withdrawalOf(shares, { ...terms, lastDepositedSec }, BigInt(timestampSec))
      const received = (await read(product.balanceOf(account))) - balance
      const fee = (await readHoldings()).treasury - treasury
      expect(received).toBeGreaterThanOrEqual(forecast.received)
      // The price of a share is rounded down, by less than a base unit per share.
      expect(received + fee - forecast.amount).toBeLessThanOrEqual(shares / E18 + 1n)
      return { amount: received + fee, fee, forecastFee: forecast.fee }
    }
    const half = (await read(vault.userInfo(account))).shares / 2n
    const early = await pay(half, vault.withdraw(half))
    expect(early.fee).toBe((early.amount * withdrawFee) / 10_000n)
    expect(early.fee - early.forecastFee).toBeLessThanOrEqual(((half / E18 + 1n) * withdrawFee) / 10_000n + 1n)
    await chain.increaseTime(Number(feePeriodSec))
    const { shares } = await read(vault.userInfo(account))
    expect(await pay(shares, vault.withdrawAll())).toMatchObject({ fee: 0n, forecastFee: 0n })
  })

  it('shows no profit and no loss right after a deposit', async () => {
    await sendFrom(account, product.approve(vault.address, 10n ** 30n))
    await sendFrom(account, vault.deposit(1_234_567_890_123_456_789_012n))
    const user = await read(vault.userInfo(account))
    expect(recentProfit(user.shares, await read(vault.getPricePerFullShare()), user.cakeAtLastUserAction)).toBe(0n)
  })
})

/** Sends a call from one of the node's accounts. */
async function sendFrom(from: Address, call: TxCall): Promise<void> {
  await chain.send({ from, to: call.contract, data: callData(call) })
}

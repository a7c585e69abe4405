import { describe, expect, inject, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { callReading, type Reading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { smartChefContract } from '@/chain/contracts/smartChef'
import { callData, type TxCall } from '@/chain/tx/txCall'
import { type DeployedFarm, type DeployedPool, getDeployment } from '@/config/deployment'
import { getStakeVenues, type StakeVenue } from '@/domain/farm/stakeVenue'
import { tokenPriceReading } from '@/domain/price/reads'
import { assetPosition } from '@/features/portfolio/model/buildPositions'
import { type Group, type GroupId, type Position, settleGroup } from '@/features/portfolio/model/position'
import { totalOf } from '@/features/portfolio/model/total'
import type { Asset } from '@/features/portfolio/reads'
import { stakeAssets } from '@/features/portfolio/stakeAssets'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { useChain } from './chain'
import { readNow } from './readings'

const accounts = inject('accounts').filter(isAddress).slice(0, 2)
const [alice = ZERO_ADDRESS] = accounts
const { contracts, list, pools } = getDeployment().farms
const { tokens } = getDeployment()
const masterChef = contracts.masterChef ?? ZERO_ADDRESS
const chef = cakeMasterChefContract(masterChef)
const vault = cakeVaultContract(contracts.cakeVault ?? ZERO_ADDRESS)
const PRODUCT = 'DIAL'

const chain = useChain()

async function read<T>(call: ContractCall<T>): Promise<T> {
  const [value] = await readNow([callReading(call)])
  if (value === undefined) throw new Error(`${call.key} failed`)
  return value
}

async function worth(wei: bigint, symbol: string): Promise<Decimal> {
  const [price] = await readNow([tokenPriceReading(getDeployment(), symbol)])
  return toDecimal(wei, tokens[symbol]?.decimals ?? NaN).times(price ?? NaN)
}

const sum = (values: readonly Decimal[]) => values.reduce((all, value) => all.plus(value), new Decimal(0))

/** The value of a farm's stake and rewards, from the reserves of its pair. */
async function farmWorth({ pid, lpToken, quoteToken }: DeployedFarm, account: Address): Promise<Decimal> {
  const { amount } = await read(chef.userInfo(BigInt(pid), account))
  const rewards = await worth(await read(chef.pendingCake(BigInt(pid), account)), PRODUCT)
  if (quoteToken === undefined) return rewards.plus(await worth(amount, PRODUCT))
  const quoted = await read(erc20Contract(tokens[quoteToken]?.address ?? ZERO_ADDRESS).balanceOf(lpToken))
  const side = await worth(quoted, quoteToken)
  const supply = await read(erc20Contract(lpToken).totalSupply())
  return rewards.plus(side.times(2).times(amount.toString()).div(supply.toString()))
}

async function poolWorth({ contract, stakedToken, rewardToken }: DeployedPool, account: Address): Promise<Decimal> {
  const pool = smartChefContract(contract)
  const { amount } = await read(pool.userInfo(account))
  const rewards = await read(pool.pendingReward(account))
  return sum([await worth(amount, stakedToken), await worth(rewards, rewardToken)])
}

async function vaultWorth(account: Address): Promise<Decimal> {
  const { shares } = await read(vault.userInfo(account))
  const [assets, totalShares] = [await read(vault.balanceOf()), await read(vault.totalShares())]
  return worth((shares * assets) / totalShares, PRODUCT)
}

/** In dollars, one stake after the other. */
async function worthOnChain(account: Address): Promise<Decimal> {
  const own = [
    ...list.map((farm) => () => farmWorth(farm, account)),
    ...pools.filter(({ kind }) => kind !== 'manual').map((pool) => () => poolWorth(pool, account)),
    () => vaultWorth(account),
  ]
  const values: Decimal[] = []
  for (const valueOfStake of own) values.push(await valueOfStake())
  return sum(values)
}

function positionReading(asset: Asset): Reading<Position> {
  const { amount, price, unclaimed, end } = asset
  const parts: readonly (Reading<unknown> | undefined)[] = [
    amount,
    price,
    unclaimed?.amount,
    unclaimed?.price,
    end?.hasEnded,
  ]
  return {
    calls: parts.flatMap((part) => part?.calls ?? []),
    derive: (reader) => ready(assetPosition(asset, reader, ready(new Map()))),
  }
}

async function groupOf(id: GroupId, venues: readonly StakeVenue[], account: Address): Promise<Group> {
  const assets = stakeAssets(getDeployment(), venues, account, ({ kind }) => kind)
  const positions = await readNow(assets.map(positionReading))
  return { id, ...settleGroup(positions.flatMap((position) => position ?? [])) }
}

async function groupsOf(account: Address): Promise<readonly Group[]> {
  const venues = getStakeVenues()
  const isFarm = ({ kind }: StakeVenue) => kind === 'farm'
  return [
    await groupOf('farms', venues.filter(isFarm), account),
    await groupOf(
      'pools',
      venues.filter((venue) => !isFarm(venue)),
      account,
    ),
  ]
}

async function expectSameWorth(account: Address): Promise<readonly Group[]> {
  const groups = await groupsOf(account)
  const total = valueOf(totalOf(groups))
  const expected = await worthOnChain(account)
  expect(expected.gt(0)).toBe(true)
  expect(total?.usd.div(expected).toNumber()).toBeCloseTo(1, 9)
  expect(total?.isPartial).toBe(false)
  return groups
}

const namesIn = (group: Group | undefined) => (group?.status === 'ready' ? group.positions.map(({ id }) => id) : [])

async function sendFrom(from: Address, call: TxCall): Promise<void> {
  await chain.send({ from, to: call.contract, data: callData(call) })
}

describe("the portfolio's total of stakes", () => {
  it.each(accounts)('is what the chain says of farms, pools and the automatic vault, for %s', async (account) => {
    await chain.mine(50)
    const [farms, own] = await expectSameWorth(account)
    // Pool 0 is the manual pool; the pool that stakes CRO has no stake of these accounts.
    expect(namesIn(farms)).toEqual(list.flatMap(({ pid }) => (pid === 0 ? [] : [`farm ${pid}`])))
    expect(namesIn(own)).toEqual([
      'auto',
      ...pools.flatMap(({ kind, sousId }) => (kind === 'nativeStake' ? [] : [`pool ${sousId}`])),
    ])
  })

  it('follows a harvest, and a stake that is withdrawn from a finished farm', async () => {
    await chain.mine(50)
    await sendFrom(alice, chef.deposit(1n, 0n))
    await expectSameWorth(alice)
    const { amount } = await read(chef.userInfo(5n, alice))
    await sendFrom(alice, chef.withdraw(5n, amount))
    const [farms] = await expectSameWorth(alice)
    expect(namesIn(farms)).not.toContain('farm 5')
  })

  it('marks what has ended, and leads to the finished pools', async () => {
    const ended = (await groupsOf(alice)).flatMap((group) =>
      group.status === 'ready' ? group.positions.filter(({ note }) => note?.kind === 'ended') : [],
    )
    expect(ended.map(({ id, path }) => [id, path])).toEqual([
      ['farm 5', '/farms?q=SYRUP-CRO+LP'],
      ['pool 9', '/pools?q=PHOTON+stUSD&state=finished'],
    ])
  })
})

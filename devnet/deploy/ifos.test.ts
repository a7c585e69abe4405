import { id, toBeHex, zeroPadValue } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productToken } from '../brand.ts'
import { IFO_PAIR, type IfoRow, ifoTable } from '../tables/ifos.ts'
import { TAX_RATES } from '../testing/ifoFixtures.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { balanceOf, mineTo, readBlockNumber, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { type Roles, rolesOf } from './accounts.ts'
import { deployExchange } from './exchange.ts'
import { deployIfos, type Ifos } from './ifos.ts'
import { deployProfiles } from './profiles.ts'
import type { DeployScript } from './script.ts'
import { deployTokens, unitsWorth, WRAPPED_CRO } from './tokens.ts'

/** Accounts of the deployment's profiles and sales. */
const PROFILE_ADMIN = 18
const OWNER = 23
const BOTH = [0n, 1n]

/** The sales with what they need: tokens, the exchange and profiles, whose campaigns for players have no areas here. */
async function deployAreas(script: DeployScript, accounts: readonly string[], { rpc }: TestChain) {
  const roles = rolesOf(accounts)
  await rpc.send('anvil_setBalance', [roles.deployer, `0x${(2n * WRAPPED_CRO).toString(16)}`])
  const tokens = deployTokens(script)
  const exchange = await deployExchange(script, tokens)
  const [profileAdmin = '', owner = ''] = [accounts[PROFILE_ADMIN], accounts[OWNER]]
  const product = tokens.get(productToken.symbol)
  const played = { cakeVault: product, prediction: product, lottery: product }
  const { profile } = await deployProfiles(script, { product, ...played, accounts, admin: profileAdmin })
  const lpToken = exchange.pool(...IFO_PAIR)
  const setting = { owner, roles, lpToken, router: exchange.router, profile, profileAdmin }
  return { roles, tokens, exchange, profile, ifos: await deployIfos(script, setting) }
}

let started: Awaited<ReturnType<typeof startScriptChain<Awaited<ReturnType<typeof deployAreas>>>>>
let roles: Roles
let ifos: Ifos
let profile: TestContract
let center: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  started = await startScriptChain(deployAreas)
  const { chain, deployed } = started
  ;({ roles, ifos } = deployed)
  ;[alice, bob] = roles.users
  profile = chain.at('Profile', deployed.profile.address)
  center = chain.at('PointCenter', ifos.pointCenter.address)
})
afterAll(() => started.chain.stop())

function saleOf(id: string) {
  const found = ifos.list.find(({ row }) => row.id === id)
  if (found === undefined) throw new Error(`No sale ${id}`)
  const { contract, row } = found
  return { ...found, at: started.chain.at(row.version === 1 ? 'IfoV1' : 'Ifo', contract.address) }
}

/** Points of a sale's campaign that an account has been given. */
async function pointsOf(account: string, { points }: IfoRow): Promise<bigint> {
  const topics = [
    id('UserPointIncrease(address,uint256,uint256)'),
    zeroPadValue(account, 32),
    toBeHex(points.campaignId, 32),
  ]
  const filter = { address: profile.address, topics, fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await started.chain.rpc.send('eth_getLogs', [filter])) as readonly { readonly data: string }[]
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

const info = async (ifo: TestContract, account: string) =>
  ((await ifo.read('viewUserInfo', [account, BOTH])) as unknown[][]).map((part) => [...part])

describe('the past sale of the first version', () => {
  it('leaves points of the first user to claim, and a harvest of the second', () =>
    started.chain.withSnapshot(async () => {
      const { at, row, token } = saleOf('azimuth')
      const args = (account: string) => [account, [at.address]]
      const statuses = async (account: string) => [
        ...((await center.read('checkClaimStatuses', args(account))) as boolean[]),
      ]
      expect([await statuses(alice), await statuses(bob)]).toEqual([[true], [false]])
      await center.send(alice, 'getPoints', [at.address])
      expect(await pointsOf(alice, row)).toBe(BigInt(row.points.count))
      await at.send(bob, 'harvest')
      const offered = started.chain.at('TestToken', token.address)
      expect(await balanceOf(offered, bob)).toBe(await readUint(at, 'getOfferingAmount', [bob]))
      expect(await statuses(bob)).toEqual([true])
    }))
})

describe('the past sale', () => {
  it('leaves both pools of the first user to harvest, and one of the second, with points', () =>
    started.chain.withSnapshot(async () => {
      const { at, row, token } = saleOf('perihelion')
      const offered = started.chain.at('TestToken', token.address)
      expect((await info(at, alice))[1]).toEqual([false, false])
      expect((await info(at, bob))[0]?.map((amount) => amount !== 0n)).toEqual([false, true])
      expect(await at.read('isMinimumMet')).toBe(true)
      // Oversubscribed more than a hundred times.
      expect(await readUint(at, 'viewPoolTaxRateOverflow', [1n])).toBe(TAX_RATES[2]?.[1])
      const rows = (await at.read('viewUserOfferingAndRefundingAmountsForPools', [alice, BOTH])) as bigint[][]
      for (const pid of BOTH) await at.send(alice, 'harvestPool', [pid])
      expect(await balanceOf(offered, alice)).toBe(rows.reduce((sum, [tokens = 0n]) => sum + tokens, 0n))
      expect(await pointsOf(alice, row)).toBe(BigInt(row.points.count))
      await at.send(bob, 'harvestPool', [1n])
      expect(await pointsOf(bob, row)).toBe(BigInt(row.points.count))
    }))

  it('has paid its proceeds, gave its traders points, and can pay everyone else', () =>
    started.chain.withSnapshot(async () => {
      const { at, token, row } = saleOf('perihelion')
      const { chain } = started
      const offered = chain.at('TestToken', token.address)
      const lp = chain.at('UniswapV2Pair', ifos.lpToken.address)
      const [first, second, third] = roles.traders
      for (const trader of [first, second]) expect(await pointsOf(trader, row)).toBe(BigInt(row.points.count))
      for (const [account, pids] of [
        [alice, BOTH],
        [bob, [1n]],
        [third, BOTH],
      ] as const)
        for (const pid of pids) await at.send(account, 'harvestPool', [pid])
      const [lpAmount, offerAmount] = (await at.read('withdrawable')) as [bigint, bigint]
      await at.send(chain.accounts[OWNER] ?? '', 'finalWithdraw', [lpAmount, offerAmount])
      expect([await balanceOf(lp, at), await balanceOf(offered, at)]).toEqual([0n, 0n])
    }))
})

describe('listed tokens', () => {
  it.each(ifoTable.filter(({ listedUsd }) => listedUsd !== undefined).map(({ id }) => id))(
    'have a pool at the price of the table: %s',
    async (id) => {
      const { token, row } = saleOf(id)
      const { chain } = started
      const { exchange, tokens } = started.deployed
      const priceRouter = chain.at('PriceRouter', exchange.priceRouter.address)
      const usdc = tokens.get('USDC').address
      const price = (await priceRouter.read('getAmountOut', [
        token.address,
        usdc,
        10n ** BigInt(token.decimals),
      ])) as bigint
      // Less the exchange's fees.
      expect(Number(price) / 1e6 / (row.listedUsd ?? 0)).toBeCloseTo(1, 1)
    },
  )
})

describe('the live sale', () => {
  it('holds commitments of traders, is oversubscribed less than fifty times, and takes more', () =>
    started.chain.withSnapshot(async () => {
      const { at, token, startBlock, endBlock, row } = saleOf('analemma')
      const { chain } = started
      const now = Number(await readBlockNumber(chain))
      expect(now).toBeGreaterThanOrEqual(startBlock)
      // Far enough from the end for the history that a start of the local chain mines.
      expect(endBlock - now).toBeGreaterThan(1_000)
      for (const trader of roles.traders)
        expect((await info(at, trader))[0]?.every((amount) => amount !== 0n)).toBe(true)
      expect(await readUint(at, 'viewPoolTaxRateOverflow', [1n])).toBe(TAX_RATES[0]?.[1])
      const offered = chain.at('TestToken', token.address)
      const pools = (await Promise.all(BOTH.map((pid) => at.read('viewPoolInformation', [pid])))) as bigint[][]
      expect(await balanceOf(offered, at)).toBe(pools.reduce((sum, [, offering = 0n]) => sum + offering, 0n))

      const lp = chain.at('UniswapV2Pair', ifos.lpToken.address)
      const [trader] = roles.traders
      const spare = await balanceOf(lp, trader)
      await lp.send(trader, 'approve', [at.address, spare])
      await at.send(trader, 'depositPool', [spare, 1n])
      // More than fifty times now.
      expect(await readUint(at, 'viewPoolTaxRateOverflow', [1n])).toBe(TAX_RATES[2]?.[1])
      await mineTo(chain, BigInt(endBlock))
      await at.send(trader, 'harvestPool', [1n])
      expect(await balanceOf(offered, trader)).toBeGreaterThan(0n)
      expect(await pointsOf(trader, row)).toBe(BigInt(row.points.count))
    }))
})

describe('the coming sale', () => {
  it('has its tokens and starts after the live one has ended, within a devnet session', () =>
    started.chain.withSnapshot(async () => {
      const { at, startBlock, row, token } = saleOf('almanac')
      const { chain } = started
      expect(startBlock).toBeGreaterThan(saleOf('analemma').endBlock)
      const lp = chain.at('UniswapV2Pair', ifos.lpToken.address)
      const [trader] = roles.traders
      await lp.send(trader, 'approve', [at.address, 10n ** 18n])
      await expect(at.send(trader, 'depositPool', [10n ** 18n, 1n])).rejects.toThrow('has not started')
      await mineTo(chain, BigInt(startBlock) - 1n)
      const { blockNumber } = await at.send(trader, 'depositPool', [10n ** 18n, 1n])
      expect(blockNumber).toBe(startBlock)
      const offered = chain.at('TestToken', token.address)
      expect(await balanceOf(offered, at)).toBe(unitsWorth(row.raisingUsd.basic + row.raisingUsd.unlimited, token))
    }))
})

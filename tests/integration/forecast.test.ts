import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fetchBarSnapshots } from '@/api/stakingBar/query'
import { callReading, combineReadings } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { stakingBarContract } from '@/chain/contracts/stakingBar'
import { vaultContract } from '@/chain/contracts/vault'
import { readLatestBlock } from '@/chain/rpc/block'
import { readBlockTime } from '@/chain/rpc/blockTime'
import { readClient } from '@/chain/rpc/readClient'
import { readReceipt } from '@/chain/tx/receipt'
import { getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { blockPace } from '@/domain/vault/model/blockPace'
import { stakingGrowth } from '@/domain/vault/model/growth'
import { stakingApr } from '@/domain/vault/model/stakingApr'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import { type Vault, vaultOnNetwork } from '@/domain/vault/vault'
import { vaultYieldReading } from '@/domain/vault/yieldReads'
import { Decimal } from '@/lib/decimal'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { createChain } from '../support/chain'
import { readNow } from './readings'

/** Slow blocks, so that a day is mined within seconds. */
const BLOCK_TIME_SEC = 120
const DAY_BLOCKS = 86_400 / BLOCK_TIME_SEC
const DAY_SEC = 86_400
const GAS = '0x2dc6c0'
const BLOCK_GAS = '0x3b9aca00'
/** One vault per yield source and way of staking. */
const ONE_OF_EACH = [
  ['vvs-vvs', 'farmPerBlock, one token'],
  ['vvs-cro-usdc', 'farmPerBlock, a pair'],
  ['vvs-cro-ful', 'farmPerBlock with a rewarder'],
  ['cyborgswap-cbo', 'farmPerBlock of another farm'],
  ['mm-mmf-usdc', 'farmPerSecond'],
  ['single-cro', 'supplyRatePerBlock'],
  ['single-usdc', 'supplyRatePerTimestamp'],
  ['singlefi-usdc', 'interestRate'],
  ['ferro-2fer', 'ferro'],
] as const
const [caller = ZERO_ADDRESS] = inject('accounts')
const chain = createChain(inject('rpcUrl'))

interface Subject {
  readonly vault: Vault
  readonly shareToken: Address
}
/** Share price when its vault was compounded. */
interface Mark {
  readonly price: Decimal
  readonly block: number
  readonly timeSec: number
}

const subjects = vaultTable.flatMap((definition): Subject[] => {
  const found = vaultOnNetwork(getDeployment(), definition)
  if (found.status === 'missing' || found.vault.isDeprecated || found.vault.deployed.yieldSource.kind === 'static')
    return []
  const { listedShareToken } = found.vault
  return listedShareToken === undefined ? [] : [{ vault: found.vault, shareToken: listedShareToken }]
})

/** Compounds every vault in one block and returns the share prices. */
async function compoundAll(): Promise<ReadonlyMap<string, Mark>> {
  await chain.rpc('evm_setAutomine', [false])
  const { selector } = vaultContract.functions.forceCompound
  const send = ({ shareToken }: Subject) =>
    chain.rpc('eth_sendTransaction', [{ from: caller, to: shareToken, data: selector, gas: GAS }])
  const hashes: string[] = []
  for (const subject of subjects) hashes.push(await send(subject))
  await chain.rpc('evm_mine', [])
  await chain.rpc('evm_setAutomine', [true])
  const receipts = await Promise.all(hashes.map((hash) => readReceipt(readClient, hash as Hex)))
  const { number, timestampSec } = await readLatestBlock(readClient)
  receipts.forEach((receipt, index) => {
    if (receipt?.status !== 1 || receipt.blockNumber !== number)
      throw new Error(`${subjects[index]?.vault.id} was not compounded`)
  })
  const prices = await readNow(subjects.map(({ shareToken }) => sharePriceReading(shareToken)))
  return new Map(
    subjects.map(({ vault }, index) => {
      const price = prices[index]
      if (price === undefined) throw new Error(`${vault.id} has no share price`)
      return [vault.id, { price, block: number, timeSec: timestampSec }]
    }),
  )
}

function sharePriceReading(shareToken: Address) {
  return combineReadings(
    [callReading(vaultContract(shareToken).totalAssets()), callReading(erc20Contract(shareToken).totalSupply())],
    (assets, supply) => new Decimal(assets.toString()).div(supply.toString()),
  )
}

const bars = subjects.flatMap(({ vault: { deployed } }) =>
  deployed.yieldSource.kind === 'staking' ? [callReading(stakingBarContract(deployed.yieldSource.bar).ratio())] : [],
)
const stakingIds = subjects.flatMap(({ vault }) => (vault.deployed.yieldSource.kind === 'staking' ? [vault.id] : []))
const toHex = (value: number) => `0x${value.toString(16)}`
let snapshotId = ''

async function readStakingAprs(nowSec: number) {
  const subgraphs = subjects.flatMap(({ vault }) =>
    vault.deployed.yieldSource.kind === 'staking' ? [vault.deployed.yieldSource.subgraph] : [],
  )
  const entries = subgraphs.map(async (name) => {
    const { rows } = await fetchBarSnapshots(getDeployment().subgraphs[name] ?? [], nowSec - 7 * 86_400)
    return [name, ready(stakingApr(rows))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Deductions of the specification beyond the vault's own fee, which the comparison excludes. */
function withoutHaircut({ growth, parts }: VaultYield, { vault }: Subject): Decimal {
  if (growth === undefined) throw new Error(`${vault.id} has no growth: ${JSON.stringify(parts)}`)
  const dayGain = growth.ratePerDay.times(growth.kept)
  const { kind } = vault.deployed.yieldSource
  return kind === 'supplyRatePerBlock' ? dayGain.div('0.98') : kind === 'ferro' ? dayGain.div('0.8') : dayGain
}

const pace = blockPace(getDeployment().defaultBlockTimeSec, BLOCK_TIME_SEC)
const forecasts = new Map<string, Decimal>()
let before: ReadonlyMap<string, Mark>
let after: ReadonlyMap<string, Mark>
let barsBefore: readonly (bigint | undefined)[]
let barsAfter: readonly (bigint | undefined)[]
let measuredSec: number | undefined

beforeAll(async () => {
  snapshotId = await chain.snapshot()
  await chain.rpc('evm_setBlockGasLimit', [BLOCK_GAS])
  before = await compoundAll()
  barsBefore = await readNow(bars)
  const { timestampSec } = await readLatestBlock(readClient)
  const context = { pace, stakingAprs: await readStakingAprs(timestampSec) }
  const yields = await readNow(subjects.map(({ vault }) => vaultYieldReading(getDeployment(), vault, context)))
  subjects.forEach((subject, index) => {
    const vaultYield = yields[index]
    if (vaultYield !== undefined) forecasts.set(subject.vault.id, withoutHaircut(vaultYield, subject))
  })
  await chain.rpc('anvil_mine', [toHex(DAY_BLOCKS - 1), toHex(BLOCK_TIME_SEC)])
  measuredSec = await readBlockTime(readClient, await readLatestBlock(readClient))
  await chain.rpc('evm_setNextBlockTimestamp', [timestampSec + DAY_SEC])
  after = await compoundAll()
  barsAfter = await readNow(bars)
})
afterAll(() => chain.revert(snapshotId))

/** Ratio of the actual growth of a share to the forecast of the day. */
function gainedOverForecast(id: string): number {
  const [forecast, start, end] = [forecasts.get(id), before.get(id), after.get(id)]
  if (forecast === undefined || start === undefined || end === undefined) throw new Error(`${id} was not read`)
  expect([end.block - start.block, end.timeSec - start.timeSec]).toEqual([DAY_BLOCKS, DAY_SEC])
  return end.price.div(start.price).minus(1).div(forecast).toNumber()
}

describe('forecast of a day', () => {
  it.each(ONE_OF_EACH)('%s (%s): within 0.5 %% of the growth of a share', (id) => {
    expect(Math.abs(gainedOverForecast(id) - 1)).toBeLessThan(0.005)
  })

  // The forecast ignores swap fees when rewards become the stake: 0.3 % per hop, at most three hops.
  it.each(subjects.map(({ vault }) => vault.id).filter((id) => !stakingIds.includes(id)))(
    '%s: it is right but for the fees of swaps',
    (id) => {
      expect(gainedOverForecast(id)).toBeGreaterThan(0.99)
      expect(gainedOverForecast(id)).toBeLessThan(1.005)
    },
  )

  it.each(stakingIds.map((id, index) => [id, index] as const))(
    "%s: the day's ratios forecast what a share gains",
    (id, index) => {
      const [start, end] = [before.get(id), after.get(id)]
      const ratioAt = (ratios: typeof barsBefore, timeSec = 0) => ({
        dateSec: timeSec,
        ratio: new Decimal((ratios[index] ?? 0n).toString()),
      })
      const apr = stakingApr([ratioAt(barsBefore, start?.timeSec), ratioAt(barsAfter, end?.timeSec)])
      const gained = end?.price.div(start?.price ?? 0).minus(1)
      expect(
        Math.abs(Number(gained?.div(stakingGrowth(apr).ratePerDay.times(stakingGrowth(apr).kept))) - 1),
      ).toBeLessThan(0.005)
      // Last week's ratios don't reflect later stakes.
      expect(Math.abs(gainedOverForecast(id) - 1)).toBeLessThan(0.05)
    },
  )

  it('uses the block time measured from the block headers', () => {
    expect(measuredSec).toBeCloseTo(BLOCK_TIME_SEC, 0)
  })
})

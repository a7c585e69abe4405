import { Interface, MaxUint256, parseUnits } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { Rpc } from '../../chain/rpc.ts'
import { readChainState } from '../../deploy/chainState.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { type Devnet, startDevnet } from '../../startDevnet.ts'
import { sendTransaction } from '../../testing/sendTransaction.ts'

const WEI = 10n ** 18n
const DAY_SEC = 86_400
const ABI = new Interface([
  'event Deposit(address indexed account, uint256 amount, uint256 shares, uint256 fee)',
  'event Withdraw(address indexed account, uint256 amount, uint256 shares)',
  'event Compound(address indexed caller, uint256 harvested, uint256 performanceFee, uint256 callerReward)',
  'function totalAssets() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
  'function deposit(uint256)',
  'function withdraw(uint256)',
  'function forceCompound()',
  'function createCandyStrategy(address token) returns (address)',
  'function getToken(address token) view returns (address)',
])

type Row = Readonly<Record<string, string>>

let devnet: Devnet
let deployment: DevnetDeployment
let rpc: Rpc
let me: string

async function ask(query: string): Promise<Readonly<Record<string, Row & Readonly<Record<string, readonly Row[]>>>>> {
  const response = await fetch(`${devnet.servicesUrl}/subgraphs/name/vaults`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    data?: Readonly<Record<string, Row & Readonly<Record<string, readonly Row[]>>>>
    errors?: unknown
  }
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}
async function send(to: string, method: string, args: readonly unknown[]): Promise<void> {
  const data = ABI.encodeFunctionData(method, [...args])
  const { status } = await sendTransaction(rpc, { from: me, to, data })
  expect(status, method).toBe('0x1')
}
async function view(to: string, method: string, args: readonly unknown[] = []): Promise<unknown> {
  const answer = String(await rpc.send('eth_call', [{ to, data: ABI.encodeFunctionData(method, [...args]) }, 'latest']))
  return ABI.decodeFunctionResult(method, answer)[0] as unknown
}
async function logsOf(vault: string, event: string): Promise<readonly (readonly bigint[])[]> {
  const topics = [ABI.getEvent(event)!.topicHash]
  const filter = { address: vault, topics, fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await rpc.send('eth_getLogs', [filter])) as { topics: string[]; data: string }[]
  return logs.map((log) => ABI.parseLog(log)!.args.toArray().slice(1) as bigint[])
}
const sumOf = (rows: readonly (readonly bigint[])[], column: number) =>
  rows.reduce((sum, row) => sum + row[column]!, 0n)
const entryOf = (id: string) => deployment.vaults.list[id]!

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  ;({ deployment } = await readChainState(devnet.chainId))
  rpc = new Rpc(devnet.rpcUrl)
  me = devnet.accounts[0]!
})
afterAll(() => devnet.stop())

describe('vaults subgraph', () => {
  it('has the totals of every vault with a history, to the wei', async () => {
    const { vaults } = (await ask(
      '{ vaults(first: 1000) { id decimals totalAssets totalShares depositCount } }',
    )) as unknown as { vaults: readonly (Row & { readonly decimals: number })[] }
    expect(vaults.length).toBeGreaterThan(10)
    for (const { id, decimals, totalAssets, totalShares, depositCount } of vaults) {
      expect(parseUnits(totalAssets!, decimals)).toBe(await view(id!, 'totalAssets'))
      expect(parseUnits(totalShares!, decimals)).toBe(await view(id!, 'totalSupply'))
      expect(Number(depositCount)).toBe((await logsOf(id!, 'Deposit')).length)
    }
  })

  it('has the sums of the events by day, and the share price', async () => {
    const id = entryOf('vvs-vvs').shareToken.toLowerCase()
    const { vault } = await ask(`{ vault(id: "${id}") {
      totalAssets totalShares sharePrice totalDeposited totalHarvested compoundCount
      days(first: 1000, orderBy: date) { date deposited withdrawn harvested sharePrice }
    } }`)
    const compounds = await logsOf(id, 'Compound')
    expect(Number(vault!['compoundCount'])).toBe(compounds.length)
    expect(parseUnits(vault!['totalHarvested']!, 18)).toBe(sumOf(compounds, 0))
    expect(parseUnits(vault!['totalDeposited']!, 18)).toBe(sumOf(await logsOf(id, 'Deposit'), 0))
    const days = (vault as unknown as { days: readonly Row[] }).days
    const sum = (field: string) => days.reduce((total, day) => total + parseUnits(day[field]!, 18), 0n)
    expect(sum('harvested')).toBe(sumOf(compounds, 0))
    expect(sum('deposited')).toBe(sumOf(await logsOf(id, 'Deposit'), 0))
    expect(sum('withdrawn')).toBe(sumOf(await logsOf(id, 'Withdraw'), 0))
    expect(days.length).toBeGreaterThan(1)
    expect(days.every(({ date }) => Number(date) % DAY_SEC === 0)).toBe(true)
    expect(days.at(-1)!['sharePrice']).toBe(vault!['sharePrice'])
    const [assets, shares] = [vault!['totalAssets'], vault!['totalShares']].map((text) => parseUnits(text!, 18))
    expect(Number(vault!['sharePrice'])).toBeCloseTo(Number((assets! * 10n ** 12n) / shares!) / 1e12, 11)
  })

  it('follows a deposit, a compound and a withdrawal', async () => {
    const { shareToken, underlying } = entryOf('vvs-vvs')
    await send(underlying, 'approve', [shareToken, MaxUint256])
    await send(shareToken, 'deposit', [5n * WEI])
    await send(shareToken, 'forceCompound', [])
    await send(shareToken, 'withdraw', [2n * WEI])
    // Not by time, which several blocks can share.
    const newest = 'first: 1, orderBy: block, orderDirection: desc'
    const { vaultDeposits, vaultCompounds, vaultWithdrawals } = (await ask(`{
      vaultDeposits(${newest}) { account amount vault { id } }
      vaultCompounds(${newest}) { caller vault { id } }
      vaultWithdrawals(${newest}) { account amount ...After vault { id ...Now } }
    }
    fragment After on VaultWithdrawal { totalAssets totalShares sharePrice }
    fragment Now on Vault { totalAssets totalShares sharePrice }`)) as unknown as Readonly<
      Record<string, readonly Row[]>
    >
    const vault = { id: shareToken.toLowerCase() }
    expect(vaultDeposits).toMatchObject([{ account: me.toLowerCase(), amount: '5', vault }])
    expect(vaultCompounds).toMatchObject([{ caller: me.toLowerCase(), vault }])
    expect(vaultWithdrawals).toMatchObject([{ account: me.toLowerCase(), amount: '2', vault }])
    const [withdrawal] = vaultWithdrawals as unknown as readonly (Row & { readonly vault: Row })[]
    for (const field of ['totalAssets', 'totalShares', 'sharePrice'])
      expect(withdrawal![field]).toBe(withdrawal!.vault[field])
  })
})

import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { accrualFilter, type LendingPoint, readLendingHistory } from '@/domain/vault/history/lendingHistory'
import type { LendingSource } from '@/domain/vault/marketReads'
import { rolesOf } from '../../devnet/deploy/accounts'
import { useChain } from './chain'

const chain = useChain()
const market = new Interface([
  'function borrow(uint256)',
  'function repay(uint256)',
  'function _reduceReserves(uint256)',
  'function _setReserveFactor(uint256)',
  'function getCash() view returns (uint256)',
  'function totalBorrows() view returns (uint256)',
  'function totalReserves() view returns (uint256)',
  'function supplyRatePerBlock() view returns (uint256)',
  'function supplyRatePerTimestamp() view returns (uint256)',
])

function sourceOf(id: string): LendingSource {
  const source = getDeployment().vaults.list[id]?.yieldSource
  if (source?.kind !== 'supplyRatePerBlock' && source?.kind !== 'supplyRatePerTimestamp')
    throw new Error(`${id} does not lend to a market`)
  return source
}

async function read(to: string, method: string): Promise<bigint> {
  const data = market.encodeFunctionData(method)
  return BigInt(await chain.rpc('eth_call', [{ to, data }, 'latest']))
}

/** What the contract says now, of this block. */
async function stateOf({ kind, market: address }: LendingSource): Promise<LendingPoint> {
  const [cash, borrows, reserves, supplyRate, block] = await Promise.all([
    read(address, 'getCash'),
    read(address, 'totalBorrows'),
    read(address, 'totalReserves'),
    read(address, kind),
    chain.rpc('eth_getBlockByNumber', ['latest', false]),
  ])
  const { timestamp } = JSON.parse(block) as { readonly timestamp: string }
  const utilization = (borrows * 10n ** 18n) / (cash + borrows - reserves)
  return { timeSec: Number(timestamp), utilization, supplyRate }
}

describe('history of a lending market', () => {
  it.each([
    ['per block', 'single-cro', 10n ** 18n],
    ['per second', 'single-usdc', 10n ** 6n],
  ])('with rates %s equals what its contract said after each event, to the last digit', async (_, id, unit) => {
    const source = sourceOf(id)
    const accounts = JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[]
    const { borrower, deployer } = rolesOf(accounts)
    const actions = [
      [borrower, 'repay', 5_000n * unit],
      [borrower, 'borrow', 1_234n * unit + 7n],
      [deployer, '_reduceReserves', 3n],
      [borrower, 'repay', 100n * unit + 1n],
      [deployer, '_setReserveFactor', 25n * 10n ** 16n],
      [borrower, 'borrow', 777n * unit],
    ] as const
    const expected: LendingPoint[] = []
    for (const [from, method, amount] of actions) {
      await chain.mine(17)
      await chain.increaseTime(40_000)
      await chain.send({ from, to: source.market, data: market.encodeFunctionData(method, [amount]) })
      expected.push(await stateOf(source))
    }
    await chain.mine(5)

    const history = createLogHistory(readClient, accrualFilter(source.market), 0)
    const { points, cut } = await readLendingHistory(readClient, history, source, 0)
    expect(cut).toBeUndefined()
    // Before these there may be accruals of the deployment, if its transactions took longer than a second.
    expect(points.slice(-actions.length)).toEqual(expected)
  })
})

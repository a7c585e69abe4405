import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { decodeData } from '@/chain/abi/codec'
import type { ContractCall } from '@/chain/calls/call'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import { NetworkError } from '@/chain/rpc/rpcError'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { wordOf } from '@/store/testing/fakeChain'
import { type Farm, getFarms } from './farm'
import { useFarms } from './useFarms'

/** More calls than one multicall takes. */
const COUNT = 400
const BLOCK = 100
const BLOCKS_PER_YEAR = new Decimal(5_256_000)
const E18 = 10n ** 18n

const addressOf = (pid: number): Address => `0x${(pid + 1_000_000).toString(16).padStart(40, '0')}`

/** The first farm with a pair under other pids and addresses. */
function manyFarms() {
  const pair = getFarms().find(({ quoteToken }) => quoteToken !== undefined)
  if (pair === undefined) throw new Error('No farm has a pair')
  return Array.from({ length: COUNT }, (_, index) => ({
    ...pair,
    pid: index + 1,
    staked: { ...pair.staked, address: addressOf(index + 1) },
  }))
}

type Calls = readonly { readonly target: Address; readonly callData: Hex }[]

/** A node that returns 10^18 for everything, and fails for the multicall that `isLost` selects. */
function nodeWithout(isLost: (calls: Calls) => boolean, asked: Calls[] = []) {
  return (method: string, params: readonly unknown[]): unknown => {
    if (method === 'eth_getBlockByNumber') return { number: `0x${BLOCK.toString(16)}`, timestamp: '0x0' }
    if (method !== 'eth_call') throw new Error(`Unexpected ${method}`)
    const { inputs, outputs } = multicallContract.functions.tryAggregate
    const [, calls] = decodeData(inputs, `0x${(params[0] as { data: Hex }).data.slice(10)}`)
    asked.push(calls)
    if (isLost(calls)) throw new NetworkError('timeout')
    const results = calls.map((_, index) => ({
      success: true,
      returnData: index < 2 ? wordOf(index === 0 ? BLOCK : 0) : (`0x${wordOf(E18).slice(2).repeat(4)}` as const),
    }))
    return `0x${outputs.encode(results)}`
  }
}

function readFarms(node: ReturnType<typeof nodeWithout>, farms: readonly Farm[] = manyFarms(), account?: Address) {
  return renderHook(() => useFarms(farms, account, BLOCKS_PER_YEAR), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <TestStore node={node}>{children}</TestStore>,
  })
}

describe('useFarms', () => {
  it('fails for the farms of a multicall that fails, and shows the others', async () => {
    const [first] = manyFarms()
    if (first === undefined) throw new Error('No farms')
    const last = cakeMasterChefContract(first.chef).poolInfo(BigInt(COUNT)).data
    const { result } = readFarms(nodeWithout((calls) => calls.some(({ callData }) => callData === last)))
    const statuses = () => result.current.map(({ rewardApr }) => rewardApr.status)
    await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['ready', 'failed'])))
    expect(statuses()[0]).toBe('ready')
    expect(statuses().at(-1)).toBe('failed')
    // One cut through the list.
    expect(statuses().lastIndexOf('ready')).toBeLessThan(statuses().indexOf('failed'))
    expect(statuses().filter((status) => status === 'ready').length).toBeGreaterThan(COUNT / 4)
  })

  it('asks for many farms in as few multicalls as possible, at once', async () => {
    const asked: Calls[] = []
    const { result } = readFarms(nodeWithout(() => false, asked))
    await waitFor(() => expect(result.current.every(({ rewardApr }) => rewardApr.status === 'ready')).toBe(true))
    const calls = asked.flatMap((each) => each.slice(2))
    expect(asked).toHaveLength(Math.ceil(calls.length / 500))
    expect(new Set(calls.map(({ target, callData }) => target + callData)).size).toBe(calls.length)
  })

  it('reads all farms of the network in one multicall: what the page shows, and nothing else', async () => {
    const asked: Calls[] = []
    const farms = getFarms()
    const account = addressOf(0)
    const { result } = readFarms(
      nodeWithout(() => false, asked),
      farms,
      account,
    )
    await waitFor(() => expect(result.current.every(({ holding }) => holding?.earned.status === 'ready')).toBe(true))
    expect(asked).toHaveLength(1)
    const { priceRouter } = getDeployment().prices.contracts
    const expected = farms.flatMap(({ chef, pid, staked, token, quoteToken }): readonly ContractCall<unknown>[] => {
      const [farm, lp] = [cakeMasterChefContract(chef), erc20Contract(staked.address)]
      const inPair = [token, quoteToken].flatMap((side) =>
        side === undefined || quoteToken === undefined ? [] : [erc20Contract(side.address).balanceOf(staked.address)],
      )
      return [
        farm.poolInfo(BigInt(pid)),
        farm.totalAllocPoint(),
        farm.cakePerBlock(),
        farm.userInfo(BigInt(pid), account),
        farm.pendingCake(BigInt(pid), account),
        lp.balanceOf(chef),
        lp.balanceOf(account),
        lp.allowance(account, chef),
        ...(quoteToken === undefined ? [] : [lp.totalSupply()]),
        ...inPair,
      ]
    })
    const reads = asked.flatMap((calls) => calls.slice(2)).map(({ target, callData }) => `${target}-${callData}`)
    const isPrice = (read: string) => read.startsWith(String(priceRouter).toLowerCase())
    expect(reads.filter((read) => !isPrice(read)).sort()).toEqual([...new Set(expected.map(({ key }) => key))].sort())
    // One price per token.
    const symbols = farms.flatMap(({ token, quoteToken }) => [token.symbol, ...(quoteToken ? [quoteToken.symbol] : [])])
    expect(reads.filter(isPrice).length).toBeLessThanOrEqual(new Set(symbols).size)
  })
})

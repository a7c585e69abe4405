import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../testing/testChain.ts'
import { accountOf, deployToken } from '../testing/vaultFixtures.ts'

let chain: TestChain
let multicall: TestContract
let token: TestContract
const erc20 = new Interface(['function balanceOf(address) view returns (uint256)', 'function nothing()'])

beforeAll(async () => {
  chain = await startTestChain()
  multicall = await chain.deploy('Multicall')
  token = await deployToken(chain, 'TKN')
})
afterAll(() => chain.stop())

const balanceCall = () => [token.address, erc20.encodeFunctionData('balanceOf', [accountOf(chain, 1)])]
const brokenCall = () => [token.address, erc20.encodeFunctionData('nothing')]

describe('Multicall', () => {
  it('aggregates calls and returns their block', async () => {
    const [block, [data]] = (await multicall.read('aggregate', [[balanceCall()]])) as [bigint, string[]]
    expect(block).toBe(BigInt(Number(await chain.rpc.send('eth_blockNumber'))))
    expect(BigInt(data ?? '')).toBe(10n ** 27n)
    await expect(multicall.read('aggregate', [[balanceCall(), brokenCall()]])).rejects.toThrow('call failed')
  })

  it('marks a failed call, or reverts if success is required', async () => {
    const results = (await multicall.read('tryAggregate', [false, [brokenCall(), balanceCall()]])) as [
      boolean,
      string,
    ][]
    expect(results.map(([success]) => success)).toEqual([false, true])
    await expect(multicall.read('tryAggregate', [true, [brokenCall(), balanceCall()]])).rejects.toThrow('call failed')
  })

  it('returns block, time and CRO balances', async () => {
    const latest = (await chain.rpc.send('eth_getBlockByNumber', ['latest', false])) as {
      number: string
      timestamp: string
    }
    expect(await multicall.read('getBlockNumber')).toBe(BigInt(latest.number))
    expect(await multicall.read('getCurrentBlockTimestamp')).toBeGreaterThanOrEqual(BigInt(latest.timestamp))
    expect(await multicall.read('getEthBalance', [accountOf(chain, 1)])).toBe(
      await chain.balanceOf(accountOf(chain, 1)),
    )
  })
})

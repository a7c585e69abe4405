import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseQuantity } from '../rpc/parseRpc'
import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { medianOf, queryNodes, readMedian } from './queryNodes'
import { type FakeNode, fakeNodes } from './testing/fakeNodes'

const price = (client: RpcClient) => client.request('eth_gasPrice', [], parseQuantity)
const isLess = (one: bigint, other: bigint) => one < other
const clientOf = (...nodes: readonly FakeNode[]) => createRpcClient(fakeNodes(nodes))
const says =
  (value: number): FakeNode =>
  () =>
    `0x${value.toString(16)}`
const isDown: FakeNode = () => {
  throw new NetworkError('down')
}
const refusesAll: FakeNode = () => {
  throw new RpcError('execution reverted', 3)
}
/** Answers an eth_call with a revert for the price call, and runs an empty call as honest nodes do. */
const reverts: FakeNode = (method, params) =>
  method === 'eth_gasPrice' ? refusesAll(method, params) : method === 'eth_call' ? '0x' : '0x5208'
const cannot: FakeNode = () => {
  throw new RpcError('the method does not exist', -32601)
}
const isSilent: FakeNode = () => new Promise(() => undefined)

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const result = promise.catch((error: unknown) => error as Error)
  await vi.advanceTimersByTimeAsync(2_000)
  return result
}
const middle = (...nodes: readonly FakeNode[]) => settled(readMedian(clientOf(...nodes), price, isLess))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('queryNodes and readMedian', () => {
  it('is not affected by a single outlier of three, whatever its position or direction', async () => {
    expect(await middle(says(9_999), says(10), says(11))).toBe(11n)
    expect(await middle(says(10), says(1), says(11))).toBe(10n)
    expect(await middle(says(10), says(11), says(9_999))).toBe(11n)
  })

  it('takes the lower of two answers', async () => {
    expect(await middle(says(9_999), says(10))).toBe(10n)
    expect(await middle(says(10), isDown, says(9_999))).toBe(10n)
  })

  it('accepts a single answer if there is no other node', async () => {
    expect(await middle(says(10))).toBe(10n)
    expect(await middle(isDown, says(10))).toBe(10n)
    expect(
      await settled(readMedian({ request: (_method, _params, parse) => Promise.resolve(parse('0x7')) }, price, isLess)),
    ).toBe(7n)
  })

  it('asks at most three nodes', async () => {
    const fourth = vi.fn(says(1))
    expect(await settled(queryNodes(clientOf(says(1), says(2), says(3), fourth), price))).toEqual([1n, 2n, 3n])
    expect(fourth).not.toHaveBeenCalled()
  })

  it('does not wait for a slow node', async () => {
    let at = 0
    void queryNodes(clientOf(says(1), isSilent, says(3)), price).then(() => {
      at = Date.now()
    })
    const startedAt = Date.now()
    await vi.advanceTimersByTimeAsync(1_100)
    expect(at - startedAt).toBeGreaterThan(900)
    expect(at - startedAt).toBeLessThan(1_100)
  })

  it('tries the remaining nodes if the first three fail', async () => {
    expect(await middle(isDown, isDown, isDown, says(4))).toBe(4n)
    expect(await middle(isDown, isDown)).toBeInstanceOf(NetworkError)
  })

  it('rejects if as many nodes refuse the call as answer it', async () => {
    expect(await middle(says(9_999), reverts, reverts)).toBeInstanceOf(RpcError)
    expect(await middle(says(9_999), reverts)).toBeInstanceOf(RpcError)
    expect(await middle(reverts, says(10), says(11))).toBe(10n)
  })

  it('ignores a node that refuses every call if another one answers', async () => {
    expect(await middle(says(10), refusesAll)).toBe(10n)
    expect(await middle(refusesAll, says(10), refusesAll)).toBe(10n)
    expect(await middle(refusesAll, says(10), reverts)).toBeInstanceOf(RpcError)
    expect(await middle(refusesAll, refusesAll)).toBeInstanceOf(RpcError)
  })

  it('counts a refusal if the node does not answer the control call in time', async () => {
    const isSilentLater: FakeNode = (method, params) =>
      method === 'eth_gasPrice' ? refusesAll(method, params) : isSilent(method, params)
    expect(await middle(says(10), isSilentLater)).toBeInstanceOf(RpcError)
  })

  it('ignores a node that does not support the method', async () => {
    expect(await middle(cannot, says(10))).toBe(10n)
    expect(await middle(cannot, cannot)).toBeInstanceOf(RpcError)
  })

  it('returns undefined for an empty list', () => {
    expect(medianOf([], isLess)).toBeUndefined()
  })
})

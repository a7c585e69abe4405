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
/** Asked for the price it says that the call reverts; what runs nothing it answers, as honest nodes do. */
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

describe('what several nodes answer', () => {
  it('is not moved by one of three, in whatever place and to whatever side', async () => {
    expect(await middle(says(9_999), says(10), says(11))).toBe(11n)
    expect(await middle(says(10), says(1), says(11))).toBe(10n)
    expect(await middle(says(10), says(11), says(9_999))).toBe(11n)
  })

  it('is the lower of two', async () => {
    expect(await middle(says(9_999), says(10))).toBe(10n)
    expect(await middle(says(10), isDown, says(9_999))).toBe(10n)
  })

  it('is what one says where there is no other', async () => {
    expect(await middle(says(10))).toBe(10n)
    expect(await middle(isDown, says(10))).toBe(10n)
    expect(
      await settled(readMedian({ request: (_method, _params, parse) => Promise.resolve(parse('0x7')) }, price, isLess)),
    ).toBe(7n)
  })

  it('asks three of them and no more', async () => {
    const fourth = vi.fn(says(1))
    expect(await settled(queryNodes(clientOf(says(1), says(2), says(3), fourth), price))).toEqual([1n, 2n, 3n])
    expect(fourth).not.toHaveBeenCalled()
  })

  it('does not wait for one that is slow', async () => {
    let at = 0
    void queryNodes(clientOf(says(1), isSilent, says(3)), price).then(() => {
      at = Date.now()
    })
    const startedAt = Date.now()
    await vi.advanceTimersByTimeAsync(1_100)
    expect(at - startedAt).toBeGreaterThan(900)
    expect(at - startedAt).toBeLessThan(1_100)
  })

  it('goes on to the others where the first three say nothing', async () => {
    expect(await middle(isDown, isDown, isDown, says(4))).toBe(4n)
    expect(await middle(isDown, isDown)).toBeInstanceOf(NetworkError)
  })

  it('is a refusal where as many refuse the call as answer it', async () => {
    expect(await middle(says(9_999), reverts, reverts)).toBeInstanceOf(RpcError)
    expect(await middle(says(9_999), reverts)).toBeInstanceOf(RpcError)
    expect(await middle(reverts, says(10), says(11))).toBe(10n)
  })

  it('does not count the refusal of a node that refuses every call, where another one answers', async () => {
    expect(await middle(says(10), refusesAll)).toBe(10n)
    expect(await middle(refusesAll, says(10), refusesAll)).toBe(10n)
    expect(await middle(refusesAll, says(10), reverts)).toBeInstanceOf(RpcError)
    expect(await middle(refusesAll, refusesAll)).toBeInstanceOf(RpcError)
  })

  it('takes a refusal for one of the call where the node does not say more in time', async () => {
    const isSilentLater: FakeNode = (method, params) =>
      method === 'eth_gasPrice' ? refusesAll(method, params) : isSilent(method, params)
    expect(await middle(says(10), isSilentLater)).toBeInstanceOf(RpcError)
  })

  it('does not count a node that cannot do it', async () => {
    expect(await middle(cannot, says(10))).toBe(10n)
    expect(await middle(cannot, cannot)).toBeInstanceOf(RpcError)
  })

  it('is nothing of nothing', () => {
    expect(medianOf([], isLess)).toBeUndefined()
  })
})

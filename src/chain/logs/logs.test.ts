import { describe, expect, it } from 'vitest'
import type { Hex } from '@/lib/hex'
import { compoundEvent } from '../contracts/vault'
import type { RpcClient } from '../rpc/rpcClient'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { eventTopic } from './eventTopic'
import { createLogHistory } from './logHistory'
import { addressTopic, scanLogs } from './logs'

const ADDRESS: Hex = `0x${'ab'.repeat(20)}`
const TOPIC: Hex = `0x${'1'.repeat(64)}`
const filter = { address: ADDRESS, topics: [TOPIC] }
const quantity = (value: number): Hex => `0x${value.toString(16)}`
const log = (block: number, index = 0) => ({
  address: ADDRESS.toUpperCase().replace('0X', '0x'),
  blockNumber: quantity(block),
  logIndex: quantity(index),
  topics: [TOPIC],
  data: '0x',
})

/** A node with logs in some blocks and a limit on the block range. */
function nodeWith(
  blocks: readonly number[],
  maxRange = Infinity,
  change: (entry: object) => unknown = (entry) => entry,
) {
  const asked: (readonly [number, number])[] = []
  const node = { latest: 0, asked, client: undefined as unknown as RpcClient }
  node.client = {
    request(method, params, parse) {
      const answer = (raw: unknown) => Promise.resolve().then(() => parse(raw))
      if (method === 'eth_getBlockByNumber') return answer({ number: quantity(node.latest), timestamp: '0x1' })
      const { fromBlock, toBlock } = params[0] as { fromBlock: Hex; toBlock: Hex }
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      asked.push([from, to])
      if (to - from + 1 > maxRange) return Promise.reject(new RpcError('block range is too large', -32_000))
      // Unsorted, as nodes may return them.
      return answer(
        blocks
          .filter((block) => block >= from && block <= to)
          .reverse()
          .map((block) => change(log(block))),
      )
    },
  }
  return node
}

describe('scanLogs', () => {
  it('returns the address of each log if the filter has none', async () => {
    const node = nodeWith([3])
    const { logs } = await scanLogs(node.client, { topics: [TOPIC] }, 1, 100)
    expect(logs[0]?.address?.toLowerCase()).toBe(ADDRESS)
  })

  it('returns the address of each log if the filter has several, and rejects any other', async () => {
    const node = nodeWith([3])
    const others: readonly Hex[] = [`0x${'cd'.repeat(20)}`]
    const { logs } = await scanLogs(node.client, { address: [...others, ADDRESS], topics: [TOPIC] }, 1, 100)
    expect(logs[0]?.address?.toLowerCase()).toBe(ADDRESS)
    await expect(scanLogs(node.client, { address: others, topics: [TOPIC] }, 1, 100)).rejects.toThrow()
  })

  it('reads everything with one request if the node allows it, oldest first', async () => {
    const node = nodeWith([3, 7, 90])
    const scan = await scanLogs(node.client, filter, 1, 100)
    expect(node.asked).toEqual([[1, 100]])
    expect(scan.logs.map(({ blockNumber }) => blockNumber)).toEqual([3, 7, 90])
    expect([scan.fromBlock, scan.toBlock]).toEqual([1, 100])
  })

  it('reads shorter ranges if the node refuses, newest first, without gaps or overlaps', async () => {
    const node = nodeWith([1, 12_000, 24_999], 10_000)
    const scan = await scanLogs(node.client, filter, 0, 24_999)
    expect(node.asked.slice(-3)).toEqual([
      [15_000, 24_999],
      [5_000, 14_999],
      [0, 4_999],
    ])
    expect(scan.logs.map(({ blockNumber }) => blockNumber)).toEqual([1, 12_000, 24_999])
  })

  it('stops after 24 requests and says how far it got', async () => {
    const node = nodeWith([], 500)
    const scan = await scanLogs(node.client, filter, 0, 1_000_000)
    expect(node.asked).toHaveLength(24)
    expect(scan.fromBlock).toBe(1_000_001 - 20 * 500)
  })

  it('rejects if the node refuses every range, and at once if it does not answer', async () => {
    await expect(scanLogs(nodeWith([], 1).client, filter, 0, 9_999_999)).rejects.toThrow('block range is too large')
    const silent: RpcClient = { request: () => Promise.reject(new NetworkError('down')) }
    await expect(scanLogs(silent, filter, 0, 10)).rejects.toThrow('down')
  })

  it.each([
    ['a log of another contract', { address: `0x${'00'.repeat(20)}` }],
    ['data that is no hex', { data: 'zz' }],
    ['a log without a block', { blockNumber: null }],
    ['topics that are no list', { topics: 'none' }],
  ])('rejects %s', async (_what, wrong) => {
    const node = nodeWith([5], Infinity, (entry) => ({ ...entry, ...wrong }))
    await expect(scanLogs(node.client, filter, 0, 10)).rejects.toThrow()
  })

  it('uses the timestamp that a node adds', async () => {
    const node = nodeWith([5], Infinity, (entry) => ({ ...entry, blockTimestamp: '0x64' }))
    expect((await scanLogs(node.client, filter, 0, 10)).logs[0]?.timestampSec).toBe(100)
  })
})

describe('createLogHistory', () => {
  it('reads only new blocks, and the newest known ones again', async () => {
    const node = nodeWith([3, 95, 110])
    const history = createLogHistory(node.client, filter, 1)
    node.latest = 100
    await history.read()
    node.latest = 110
    const scan = await history.read()
    expect(node.asked).toEqual([
      [1, 100],
      [81, 110],
    ])
    expect(scan.logs.map(({ blockNumber }) => blockNumber)).toEqual([3, 95, 110])
    expect([scan.fromBlock, scan.toBlock]).toEqual([1, 110])
  })

  it('finds logs that a lagging node missed, and drops logs of a reorg', async () => {
    const blocks = [3, 99]
    const node = nodeWith(blocks)
    const history = createLogHistory(node.client, filter, 1)
    node.latest = 100
    await history.read()
    blocks.splice(1, 1, 98)
    const scan = await history.read()
    expect(scan.logs.map(({ blockNumber }) => blockNumber)).toEqual([3, 98])
  })

  it('never reads below its first block', async () => {
    const node = nodeWith([8])
    const history = createLogHistory(node.client, filter, 5)
    node.latest = 10
    await history.read()
    node.latest = 11
    expect((await history.read()).logs).toHaveLength(1)
    expect(node.asked).toEqual([
      [5, 10],
      [5, 11],
    ])
  })

  it('starts over on a node that was reset', async () => {
    const node = nodeWith([3])
    const history = createLogHistory(node.client, filter, 1)
    node.latest = 100
    await history.read()
    node.latest = 6
    const scan = await history.read()
    expect(node.asked.at(-1)).toEqual([1, 6])
    expect(scan.logs).toHaveLength(1)
  })
})

describe('addressTopic', () => {
  it('is the lower-case address padded to a word', () => {
    expect(addressTopic(`0x${'AB'.repeat(20)}`)).toBe(`0x${'0'.repeat(24)}${'ab'.repeat(20)}`)
  })
})

describe('eventTopic', () => {
  it('is that of the contract tables', () => {
    expect(eventTopic('Compound(address,uint256,uint256,uint256)')).toBe(compoundEvent.topic)
  })
})

import { describe, expect, it } from 'vitest'
import { transferEvent } from '@/chain/contracts/erc20'
import { burnEvent, mintEvent } from '@/chain/contracts/pairLiquidity'
import { addressTopic } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { NO_MOVES } from './model/poolMoves'
import { createPoolEvents } from './poolEvents'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [POOL, SELF, ROUTER] = [address('a'), address('1'), address('3')]
const quantity = (value: number): Hex => `0x${value.toString(16)}`
const LATEST = 100_000

interface Event {
  readonly topics: readonly Hex[]
  readonly data: string
}
/** Events of one transaction, the only one in its block. */
interface Mined {
  readonly block: number
  readonly events: readonly Event[]
}
const transfer = (from: Address, to: Address, lp: bigint): Event => ({
  topics: [transferEvent.topic, addressTopic(from), addressTopic(to)],
  data: transferEvent.data.encode(lp),
})
const added: Mined = {
  block: 5,
  events: [
    transfer(ZERO_ADDRESS, SELF, 100n),
    { topics: [mintEvent.topic, addressTopic(ROUTER)], data: mintEvent.data.encode({ amount0: 1_000n, amount1: 40n }) },
  ],
}
const removed: Mined = {
  block: 9,
  events: [
    transfer(SELF, POOL, 25n),
    transfer(POOL, ZERO_ADDRESS, 25n),
    {
      topics: [burnEvent.topic, addressTopic(ROUTER), addressTopic(SELF)],
      data: burnEvent.data.encode({ amount0: 260n, amount1: 11n }),
    },
  ],
}

const hashOf = (block: number): Hex => `0x${block.toString(16).padStart(64, '0')}`
function rawLogs({ block, events }: Mined) {
  return events.map(({ topics, data }, index) => ({
    address: POOL,
    blockNumber: quantity(block),
    logIndex: quantity(index),
    transactionHash: hashOf(block),
    topics,
    data: `0x${data}`,
  }))
}

/** A node with these transactions. @param maxBlocks maximum block range of a log request */
function nodeWith(mined: readonly Mined[], { maxBlocks = Number.MAX_SAFE_INTEGER, hasReceipts = true } = {}) {
  const receipts: unknown[] = []
  const client: RpcClient = {
    request: async (method, params, parse) => {
      await Promise.resolve()
      if (method === 'eth_getBlockByNumber') return parse({ number: quantity(LATEST), timestamp: quantity(LATEST) })
      if (method === 'eth_getTransactionReceipt') {
        receipts.push(params[0])
        const found = mined.find(({ block }) => hashOf(block) === params[0])
        return parse(found === undefined || !hasReceipts ? null : { logs: rawLogs(found) })
      }
      const { fromBlock, toBlock, topics } = params[0] as {
        readonly fromBlock: Hex
        readonly toBlock: Hex
        readonly topics: readonly (Hex | null)[]
      }
      if (Number(toBlock) - Number(fromBlock) >= maxBlocks) throw new RpcError('block range is too large', -32_000)
      return parse(
        mined
          .flatMap(rawLogs)
          .filter(
            (log) =>
              Number(log.blockNumber) >= Number(fromBlock) &&
              Number(log.blockNumber) <= Number(toBlock) &&
              topics.every((topic, place) => topic === null || log.topics[place] === topic),
          ),
      )
    },
  }
  return { receipts, events: createPoolEvents(client, POOL, SELF, 0) }
}

describe('the events of an account in a pool', () => {
  it('add up the receipts of its transfers, and read each of them once', async () => {
    const node = nodeWith([added, removed])
    const whole = {
      moves: { ...NO_MOVES, deposited: [1_000n, 40n], withdrawn: [260n, 11n], minted: 75n },
      isWhole: true,
    }
    expect(await node.events.read()).toEqual(whole)
    expect(await node.events.read()).toEqual(whole)
    expect(node.receipts).toHaveLength(2)
    expect(new Set(node.receipts)).toEqual(new Set([hashOf(5), hashOf(9)]))
  })

  it('are not all where the node keeps older logs back', async () => {
    expect(await nodeWith([added], { maxBlocks: 600 }).events.read()).toEqual({ moves: NO_MOVES, isWhole: false })
  })

  it('leave out transfers of nothing, which anybody can write, without reading them', async () => {
    const node = nodeWith([added, { block: 7, events: [transfer(SELF, ROUTER, 0n), transfer(ROUTER, SELF, 0n)] }])
    expect((await node.events.read()).moves).toEqual({ ...NO_MOVES, deposited: [1_000n, 40n], minted: 100n })
    expect(node.receipts).toEqual([hashOf(5)])
  })

  it('are refused, and not fewer, where a receipt is missing', async () => {
    await expect(nodeWith([added], { hasReceipts: false }).events.read()).rejects.toThrow('No receipt')
  })
})

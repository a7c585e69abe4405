import { decodeData } from '@/chain/abi/codec'
import { type CallKey, toCallKey } from '@/chain/calls/call'
import { multicallContract } from '@/chain/contracts/multicall'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { NetworkError } from '@/chain/rpc/rpcError'
import type { Address, Hex } from '@/lib/hex'

export const MULTICALL: Address = `0x${'ca'.repeat(20)}`

export function wordOf(value: number | bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}

/** A node in memory for tests of what reads the chain. */
export interface FakeChain {
  readonly client: RpcClient
  /** Answers to calls by key; a call without one reverts. */
  readonly answers: Map<CallKey, Hex>
  /** Receipts by hash, as the node writes them. */
  readonly receipts: Map<Hex, object>
  /** Transactions by hash, as the node writes them. */
  readonly transactions: Map<Hex, object>
  /** Answers of other methods, or instead of the usual ones. */
  readonly methods: Map<string, (params: readonly unknown[]) => unknown>
  blockNumber: number
  /** Seconds from block to block, since 0. */
  blockTimeSec: number
  /** How many blocks behind the multicall's node is. */
  multicallLag: number
  /** What every call fails with, where it is said. */
  reverted: Error | undefined
  /** Methods that fail. */
  readonly down: Set<string>
  /** What was asked: the method, and for a multicall how many calls. */
  readonly log: string[]
  /** Keys of all calls that were asked. */
  readonly asked: CallKey[]
  /** Holds answers back until the returned function is called. */
  hold(): () => void
}

export function createFakeChain(): FakeChain {
  let gate = Promise.resolve()

  function answerMulticall(data: Hex): Hex {
    const [, calls] = decodeData(multicallContract.functions.tryAggregate.inputs, `0x${data.slice(10)}`)
    const blockNumber = chain.blockNumber - chain.multicallLag
    // Before the calls it asks for number and time of the block.
    const own = [blockNumber, blockNumber * chain.blockTimeSec].map(wordOf)
    chain.log.push(`multicall ${calls.length - own.length}`)
    const results = calls.map(({ target, callData }, i) => {
      const ownAnswer = own[i]
      if (ownAnswer !== undefined) return { success: true, returnData: ownAnswer }
      const key = toCallKey({ to: target, data: callData })
      chain.asked.push(key)
      const answer = chain.answers.get(key)
      return { success: answer !== undefined, returnData: answer ?? '0x' }
    })
    return `0x${multicallContract.functions.tryAggregate.outputs.encode(results)}`
  }

  function answer(method: string, params: readonly unknown[]): unknown {
    if (method === 'eth_call' && chain.reverted !== undefined) throw chain.reverted
    if (method === 'eth_call') return answerMulticall((params[0] as { data: Hex }).data)
    chain.log.push(method)
    const own = chain.methods.get(method)
    if (own !== undefined) return own(params)
    if (method === 'eth_getTransactionReceipt') return chain.receipts.get(params[0] as Hex) ?? null
    if (method === 'eth_getTransactionByHash') return chain.transactions.get(params[0] as Hex) ?? null
    if (method === 'eth_getBlockByNumber') {
      const number = params[0] === 'latest' ? chain.blockNumber : Number(params[0])
      return { number: `0x${number.toString(16)}`, timestamp: `0x${(number * chain.blockTimeSec).toString(16)}` }
    }
    throw new Error(`The fake chain does not know ${method}`)
  }

  const chain: FakeChain = {
    client: {
      async request(method, params, parse) {
        if (chain.down.has(method)) {
          chain.log.push(`${method} down`)
          throw new NetworkError('down')
        }
        const result = answer(method, params)
        await gate
        return parse(result)
      },
    },
    answers: new Map(),
    receipts: new Map(),
    transactions: new Map(),
    methods: new Map(),
    blockNumber: 100,
    blockTimeSec: 6,
    multicallLag: 0,
    reverted: undefined,
    down: new Set(),
    log: [],
    asked: [],
    hold() {
      let release: () => void = () => undefined
      gate = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
  return chain
}

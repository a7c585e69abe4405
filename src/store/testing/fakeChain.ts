import { decodeData } from '@/chain/abi/codec'
import { type CallKey, toCallKey } from '@/chain/calls/call'
import { multicallContract } from '@/chain/contracts/multicall'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { NetworkError } from '@/chain/rpc/rpcError'
import type { Address, Hex } from '@/lib/hex'

export const MULTICALL: Address = `0x${'ca'.repeat(20)}`

/** A number as a 32-byte word. */
export function wordOf(value: number | bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}

/** An in-memory node for tests. */
export interface FakeChain {
  readonly client: RpcClient
  /** Results by call key; a call without one reverts. */
  readonly answers: Map<CallKey, Hex>
  /** Receipts by hash, in JSON-RPC form. */
  readonly receipts: Map<Hex, object>
  /** Transactions by hash, in JSON-RPC form. */
  readonly transactions: Map<Hex, object>
  /** Responses of further methods, overriding the defaults. */
  readonly methods: Map<string, (params: readonly unknown[]) => unknown>
  blockNumber: number
  /** Seconds per block, starting at 0. */
  blockTimeSec: number
  /** How many blocks the multicall's node is behind. */
  multicallLag: number
  /** If set, every call fails with it. */
  reverted: Error | undefined
  /** Methods that fail. */
  readonly down: Set<string>
  /** Requested methods; for a multicall with the number of calls. */
  readonly log: string[]
  /** Keys of all requested calls. */
  readonly asked: CallKey[]
  /** Delays responses until the returned function is called. */
  hold(): () => void
}

/** A fake chain at block 100 without any results. */
export function createFakeChain(): FakeChain {
  let gate = Promise.resolve()

  function answerMulticall(data: Hex): Hex {
    const [, calls] = decodeData(multicallContract.functions.tryAggregate.inputs, `0x${data.slice(10)}`)
    const blockNumber = chain.blockNumber - chain.multicallLag
    // The first two calls read the block's number and timestamp.
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

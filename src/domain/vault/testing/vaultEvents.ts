import { transferEvent } from '@/chain/contracts/erc20'
import { compoundEvent, depositEvent, totalsEvent, withdrawEvent } from '@/chain/contracts/vault'
import { addressTopic } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import { ACCOUNT, SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'

export const OTHER = addressOf('b')
export const LATEST = 100_000

/** An event of a vault; of `SHARE_TOKEN` unless said. */
export interface Event {
  readonly address?: Address
  readonly block: number
  readonly topics: readonly Hex[]
  readonly data: string
}
export const transfer = (block: number, from: Address, to: Address, shares: bigint): Event => ({
  block,
  topics: [transferEvent.topic, addressTopic(from), addressTopic(to)],
  data: transferEvent.data.encode(shares),
})
export const totals = (block: number, assets: bigint, shares: bigint): Event => ({
  block,
  topics: [totalsEvent.topic],
  data: totalsEvent.data.encode({ assets, shares }),
})
/** Events as the vault emits them: transfer, totals, deposit. */
export const deposit = (
  block: number,
  amount: bigint,
  shares: bigint,
  all: readonly [bigint, bigint] = [amount, shares],
): readonly Event[] => [
  transfer(block, ZERO_ADDRESS, ACCOUNT, shares),
  totals(block, ...all),
  {
    block,
    topics: [depositEvent.topic, addressTopic(ACCOUNT)],
    data: depositEvent.data.encode({ amount, shares, fee: 1n }),
  },
]
/** Events as the vault emits them: transfer, totals, withdrawal. @param all the totals, if they matter */
export const withdraw = (
  block: number,
  amount: bigint,
  shares: bigint,
  all?: readonly [bigint, bigint],
): readonly Event[] => [
  transfer(block, ACCOUNT, ZERO_ADDRESS, shares),
  ...(all === undefined ? [] : [totals(block, ...all)]),
  { block, topics: [withdrawEvent.topic, addressTopic(ACCOUNT)], data: withdrawEvent.data.encode({ amount, shares }) },
]

/** Events as the vault emits them: totals, compound. */
export const compound = (block: number, assets: bigint, shares: bigint): readonly Event[] => [
  totals(block, assets, shares),
  {
    block,
    topics: [compoundEvent.topic, addressTopic(OTHER)],
    data: compoundEvent.data.encode({ harvested: 1n, performanceFee: 0n, callerReward: 0n }),
  },
]

export interface AskedLogs {
  readonly address?: Address | readonly Address[]
  readonly fromBlock: Hex
  readonly toBlock: Hex
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
}

/** A node with these events that applies filters; a block every ten seconds. */
export function nodeWith(
  events: readonly Event[],
  refuses: (asked: AskedLogs) => boolean = () => false,
): { readonly client: RpcClient; readonly asked: AskedLogs[] } {
  const asked: AskedLogs[] = []
  const fits = (topic: Hex | undefined, wanted: AskedLogs['topics'][number]) =>
    wanted === null || (topic !== undefined && [wanted].flat().includes(topic))
  const logs = events.map(({ address = SHARE_TOKEN, block, topics, data }, index) => ({
    address,
    blockNumber: `0x${block.toString(16)}`,
    logIndex: `0x${index.toString(16)}`,
    topics,
    data: `0x${data}`,
  }))
  const client: RpcClient = {
    request: async (method, params, parse) => {
      if (method === 'eth_getBlockByNumber') {
        const number = params[0] === 'latest' ? LATEST : Number(params[0])
        return parse({ number: `0x${number.toString(16)}`, timestamp: `0x${(number * 10).toString(16)}` })
      }
      const filter = params[0] as AskedLogs
      asked.push(filter)
      if (refuses(filter)) throw new RpcError('block range is too large', -32_000)
      const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
      return Promise.resolve(
        parse(
          logs.filter(
            ({ address, blockNumber, topics }) =>
              [filter.address ?? address].flat().includes(address) &&
              Number(blockNumber) >= from &&
              Number(blockNumber) <= to &&
              filter.topics.every((wanted, place) => fits(topics[place], wanted)),
          ),
        ),
      )
    },
  }
  return { client, asked }
}

import { Interface, id, type LogDescription } from 'ethers'
import type { TokenFacts } from '../dex/pools.ts'

const ABI = new Interface([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 index)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])

export const PAIR_CREATED = id('PairCreated(address,address,address,uint256)')
export const PAIR_TOPICS: readonly string[] = ['Transfer', 'Sync', 'Mint', 'Burn', 'Swap'].map(
  (name) => ABI.getEvent(name)?.topicHash ?? '',
)
export const SWAP = PAIR_TOPICS[4] ?? ''

/** A log as returned by the node. */
export interface RawLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: string
  readonly blockTimestamp: string
  readonly transactionHash: string
  readonly logIndex: string
}

interface LogPosition {
  readonly block: number
  /** Unix seconds. */
  readonly timeSec: number
  readonly tx: string
  readonly logIndex: number
}

export type CreatedToken = TokenFacts & { readonly address: string }

/** A decoded exchange event. Addresses are lower-case, amounts are base units. */
export type ExchangeEvent = LogPosition &
  (
    | {
        readonly kind: 'pairCreated'
        readonly pair: string
        readonly token0: CreatedToken
        readonly token1: CreatedToken
      }
    | {
        readonly kind: 'transfer'
        readonly pair: string
        readonly from: string
        readonly to: string
        readonly value: bigint
      }
    | { readonly kind: 'sync'; readonly pair: string; readonly reserve0: bigint; readonly reserve1: bigint }
    | {
        readonly kind: 'mint'
        readonly pair: string
        readonly sender: string
        readonly amount0: bigint
        readonly amount1: bigint
      }
    | {
        readonly kind: 'burn'
        readonly pair: string
        readonly sender: string
        readonly amount0: bigint
        readonly amount1: bigint
        readonly to: string
      }
    | {
        readonly kind: 'swap'
        readonly pair: string
        readonly sender: string
        /** Transaction sender. */
        readonly from: string
        readonly amount0In: bigint
        readonly amount1In: bigint
        readonly amount0Out: bigint
        readonly amount1Out: bigint
        readonly to: string
      }
  )

export type EventOf<K extends ExchangeEvent['kind']> = Extract<ExchangeEvent, { readonly kind: K }>

/** Addresses of a new pair and its tokens. */
export function decodeCreated(log: RawLog): { readonly pair: string; readonly tokens: readonly [string, string] } {
  const { args } = parse(log)
  return { pair: address(args['pair']), tokens: [address(args['token0']), address(args['token1'])] }
}

/** @param sender transaction sender, only needed for swaps */
export function decodePairLog(log: RawLog, sender: string): ExchangeEvent {
  const { name, args } = parse(log)
  const amount = (field: string) => BigInt(String(args[field]))
  const position = { ...logPosition(log), pair: log.address.toLowerCase() }
  switch (name) {
    case 'Transfer':
      return {
        ...position,
        kind: 'transfer',
        from: address(args['from']),
        to: address(args['to']),
        value: amount('value'),
      }
    case 'Sync':
      return { ...position, kind: 'sync', reserve0: amount('reserve0'), reserve1: amount('reserve1') }
    case 'Mint':
      return {
        ...position,
        kind: 'mint',
        sender: address(args['sender']),
        amount0: amount('amount0'),
        amount1: amount('amount1'),
      }
    case 'Burn':
      return {
        ...position,
        kind: 'burn',
        sender: address(args['sender']),
        amount0: amount('amount0'),
        amount1: amount('amount1'),
        to: address(args['to']),
      }
    default:
      return {
        ...position,
        kind: 'swap',
        sender: address(args['sender']),
        from: sender.toLowerCase(),
        amount0In: amount('amount0In'),
        amount1In: amount('amount1In'),
        amount0Out: amount('amount0Out'),
        amount1Out: amount('amount1Out'),
        to: address(args['to']),
      }
  }
}

export function logPosition(log: RawLog): LogPosition {
  return {
    block: Number(log.blockNumber),
    timeSec: Number(log.blockTimestamp),
    tx: log.transactionHash,
    logIndex: Number(log.logIndex),
  }
}

function parse({ topics, data }: RawLog): LogDescription {
  const parsed = ABI.parseLog({ topics, data })
  if (parsed === null) throw new Error('A log of no event of the exchange')
  return parsed
}

const address = (value: unknown) => String(value).toLowerCase()

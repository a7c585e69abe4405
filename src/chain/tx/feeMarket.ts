import { medianOf } from '../nodes/queryNodes'
import { parseQuantity, parseRecord } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

/** How fast a transaction should be mined on a fee market (EIP-1559). */
export type FeeSpeed = 'default' | 'fast' | 'instant'

interface FeeTip {
  /** Wei for a unit of gas on top of the base fee. */
  readonly tipWei: bigint
  /** How many blocks a transaction with this tip waits, at least 1; absent where no history tells. */
  readonly waitBlocks?: number
}

export interface FeeMarket {
  /** Of the next block, wei for a unit of gas. */
  readonly baseFeeWei: bigint
  readonly tips: Readonly<Record<FeeSpeed, FeeTip>>
}

interface RecentBlock {
  readonly isFull: boolean
  /** The lowest tip that it took, then the 25th, the 50th and the 90th percentile. Of a block without transactions, all 0. */
  readonly tipsWei: readonly bigint[]
  readonly isEmpty: boolean
}

export interface FeeHistory {
  readonly baseFeeWei: bigint
  readonly blocks: readonly RecentBlock[]
}

const BLOCKS = 20
const PERCENTILES = [0, 25, 50, 90]
const SPEEDS: readonly FeeSpeed[] = ['default', 'fast', 'instant']
/** A block that has room takes any tip. */
const FULL_RATIO = 0.95

function parseList(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new Error('Not a list')
  return raw
}

function parseFeeHistory(raw: unknown): FeeHistory {
  const history = parseRecord(raw)
  const ratios = parseList(history['gasUsedRatio'])
  const rewards = parseList(history['reward'])
  if (rewards.length !== ratios.length) throw new Error('Not a fee history')
  const blocks = rewards.map((reward, i) => {
    const tipsWei = parseList(reward).map(parseQuantity)
    const ratio = ratios[i]
    if (tipsWei.length !== PERCENTILES.length || typeof ratio !== 'number') throw new Error('Not a fee history')
    return { tipsWei, isFull: ratio > FULL_RATIO, isEmpty: ratio === 0 }
  })
  return { baseFeeWei: parseQuantity(parseList(history['baseFeePerGas']).at(-1)), blocks }
}

/** What recent blocks took. @throws RpcError, NetworkError where the node keeps no such history */
export function readFeeHistory(client: RpcClient): Promise<FeeHistory> {
  return client.request('eth_feeHistory', [`0x${BLOCKS.toString(16)}`, 'latest', PERCENTILES], parseFeeHistory)
}

const middleWei = (amounts: readonly bigint[]): bigint | undefined => medianOf(amounts, (one, other) => one < other)

function waitBlocks(tipWei: bigint, blocks: readonly RecentBlock[]): number | undefined {
  if (blocks.length === 0) return undefined
  const taking = blocks.filter(({ isFull, tipsWei: [lowest = 0n] }) => !isFull || tipWei >= lowest).length
  return Math.ceil(blocks.length / Math.max(1, taking))
}

/**
 * The tips that recent blocks took: of each percentile the median over the blocks. Where none of them had a transaction it
 * is the one that the node suggests.
 */
export function feeMarket({ baseFeeWei, blocks }: FeeHistory, suggestedTipWei: bigint): FeeMarket {
  const used = blocks.filter(({ isEmpty }) => !isEmpty)
  const tip = (speed: FeeSpeed): FeeTip => {
    const tipWei = middleWei(used.flatMap(({ tipsWei }) => tipsWei[SPEEDS.indexOf(speed) + 1] ?? [])) ?? suggestedTipWei
    const wait = waitBlocks(tipWei, blocks)
    return { tipWei, ...(wait !== undefined && { waitBlocks: wait }) }
  }
  return { baseFeeWei, tips: { default: tip('default'), fast: tip('fast'), instant: tip('instant') } }
}

/** Of several nodes' markets the middle of each figure, of two the lower: none alone makes it dear. Undefined of none. */
export function medianFeeMarket(markets: readonly FeeMarket[]): FeeMarket | undefined {
  const baseFeeWei = middleWei(markets.map((market) => market.baseFeeWei))
  if (baseFeeWei === undefined) return undefined
  const tip = (speed: FeeSpeed): FeeTip => {
    const told = markets.map(({ tips }) => tips[speed])
    const wait = medianOf(
      told.flatMap((one) => one.waitBlocks ?? []),
      (one, other) => one < other,
    )
    return {
      tipWei: middleWei(told.map(({ tipWei }) => tipWei)) ?? 0n,
      ...(wait !== undefined && { waitBlocks: wait }),
    }
  }
  return { baseFeeWei, tips: { default: tip('default'), fast: tip('fast'), instant: tip('instant') } }
}

import { medianOf } from '../nodes/queryNodes'
import { parseQuantity, parseRecord } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

/** How fast a transaction should be mined on a fee market (EIP-1559). */
export type FeeSpeed = 'default' | 'fast' | 'instant'

interface FeeTip {
  /** Priority fee in wei per gas. */
  readonly tipWei: bigint
  /** Expected number of blocks until inclusion, at least 1; absent without a fee history. */
  readonly waitBlocks?: number
}

export interface FeeMarket {
  /** Base fee of the next block, wei per gas. */
  readonly baseFeeWei: bigint
  readonly tips: Readonly<Record<FeeSpeed, FeeTip>>
}

interface RecentBlock {
  readonly isFull: boolean
  /** The lowest priority fee of the block, then the 25th, 50th and 90th percentile; all 0 for an empty block. */
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
/** A block below this gas ratio has room for any tip. */
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

/** The fee history of recent blocks. @throws RpcError, NetworkError if the node has none */
export function readFeeHistory(client: RpcClient): Promise<FeeHistory> {
  return client.request('eth_feeHistory', [`0x${BLOCKS.toString(16)}`, 'latest', PERCENTILES], parseFeeHistory)
}

const medianWei = (amounts: readonly bigint[]): bigint | undefined => medianOf(amounts, (one, other) => one < other)

function waitBlocks(tipWei: bigint, blocks: readonly RecentBlock[]): number | undefined {
  if (blocks.length === 0) return undefined
  const taking = blocks.filter(({ isFull, tipsWei: [lowest = 0n] }) => !isFull || tipWei >= lowest).length
  return Math.ceil(blocks.length / Math.max(1, taking))
}

/**
 * Suggested tips: per percentile the median over recent non-empty blocks, or the node's suggestion if all were empty.
 */
export function feeMarket({ baseFeeWei, blocks }: FeeHistory, suggestedTipWei: bigint): FeeMarket {
  const used = blocks.filter(({ isEmpty }) => !isEmpty)
  const tip = (speed: FeeSpeed): FeeTip => {
    const tipWei = medianWei(used.flatMap(({ tipsWei }) => tipsWei[SPEEDS.indexOf(speed) + 1] ?? [])) ?? suggestedTipWei
    const wait = waitBlocks(tipWei, blocks)
    return { tipWei, ...(wait !== undefined && { waitBlocks: wait }) }
  }
  return { baseFeeWei, tips: { default: tip('default'), fast: tip('fast'), instant: tip('instant') } }
}

/**
 * The median of several nodes' figures, the lower of two, so that a single node cannot raise the fee; undefined for
 * none.
 */
export function medianFeeMarket(markets: readonly FeeMarket[]): FeeMarket | undefined {
  const baseFeeWei = medianWei(markets.map((market) => market.baseFeeWei))
  if (baseFeeWei === undefined) return undefined
  const tip = (speed: FeeSpeed): FeeTip => {
    const tips = markets.map(({ tips }) => tips[speed])
    const wait = medianOf(
      tips.flatMap((one) => one.waitBlocks ?? []),
      (one, other) => one < other,
    )
    return {
      tipWei: medianWei(tips.map(({ tipWei }) => tipWei)) ?? 0n,
      ...(wait !== undefined && { waitBlocks: wait }),
    }
  }
  return { baseFeeWei, tips: { default: tip('default'), fast: tip('fast'), instant: tip('instant') } }
}

import { medianOf, queryNodes } from '../nodes/queryNodes'
import { parseQuantity, parseRecord } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { type FeeMarket, type FeeSpeed, feeMarket, medianFeeMarket, readFeeHistory } from './feeMarket'

/** How fast a transaction should be mined; the last one is for test networks. */
export type GasPriceChoice = FeeSpeed | 'testnet'

/** What nodes say of the price of gas. */
export interface NodeGas {
  /** Wei for a unit of gas; absent where no node says one. */
  readonly priceWei?: bigint
  /** Present where the chain sets a base fee, block by block, and wallets know how to follow it. */
  readonly market?: FeeMarket
}

/** What a transaction says that it pays, in wei for a unit of gas. */
export type GasFees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

interface GasPreset {
  readonly choice: GasPriceChoice
  readonly priceGwei: bigint
}

/** One of the speeds that are offered. */
export interface GasOption {
  readonly choice: GasPriceChoice
  /** What is expected to be paid, wei for a unit of gas. */
  readonly priceWei: bigint
  /** How many blocks it is expected to wait; absent where that is not known. */
  readonly waitBlocks?: number
}

const GWEI = 10n ** 9n
const CRONOS: readonly GasPreset[] = [
  { choice: 'default', priceGwei: 5000n },
  { choice: 'fast', priceGwei: 5010n },
  { choice: 'instant', priceGwei: 5020n },
]
const CRONOS_TESTNET: readonly GasPreset[] = [
  { choice: 'default', priceGwei: 5000n },
  { choice: 'fast', priceGwei: 6000n },
  { choice: 'instant', priceGwei: 7000n },
  { choice: 'testnet', priceGwei: 10_000n },
]
const CRONOS_TESTNET_ID = 338
const FEE_SPEEDS: readonly FeeSpeed[] = ['default', 'fast', 'instant']
/** A node that asks for more than 20 times the usual price is not believed: the wallet decides then. */
const MAX_PRICE_WEI = 20n * 5000n * GWEI

/** How far the base fee may rise while a transaction waits; what is not used is not paid. */
const BASE_FEE_ROOM = 2n

function gasPresets(chainId: number): readonly GasPreset[] {
  return chainId === CRONOS_TESTNET_ID ? CRONOS_TESTNET : CRONOS
}

/** What counts where nothing was chosen, or another network's choice: on the test network without a fee market its own price. */
export function usualGasPriceChoice(
  chainId: number,
  chosen: GasPriceChoice | undefined,
  { market }: NodeGas,
): GasPriceChoice {
  if (market !== undefined) return chosen === undefined || chosen === 'testnet' ? 'default' : chosen
  const usual = chainId === CRONOS_TESTNET_ID ? 'testnet' : 'default'
  return gasPresets(chainId).find(({ choice }) => choice === chosen)?.choice ?? usual
}

const isBelievable = (priceWei: bigint): boolean => priceWei <= MAX_PRICE_WEI

/**
 * The preset's price, or the node's own where it has one, raised by as much as the preset is above the default one
 * (rounded up).
 */
function presetWei(chainId: number, { priceGwei }: GasPreset, { priceWei }: NodeGas): bigint {
  const [base] = gasPresets(chainId)
  if (base === undefined || priceWei === undefined || !isBelievable(priceWei)) return priceGwei * GWEI
  return (priceWei * priceGwei + base.priceGwei - 1n) / base.priceGwei
}

/** The speeds that are offered on a chain, slowest first: tips on a fee market, prices elsewhere. */
export function gasOptions(chainId: number, node: NodeGas): readonly GasOption[] {
  if (node.market === undefined)
    return gasPresets(chainId).map((preset) => ({ choice: preset.choice, priceWei: presetWei(chainId, preset, node) }))
  const { baseFeeWei, tips } = node.market
  return FEE_SPEEDS.map((choice) => {
    const { tipWei, ...wait } = tips[choice]
    return { choice, priceWei: baseFeeWei + tipWei, ...wait }
  })
}

/**
 * What a transaction pays for gas. Undefined where the wallet decides: by default on a fee market, and where what the node
 * says cannot be right.
 */
export function gasFees(chainId: number, chosen: GasPriceChoice | undefined, node: NodeGas): GasFees | undefined {
  const choice = usualGasPriceChoice(chainId, chosen, node)
  if (node.market !== undefined) {
    if (choice === 'default' || choice === 'testnet') return undefined
    const maxPriorityFeePerGas = node.market.tips[choice].tipWei
    const maxFeePerGas = node.market.baseFeeWei * BASE_FEE_ROOM + maxPriorityFeePerGas
    return isBelievable(maxFeePerGas) ? { maxFeePerGas, maxPriorityFeePerGas } : undefined
  }
  const preset = gasPresets(chainId).find((one) => one.choice === choice)
  if (preset === undefined || (node.priceWei !== undefined && !isBelievable(node.priceWei))) return undefined
  return { gasPrice: presetWei(chainId, preset, node) }
}

/** The most that a unit of gas may cost, in wei; undefined where neither the choice nor the node says. */
export function maxGasPriceWei(chainId: number, chosen: GasPriceChoice | undefined, node: NodeGas): bigint | undefined {
  const fees = gasFees(chainId, chosen, node)
  if (fees === undefined) return node.priceWei
  return 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
}

async function readOne(client: RpcClient): Promise<NodeGas> {
  const [baseFeeWei, priceWei = 0n, history] = await Promise.all([
    client.request('eth_getBlockByNumber', ['latest', false], (raw) => {
      const { baseFeePerGas } = parseRecord(raw)
      return typeof baseFeePerGas === 'string' ? parseQuantity(baseFeePerGas) : undefined
    }),
    client.request('eth_gasPrice', [], parseQuantity).catch(() => undefined),
    readFeeHistory(client).catch(() => undefined),
  ])
  const price = priceWei > 0n && { priceWei }
  if (baseFeeWei === undefined) return { ...price }
  const suggestedTipWei = priceWei > baseFeeWei ? priceWei - baseFeeWei : 0n
  return { ...price, market: feeMarket(history ?? { baseFeeWei, blocks: [] }, suggestedTipWei) }
}

/**
 * How gas is paid on the chain, by more than one node, so that none alone makes it dear. Where any of them knows a fee
 * market there is one.
 * @throws RpcError, NetworkError where none can say whether there is a fee market
 */
export async function readNodeGas(client: RpcClient): Promise<NodeGas> {
  const told = await queryNodes(client, readOne)
  const priceWei = medianOf(
    told.flatMap((node) => node.priceWei ?? []),
    (one, other) => one < other,
  )
  const market = medianFeeMarket(told.flatMap((node) => node.market ?? []))
  return { ...(priceWei !== undefined && { priceWei }), ...(market && { market }) }
}

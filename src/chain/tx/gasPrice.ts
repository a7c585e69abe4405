import { medianOf, queryNodes } from '../nodes/queryNodes'
import { parseQuantity, parseRecord } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { type FeeMarket, type FeeSpeed, feeMarket, medianFeeMarket, readFeeHistory } from './feeMarket'

/** The speed that the user chose; 'testnet' is only offered on test networks. */
export type GasPriceChoice = FeeSpeed | 'testnet'

/** The nodes' gas prices. */
export interface NodeGas {
  /** `eth_gasPrice` in wei per gas; absent if no node returns one. */
  readonly priceWei?: bigint
  /** Present if the chain has a base fee (EIP-1559). */
  readonly market?: FeeMarket
}

/** The fee fields of a transaction, in wei per gas. */
export type GasFees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

interface GasPreset {
  readonly choice: GasPriceChoice
  readonly priceGwei: bigint
}

/** One of the offered speeds. */
export interface GasOption {
  readonly choice: GasPriceChoice
  /** Expected price, wei per gas. */
  readonly priceWei: bigint
  /** Expected number of blocks until inclusion; absent if unknown. */
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
/** A price above 20 times the usual one is ignored, and the wallet decides. */
const MAX_PRICE_WEI = 20n * 5000n * GWEI

/** Room for the base fee to rise while a transaction is pending; the unused part is not charged. */
const BASE_FEE_MULTIPLIER = 2n

function gasPresets(chainId: number): readonly GasPreset[] {
  return chainId === CRONOS_TESTNET_ID ? CRONOS_TESTNET : CRONOS
}

/**
 * The choice in effect: the user's, if the network offers it, otherwise the network's default ('testnet' on the test
 * network without a fee market).
 */
export function effectiveGasPriceChoice(
  chainId: number,
  chosen: GasPriceChoice | undefined,
  { market }: NodeGas,
): GasPriceChoice {
  if (market !== undefined) return chosen === undefined || chosen === 'testnet' ? 'default' : chosen
  const usual = chainId === CRONOS_TESTNET_ID ? 'testnet' : 'default'
  return gasPresets(chainId).find(({ choice }) => choice === chosen)?.choice ?? usual
}

const isPlausible = (priceWei: bigint): boolean => priceWei <= MAX_PRICE_WEI

/**
 * The preset's price. If the node has its own price, that is raised by the ratio of the preset to the default one,
 * rounded up.
 */
function presetWei(chainId: number, { priceGwei }: GasPreset, { priceWei }: NodeGas): bigint {
  const [base] = gasPresets(chainId)
  if (base === undefined || priceWei === undefined || !isPlausible(priceWei)) return priceGwei * GWEI
  return (priceWei * priceGwei + base.priceGwei - 1n) / base.priceGwei
}

/** The speeds offered on a chain, slowest first: tips on a fee market, gas prices elsewhere. */
export function gasOptions(chainId: number, node: NodeGas): readonly GasOption[] {
  if (node.market === undefined)
    return gasPresets(chainId).map((preset) => ({ choice: preset.choice, priceWei: presetWei(chainId, preset, node) }))
  const { baseFeeWei, tips } = node.market
  return FEE_SPEEDS.map((choice) => {
    const { tipWei, ...wait } = tips[choice]
    return { choice, priceWei: baseFeeWei + tipWei, ...wait }
  })
}

/** What a transaction at the chosen speed is expected to pay, wei per gas; undefined if the speed has no price. */
export function expectedGasPriceWei(
  chainId: number,
  chosen: GasPriceChoice | undefined,
  node: NodeGas,
): bigint | undefined {
  const effective = effectiveGasPriceChoice(chainId, chosen, node)
  return gasOptions(chainId, node).find(({ choice }) => choice === effective)?.priceWei
}

/**
 * The fees that a transaction sets. Undefined if the wallet decides: by default on a fee market, and if the node's
 * price is implausible.
 */
export function gasFees(chainId: number, chosen: GasPriceChoice | undefined, node: NodeGas): GasFees | undefined {
  const choice = effectiveGasPriceChoice(chainId, chosen, node)
  if (node.market !== undefined) {
    if (choice === 'default' || choice === 'testnet') return undefined
    const maxPriorityFeePerGas = node.market.tips[choice].tipWei
    const maxFeePerGas = node.market.baseFeeWei * BASE_FEE_MULTIPLIER + maxPriorityFeePerGas
    return isPlausible(maxFeePerGas) ? { maxFeePerGas, maxPriorityFeePerGas } : undefined
  }
  const preset = gasPresets(chainId).find((one) => one.choice === choice)
  if (preset === undefined || (node.priceWei !== undefined && !isPlausible(node.priceWei))) return undefined
  return { gasPrice: presetWei(chainId, preset, node) }
}

/** The highest price per gas in wei; undefined if neither the choice nor the node gives one. */
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
 * Reads gas prices from several nodes, so that a single one cannot raise the fee. There is a fee market if any node
 * reports one.
 * @throws RpcError, NetworkError if no node can tell
 */
export async function readNodeGas(client: RpcClient): Promise<NodeGas> {
  const answers = await queryNodes(client, readOne)
  const priceWei = medianOf(
    answers.flatMap((node) => node.priceWei ?? []),
    (one, other) => one < other,
  )
  const market = medianFeeMarket(answers.flatMap((node) => node.market ?? []))
  return { ...(priceWei !== undefined && { priceWei }), ...(market && { market }) }
}

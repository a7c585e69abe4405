import { isRecord } from '@/lib/record'
import { hearNodes, middleOf } from './nodes/hearNodes'
import { parseQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

/** How fast a transaction should be mined; the last one is for test networks. */
export type GasPriceChoice = 'default' | 'fast' | 'instant' | 'testnet'

/** What nodes say of the price of gas. */
export interface NodeGas {
  /** Wei for a unit of gas; absent where no node says one. */
  readonly priceWei?: bigint
  /** The chain sets the price itself, block by block, and wallets know how to follow it. */
  readonly hasFeeMarket: boolean
}

interface GasPreset {
  readonly choice: GasPriceChoice
  readonly priceGwei: bigint
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
/** A node that asks for more than this many times the usual price is not believed: the wallet decides then. */
const MAX_TIMES_USUAL = 20n

/** The prices that are offered on a chain, slowest first. */
export function gasPresets(chainId: number): readonly GasPreset[] {
  return chainId === CRONOS_TESTNET_ID ? CRONOS_TESTNET : CRONOS
}

/** What counts where nothing was chosen, or another network's choice: on the test network its own price. */
export function usualGasPriceChoice(chainId: number, chosen: GasPriceChoice | undefined): GasPriceChoice {
  const presets = gasPresets(chainId)
  const usual = chainId === CRONOS_TESTNET_ID ? 'testnet' : 'default'
  return presets.find(({ choice }) => choice === chosen)?.choice ?? usual
}

/**
 * Wei for a unit of gas: the preset, or the node's own price where it has one, raised by as much as the preset is above
 * the default one (rounded up). Undefined where the wallet estimates: on a fee market, or where the node's price cannot be right.
 */
export function gasPriceWei(chainId: number, chosen: GasPriceChoice | undefined, node: NodeGas): bigint | undefined {
  if (node.hasFeeMarket) return undefined
  const wanted = usualGasPriceChoice(chainId, chosen)
  const presets = gasPresets(chainId)
  const preset = presets.find(({ choice }) => choice === wanted)
  const base = presets[0]
  if (preset === undefined || base === undefined) return undefined
  if (node.priceWei === undefined) return preset.priceGwei * GWEI
  if (node.priceWei > base.priceGwei * GWEI * MAX_TIMES_USUAL) return undefined
  return (node.priceWei * preset.priceGwei + base.priceGwei - 1n) / base.priceGwei
}

async function readOne(client: RpcClient): Promise<NodeGas> {
  const [hasFeeMarket, priceWei] = await Promise.all([
    client.request('eth_getBlockByNumber', ['latest', false], (raw) => isRecord(raw) && typeof raw.baseFeePerGas === 'string'),
    client.request('eth_gasPrice', [], parseQuantity).catch(() => undefined),
  ])
  return { hasFeeMarket, ...(priceWei !== undefined && priceWei > 0n && { priceWei }) }
}

/**
 * How gas is paid on the chain, by more than one node, so that none alone makes it dear. Where any of them knows a fee
 * market the wallet, which has a node of its own, decides.
 * @throws RpcError, NetworkError where none can say whether there is a fee market
 */
export async function readNodeGas(client: RpcClient): Promise<NodeGas> {
  const told = await hearNodes(client, readOne)
  const priceWei = middleOf(told.flatMap((node) => node.priceWei ?? []), (one, other) => one < other)
  return { hasFeeMarket: told.some((node) => node.hasFeeMarket), ...(priceWei !== undefined && { priceWei }) }
}

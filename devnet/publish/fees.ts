import type { Rpc } from '../chain/rpc.ts'

/** What a unit of gas is offered, in wei. */
export type Fees =
  | { readonly type: 2; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly type: 0; readonly gasPrice: bigint }

/** Additions in per cent. Nodes demand at least 10 for a replacement. */
const LEGACY_MARGIN = 10n
const REPLACEMENT_MARGIN = 25n
/** Blocks get at most an eighth dearer each; twice the base fee lasts for six. */
const BASE_FEES = 2n

const plus = (value: bigint, percent: bigint) => (value * (100n + percent) + 99n) / 100n

/** Current fees: those of EIP-1559 if the chain's blocks have a base fee, and a gas price otherwise. */
export async function readFees(rpc: Rpc): Promise<Fees> {
  const block = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly baseFeePerGas?: string }
  if (block.baseFeePerGas === undefined)
    return { type: 0, gasPrice: plus(BigInt(String(await rpc.send('eth_gasPrice'))), LEGACY_MARGIN) }
  const baseFee = BigInt(block.baseFeePerGas)
  const tip = await readTip(rpc, baseFee)
  return { type: 2, maxFeePerGas: baseFee * BASE_FEES + tip, maxPriorityFeePerGas: tip }
}

/** Not every node has a method for it; what the gas price is above the base fee is the same. */
async function readTip(rpc: Rpc, baseFee: bigint): Promise<bigint> {
  try {
    return BigInt(String(await rpc.send('eth_maxPriorityFeePerGas')))
  } catch {
    const price = BigInt(String(await rpc.send('eth_gasPrice')))
    return price > baseFee ? price - baseFee : 1n
  }
}

/** Fees for the replacement of a transaction: at least what nodes demand, and what is asked now. */
export function raisedFees(sent: Fees, now: Fees): Fees {
  const most = (a: bigint, b: bigint) => (a > b ? a : b)
  if (sent.type === 0 || now.type === 0)
    return { type: 0, gasPrice: most(plus(priceOf(sent), REPLACEMENT_MARGIN), priceOf(now)) }
  return {
    type: 2,
    maxFeePerGas: most(plus(sent.maxFeePerGas, REPLACEMENT_MARGIN), now.maxFeePerGas),
    maxPriorityFeePerGas: most(plus(sent.maxPriorityFeePerGas, REPLACEMENT_MARGIN), now.maxPriorityFeePerGas),
  }
}

/** Most that a unit of gas can cost. */
export const priceOf = (fees: Fees): bigint => (fees.type === 0 ? fees.gasPrice : fees.maxFeePerGas)

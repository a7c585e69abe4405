import type { Rpc } from '../chain/rpc.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/** Gas of a transaction that gives none: more than any needs. */
const GAS = '0x1c9c380'

export interface RawTransaction {
  readonly from: string
  /** Absent for a deployment. */
  readonly to?: string
  readonly data?: string
  /** In wei. */
  readonly value?: bigint
  /** As hex digits; ample by default. */
  readonly gas?: string
}

export interface RawReceipt {
  readonly transactionHash: string
  readonly blockNumber: string
  readonly status: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
  readonly contractAddress: string | null
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

/** Sends a transaction from one of the node's accounts and waits until it is mined. It may revert. */
export async function sendTransaction(rpc: Rpc, { value = 0n, ...tx }: RawTransaction): Promise<RawReceipt> {
  const hash = await rpc.send('eth_sendTransaction', [{ gas: GAS, ...tx, value: `0x${value.toString(16)}` }])
  return waitForReceipt(
    () => rpc.send('eth_getTransactionReceipt', [hash]) as Promise<RawReceipt | null>,
    () => rpc.send('evm_mine'),
  )
}

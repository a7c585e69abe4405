import { waitForReceipt } from '../../devnet/testing/waitForReceipt'
import { createRpc, type Rpc } from './rpc'

/** Controls of the local chain. */
export interface Chain {
  readonly rpc: Rpc
  /**
   * Sends a transaction from one of the node's accounts and waits until it is mined.
   * @throws if it reverts
   */
  send(transaction: {
    readonly from: string | undefined
    readonly to: string
    readonly data: string
    readonly value?: bigint
  }): Promise<{ readonly gasUsed: bigint }>
  /** Mines `count` blocks, one by default. */
  mine(count?: number): Promise<void>
  /** Advances the chain time by `seconds` and mines a block. */
  increaseTime(seconds: number): Promise<void>
  /** Turns automine off; transactions stay pending until `mine` or `resumeMining`. */
  pauseMining(): Promise<void>
  resumeMining(): Promise<void>
  /** In wei. */
  nativeBalanceOf(account: string): Promise<bigint>
  /** In base units. */
  balanceOf(token: string, account: string): Promise<bigint>
  snapshot(): Promise<string>
  revert(snapshotId: string): Promise<void>
}

const BALANCE_OF = '0x70a08231'
const toHex = (value: number | bigint) => `0x${value.toString(16)}`
const AMPLE_GAS = 10_000_000

/** Controls of the anvil node at `rpcUrl`. */
export function createChain(rpcUrl: string): Chain {
  const rpc = createRpc(rpcUrl)
  return {
    rpc,
    async send({ value = 0n, ...transaction }) {
      const hash = await rpc('eth_sendTransaction', [{ ...transaction, value: toHex(value), gas: toHex(AMPLE_GAS) }])
      const { status, gasUsed } = await receiptOf(rpc, hash)
      if (status !== '0x1') throw new Error(`Reverted: ${transaction.data.slice(0, 10)} of ${transaction.to}`)
      return { gasUsed: BigInt(gasUsed) }
    },
    async mine(count = 1) {
      await rpc('anvil_mine', [toHex(count)])
    },
    async increaseTime(seconds) {
      await rpc('evm_increaseTime', [seconds])
      await rpc('evm_mine', [])
    },
    async pauseMining() {
      await rpc('evm_setAutomine', [false])
    },
    async resumeMining() {
      await rpc('evm_setAutomine', [true])
      await rpc('evm_mine', [])
    },
    nativeBalanceOf: async (account) => BigInt(await rpc('eth_getBalance', [account, 'latest'])),
    async balanceOf(token, account) {
      const data = BALANCE_OF + account.slice(2).toLowerCase().padStart(64, '0')
      return BigInt(await rpc('eth_call', [{ to: token, data }, 'latest']))
    },
    snapshot: () => rpc('evm_snapshot', []),
    async revert(snapshotId) {
      const isReverted = await rpc('evm_revert', [snapshotId])
      if (isReverted !== 'true') throw new Error(`No snapshot ${snapshotId}`)
    },
  }
}

type Receipt = Readonly<Record<'status' | 'gasUsed' | 'effectiveGasPrice', string>> & {
  readonly contractAddress: string | null
}

/** Waits for a transaction. @throws if it is not mined in time */
export function receiptOf(rpc: Rpc, hash: string): Promise<Receipt> {
  return waitForReceipt(
    async () => JSON.parse(await rpc('eth_getTransactionReceipt', [hash])) as Receipt | null,
    () => rpc('evm_mine', []),
  )
}

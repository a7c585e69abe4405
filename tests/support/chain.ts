import { createRpc, type Rpc } from './rpc'

/** What a test does to the local chain besides using it. */
export interface Chain {
  readonly rpc: Rpc
  /** Makes `count` blocks, one by default. */
  mine(count?: number): Promise<void>
  /** Lets `seconds` of chain time pass and makes a block. */
  increaseTime(seconds: number): Promise<void>
  /** Stops making a block for each transaction; they wait until `mine` or `resumeMining`. */
  pauseMining(): Promise<void>
  resumeMining(): Promise<void>
  /** Native base units. */
  nativeBalanceOf(account: string): Promise<bigint>
  /** Token base units. */
  balanceOf(token: string, account: string): Promise<bigint>
  snapshot(): Promise<string>
  revert(snapshotId: string): Promise<void>
}

const BALANCE_OF = '0x70a08231'
const toHex = (value: number) => `0x${value.toString(16)}`

/** Controls of the anvil node at `rpcUrl`. */
export function createChain(rpcUrl: string): Chain {
  const rpc = createRpc(rpcUrl)
  return {
    rpc,
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
      await rpc('evm_revert', [snapshotId])
    },
  }
}

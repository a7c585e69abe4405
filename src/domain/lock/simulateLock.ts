import { croLockContract } from '@/chain/contracts/croLock'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { simulateTx } from '@/chain/tx/simulateTx'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { CroLock } from './lock'

interface LockSimulation {
  readonly contract: Address
  /** The simulated sender; must hold the amount, because nodes check that in simulations too. */
  readonly from: Address
  readonly amountWei: bigint
}

/** Simulates a deposit and returns its lock. @throws RpcError if the contract reverts, NetworkError */
export function simulateLock(client: RpcClient, { contract, from, amountWei }: LockSimulation): Promise<CroLock> {
  return simulateTx(client, from, croLockContract(contract).deposit(ZERO_ADDRESS, { value: amountWei }))
}

import { croLockContract } from '@/chain/contracts/croLock'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { simulateTx } from '@/chain/tx/simulateTx'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { CroLock } from './lock'

interface LockTrial {
  readonly contract: Address
  /** Who is said to deposit. It must hold the amount: the node checks that even in a simulation. */
  readonly from: Address
  readonly amountWei: bigint
}

/** The lock that a deposit would make now; nothing is sent. @throws RpcError where the contract would refuse it, NetworkError */
export function simulateLock(client: RpcClient, { contract, from, amountWei }: LockTrial): Promise<CroLock> {
  return simulateTx(client, from, croLockContract(contract).deposit(ZERO_ADDRESS, { value: amountWei }))
}

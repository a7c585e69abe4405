import { decodeData, encodeCall } from '@/chain/abi/codec'
import * as croLock from '@/chain/generated/croLock'
import { parseHexData } from '@/chain/rpc/parseRpc'
import type { RpcClient } from '@/chain/rpc/rpcClient'
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
  const call = {
    from,
    to: contract,
    value: `0x${amountWei.toString(16)}`,
    data: encodeCall(croLock.deposit, [ZERO_ADDRESS]),
  }
  return client.request('eth_call', [call, 'latest'], (raw) => decodeData(croLock.deposit.outputs, parseHexData(raw)))
}

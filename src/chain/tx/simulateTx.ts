import type { Address, Hex } from '@/lib/hex'
import { decodeData } from '../abi/codec'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { callData, type TxCall } from './txCall'

/**
 * Simulates a transaction from `from` and returns its output.
 * @throws what the node threw (read it with `toChainError`), such as a revert
 */
export function simulateTx<Output>(client: RpcClient, from: Address, call: TxCall<Output>): Promise<Output> {
  const { contract, fn, value } = call
  const payload: { from: Address; to: Address; data: Hex; value?: Hex } = {
    from,
    to: contract,
    data: callData(call),
    ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
  }
  return client.request('eth_call', [payload, 'latest'], (raw) => decodeData(fn.outputs, parseHexData(raw)))
}

import type { Address, Hex } from '@/lib/hex'
import { decodeData, encodeCall } from '../abi/codec'
import type { ContractFunction } from '../abi/contractFunction'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

export interface Simulation<Args extends readonly unknown[], Output> {
  readonly contract: Address
  readonly fn: ContractFunction<Args, Output>
  readonly args: Args
  /** Native base units. */
  readonly value?: bigint
  readonly from: Address
}

/**
 * What a transaction would give if it were sent by `from` now.
 * @throws what the node threw (read it with `toChainError`), such as a revert
 */
export function simulateTx<Args extends readonly unknown[], Output>(
  client: RpcClient,
  simulation: Simulation<Args, Output>,
): Promise<Output> {
  const { contract, fn, args, value, from } = simulation
  const payload: { from: Address; to: Address; data: Hex; value?: Hex } = {
    from,
    to: contract,
    data: encodeCall(fn, args),
    ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
  }
  return client.request('eth_call', [payload, 'latest'], (raw) => decodeData(fn.outputs, parseHexData(raw)))
}

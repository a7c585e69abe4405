import type { Address, Hex } from '@/lib/hex'
import { parseQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

export interface DataCost {
  /** The node's estimate. */
  readonly gas: bigint
  /** `gas` at the current gas price, in native base units. */
  readonly costWei: bigint
}

interface DataCostParams {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}

/** The current cost of sending bare data. @throws RpcError, NetworkError */
export async function readDataCost(client: RpcClient, { from, to, data }: DataCostParams): Promise<DataCost> {
  const [gas, gasPrice] = await Promise.all([
    client.request('eth_estimateGas', [{ from, to, data }], parseQuantity),
    client.request('eth_gasPrice', [], parseQuantity),
  ])
  return { gas, costWei: gas * gasPrice }
}

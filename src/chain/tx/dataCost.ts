import type { Address, Hex } from '@/lib/hex'
import { parseQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

export interface DataCost {
  /** As the node estimates it. */
  readonly gas: bigint
  /** `gas` at the gas price of now, in native base units. */
  readonly costWei: bigint
}

interface DataToSend {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}

/** What sending bare data costs now. @throws RpcError, NetworkError */
export async function readDataCost(client: RpcClient, { from, to, data }: DataToSend): Promise<DataCost> {
  const [gas, gasPrice] = await Promise.all([
    client.request('eth_estimateGas', [{ from, to, data }], parseQuantity),
    client.request('eth_gasPrice', [], parseQuantity),
  ])
  return { gas, costWei: gas * gasPrice }
}

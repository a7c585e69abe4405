import type { Address } from '@/lib/hex'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import type { ContractCall } from './call'
import { readMulticall } from './multicall'
import type { Reading } from './reading'

/** What readings say at the latest block, all of one; a call that reverted counts as failed. @throws RpcError, NetworkError */
export async function readLatest<T>(
  client: RpcClient,
  multicall: Address,
  readings: readonly Reading<T>[],
): Promise<readonly Loadable<T>[]> {
  const calls = [...new Map(readings.flatMap((reading) => reading.calls).map((call) => [call.key, call])).values()]
  const { results } = await readMulticall(client, multicall, calls)
  const dataByKey = new Map(calls.map((call, index) => [call.key, results[index]]))
  const read = <V>(call: ContractCall<V>): Loadable<V> => {
    const data = dataByKey.get(call.key)
    return data === undefined ? { status: 'failed', retry: () => undefined } : ready(call.decode(data))
  }
  return readings.map((reading) => reading.derive(read))
}

/** What one call gives at the latest block. @throws RpcError, NetworkError */
export function readCall<T>(client: RpcClient, call: ContractCall<T>): Promise<T> {
  return client.request('eth_call', [{ to: call.to, data: call.data }, 'latest'], (raw) =>
    call.decode(parseHexData(raw)),
  )
}

/** What one reading says at the latest block. @throws RpcError, NetworkError, and Error where it has no value there */
export async function readNow<T>(client: RpcClient, multicall: Address, reading: Reading<T>): Promise<T> {
  const [loadable] = await readLatest(client, multicall, [reading])
  const value = loadable && valueOf(loadable)
  if (value === undefined) throw new Error('The chain does not say it')
  return value
}

import { readClient } from '@/chain/rpc/readClient'
import { type NodeGas, readNodeGas } from '@/chain/tx/gasPrice'
import type { Loadable } from '@/lib/loadable'
import { useService } from './useService'

/** The gas prices of the nodes, refreshed every minute. */
export function useNodeGas(): Loadable<NodeGas> {
  return useService('node-gas', () => readNodeGas(readClient))
}

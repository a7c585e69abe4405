import { deployment } from '@/config/deployment'
import { createRpcClient } from './rpcClient'

/** Reads this deployment's chain. */
export const readClient = createRpcClient(deployment.rpcUrls)

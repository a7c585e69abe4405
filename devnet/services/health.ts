import type { Rpc } from '../chain/rpc.ts'
import { json, type Route } from './route.ts'

/** Reports whether the node responds, and its latest block. */
export function healthRoute(rpc: Rpc): Route {
  return async ({ pathname }) => {
    if (pathname !== '/health') return undefined
    return json(200, { status: 'ok', blockNumber: Number(await rpc.send('eth_blockNumber')) })
  }
}

import type { Interface } from 'ethers'
import type { Rpc } from '../../chain/rpc.ts'
import { contentId } from '../../deploy/contentId.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { CONTENT_KEY, LIST_NAME } from '../../tables/names.ts'
import { json, type Route } from '../route.ts'
import { cidOf } from './contentStore.ts'

const ABI = [
  'function resolver(bytes32) view returns (address)',
  'function text(bytes32, string) view returns (string)',
]

/** IPFS gateway for a single content, which the name's resolver stores. /ipfs/{cid} returns it if the CID matches. */
export function ipfsRoute(rpc: Rpc, { nameService }: DevnetDeployment): Route {
  const call = async (abi: Interface, to: string, method: string, args: readonly unknown[]) => {
    const answer = await rpc.send('eth_call', [{ to, data: abi.encodeFunctionData(method, [...args]) }, 'latest'])
    return String(abi.decodeFunctionResult(method, String(answer))[0])
  }
  return async ({ pathname }) => {
    const wanted = cidOf(pathname)
    if (wanted === undefined) return undefined
    // Imported lazily: ethers would slow down the start.
    const ethers = await import('ethers')
    const abi = new ethers.Interface(ABI)
    const node = ethers.namehash(LIST_NAME.join('.'))
    const resolver = await call(abi, nameService.registry, 'resolver', [node])
    const content = await call(abi, resolver, 'text', [node, CONTENT_KEY])
    if (contentId(content) !== wanted) return json(404, { error: 'no such content' })
    return { status: 200, type: 'application/json; charset=utf-8', body: content }
  }
}

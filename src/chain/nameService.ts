import { keccak256, toUtf8Bytes } from 'ethers'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { type ContractCall, contractCall } from './call'
import { contenthash } from './generated/nameResolver'
import { resolver } from './generated/nameRegistry'
import { parseHexData } from './parseRpc'
import type { RpcClient } from './rpcClient'

const ROOT: Hex = `0x${'0'.repeat(64)}`

/** The hash of a name (EIP-137). @param name lower-case letters, digits, dashes and dots, which need no other normalization */
function nodeOf(name: string): Hex {
  const labels = name.split('.').reverse()
  return labels.reduce<Hex>((node, label) => keccak256(`${node}${keccak256(toUtf8Bytes(label)).slice(2)}`) as Hex, ROOT)
}

function read<T>(client: RpcClient, call: ContractCall<T>): Promise<T> {
  return client.request('eth_call', [{ to: call.to, data: call.data }, 'latest'], (raw) => call.decode(parseHexData(raw)))
}

/**
 * Where the content of a name is, as its resolver says it (EIP-1577).
 * @throws Error where the name has no resolver or no content; RpcError, NetworkError
 */
export async function readContenthash(client: RpcClient, registry: Address, name: string): Promise<Hex> {
  const node = nodeOf(name)
  const at = await read(client, contractCall(registry, resolver, node))
  if (at === ZERO_ADDRESS) throw new Error('The name has no resolver')
  const content = await read(client, contractCall(at, contenthash, node))
  if (content === '0x') throw new Error('The name has no content')
  return content
}

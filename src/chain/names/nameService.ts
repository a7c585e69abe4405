import { getAddress, keccak256, toUtf8Bytes } from 'ethers'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { type ContractCall } from '../calls/call'
import { nameRegistryContract } from '../contracts/nameRegistry'
import { nameResolverContract } from '../contracts/nameResolver'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { toChainError } from '../tx/chainError'

const ROOT: Hex = `0x${'0'.repeat(64)}`

/**
 * EIP-137 namehash of the ENSIP-15 normalized name; undefined if the name is invalid, for example with confusable
 * letters.
 */
async function namehash(name: string): Promise<Hex | undefined> {
  // Its character tables are loaded with the first name.
  const { ens_normalize: normalize } = await import('@adraffy/ens-normalize/xnf')
  const normalized = ((): string | undefined => {
    try {
      return normalize(name)
    } catch {
      return undefined
    }
  })()
  if (normalized === undefined) return undefined
  const labels = normalized.split('.').reverse()
  return labels.reduce<Hex>((node, label) => keccak256(`${node}${keccak256(toUtf8Bytes(label)).slice(2)}`) as Hex, ROOT)
}

function read<T>(client: RpcClient, call: ContractCall<T>): Promise<T> {
  return client.request('eth_call', [{ to: call.to, data: call.data }, 'latest'], (raw) =>
    call.decode(parseHexData(raw)),
  )
}

/**
 * Resolves the contenthash of a name (EIP-1577).
 * @throws Error if the name is invalid, or has no resolver or content; RpcError, NetworkError
 */
export async function readContenthash(client: RpcClient, registry: Address, name: string): Promise<Hex> {
  const node = await namehash(name)
  if (node === undefined) throw new Error('No name is written like this')
  const resolver = await read(client, nameRegistryContract(registry).resolver(node))
  if (resolver === ZERO_ADDRESS) throw new Error('The name has no resolver')
  const content = await read(client, nameResolverContract(resolver).contenthash(node))
  if (content === '0x') throw new Error('The name has no content')
  return content
}

/**
 * Resolves the address of a name (EIP-137), with checksum; undefined if it has none.
 * @throws what the node threw (read it with `toChainError`), Error if the answer is not an address
 */
export async function readNameAddress(
  client: RpcClient,
  registry: Address,
  name: string,
): Promise<Address | undefined> {
  const node = await namehash(name)
  if (node === undefined) return undefined
  const resolver = await read(client, nameRegistryContract(registry).resolver(node))
  if (resolver === ZERO_ADDRESS) return undefined
  const call = nameResolverContract(resolver).addr(node)
  const answer = client.request('eth_call', [{ to: resolver, data: call.data }, 'latest'], parseHexData)
  // A resolver without `addr` reverts or returns nothing.
  const data = await answer.catch((thrown: unknown): Hex => {
    if (toChainError(thrown).kind === 'wouldRevert') return '0x'
    throw thrown
  })
  const address = data === '0x' ? ZERO_ADDRESS : call.decode(data)
  return address === ZERO_ADDRESS ? undefined : (getAddress(address) as Address)
}

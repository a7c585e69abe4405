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
 * The hash of a name (EIP-137) as it is normalized (ENSIP-15); undefined where no name is written so, such as with
 * letters that look like others.
 */
async function nodeOf(name: string): Promise<Hex | undefined> {
  // Its tables of letters are fetched with the first name.
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
 * Where the content of a name is, as its resolver says it (EIP-1577).
 * @throws Error where it is no name, or has no resolver or no content; RpcError, NetworkError
 */
export async function readContenthash(client: RpcClient, registry: Address, name: string): Promise<Hex> {
  const node = await nodeOf(name)
  if (node === undefined) throw new Error('No name is written like this')
  const at = await read(client, nameRegistryContract(registry).resolver(node))
  if (at === ZERO_ADDRESS) throw new Error('The name has no resolver')
  const content = await read(client, nameResolverContract(at).contenthash(node))
  if (content === '0x') throw new Error('The name has no content')
  return content
}

/**
 * Who a name leads to (EIP-137), with the checksum; undefined where it leads to nobody.
 * @throws what the node said (read it with `toChainError`), Error where the answer is no address
 */
export async function readNameAddress(
  client: RpcClient,
  registry: Address,
  name: string,
): Promise<Address | undefined> {
  const node = await nodeOf(name)
  if (node === undefined) return undefined
  const at = await read(client, nameRegistryContract(registry).resolver(node))
  if (at === ZERO_ADDRESS) return undefined
  const call = nameResolverContract(at).addr(node)
  const answer = client.request('eth_call', [{ to: at, data: call.data }, 'latest'], parseHexData)
  // A resolver need not know addresses: one that does not refuses, or says nothing.
  const data = await answer.catch((thrown: unknown): Hex => {
    if (toChainError(thrown).kind === 'wouldRevert') return '0x'
    throw thrown
  })
  const address = data === '0x' ? ZERO_ADDRESS : call.decode(data)
  return address === ZERO_ADDRESS ? undefined : (getAddress(address) as Address)
}

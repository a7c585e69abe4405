import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { parseHexData } from '../rpc/parseRpc'
import { isCallError, type RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'

/** What a node says of who controls a contract. */
export interface ContractControl {
  /** Of `owner()` or `getOwner()`, the zero address where it was renounced; undefined without either. */
  readonly owner: Address | undefined
  /** Of `paused()`; undefined without it. */
  readonly isPaused: boolean | undefined
  /** Whether its code can be replaced: it is a proxy by EIP-1967. */
  readonly isUpgradeable: boolean
  /** The selectors in its code, and in the code that it delegates to. */
  readonly selectors: ReadonlySet<Hex>
}

/** EIP-1967: keccak256 of `eip1967.proxy.implementation` and `.beacon`, less 1. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const BEACON_SLOT = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'
/** EIP-1167: a fixed proxy. */
const MINIMAL_PROXY = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/
const WORD_LENGTH = 66
const ADDRESS_START = 26
const [PUSH1, PUSH4, PUSH32] = [0x60, 0x63, 0x7f]

/** The selector of a function. @param signature such as `mint(address,uint256)` */
export function functionSelector(signature: string): Hex {
  return `0x${bytesToHex(keccak_256(signature)).slice(0, 8)}`
}

/** Every constant of four bytes that code pushes: the dispatcher compares each function's selector with one. */
export function pushedSelectors(code: Hex): ReadonlySet<Hex> {
  const found = new Set<Hex>()
  let at = 2
  while (at < code.length) {
    const opcode = Number.parseInt(code.slice(at, at + 2), 16)
    const pushed = opcode >= PUSH1 && opcode <= PUSH32 ? opcode - PUSH1 + 1 : 0
    if (opcode === PUSH4) found.add(`0x${code.slice(at + 2, at + 10)}`)
    at += 2 + 2 * pushed
  }
  return found
}

/**
 * Reads who controls a contract: its owner, and what its code has functions for. One request, two for a proxy.
 * @throws NetworkError if no node answers, RpcError if the nodes refuse
 */
export async function readContractControl(client: RpcClient, contract: Address): Promise<ContractControl> {
  const [code, implementation, beacon, owner, otherOwner, paused] = await Promise.all([
    readCode(client, contract),
    readSlot(client, contract, IMPLEMENTATION_SLOT),
    readSlot(client, contract, BEACON_SLOT),
    readWord(client, contract, 'owner()'),
    readWord(client, contract, 'getOwner()'),
    readWord(client, contract, 'paused()'),
  ])
  const [, minimal] = MINIMAL_PROXY.exec(code) ?? []
  const isUpgradeable = [implementation, beacon].some((slot) => slot !== undefined && slot !== ZERO_ADDRESS)
  const behind =
    minimal !== undefined
      ? addressIn(`0x${minimal.padStart(WORD_LENGTH - 2, '0')}`)
      : beacon !== undefined && beacon !== ZERO_ADDRESS
        ? addressIn(await readWord(client, beacon, 'implementation()'))
        : implementation
  const delegated = behind === undefined || behind === ZERO_ADDRESS ? '0x' : await readCode(client, behind)
  return {
    owner: addressIn(owner) ?? addressIn(otherOwner),
    isPaused: paused === undefined ? undefined : BigInt(paused) !== 0n,
    isUpgradeable,
    selectors: new Set([...pushedSelectors(code), ...pushedSelectors(delegated)]),
  }
}

function readCode(client: RpcClient, contract: Address): Promise<Hex> {
  return client.request('eth_getCode', [contract, 'latest'], parseHexData)
}

async function readSlot(client: RpcClient, contract: Address, slot: Hex): Promise<Address | undefined> {
  return addressIn(await client.request('eth_getStorageAt', [contract, slot, 'latest'], parseHexData))
}

/** What a function without arguments returns; undefined if it reverts or returns anything but one word. */
async function readWord(client: RpcClient, contract: Address, signature: string): Promise<Hex | undefined> {
  try {
    const call = { to: contract, data: functionSelector(signature) }
    const word = await client.request('eth_call', [call, 'latest'], parseHexData)
    return word.length === WORD_LENGTH ? word : undefined
  } catch (error) {
    if (error instanceof RpcError && isCallError(error)) return undefined
    throw error
  }
}

/** The address in a word; undefined if the word is more than one. */
function addressIn(word: Hex | undefined): Address | undefined {
  if (word === undefined || word.length !== WORD_LENGTH || /[1-9a-f]/.test(word.slice(2, ADDRESS_START)))
    return undefined
  const address = `0x${word.slice(ADDRESS_START)}`
  return isAddress(address) ? address : undefined
}

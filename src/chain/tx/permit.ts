import { Signature, TypedDataEncoder } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import type { ContractCall } from '../calls/call'
import { erc20PermitContract } from '../contracts/erc20Permit'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import type { SendNetwork } from './sendTx'
import type { SignRequest } from './signRequest'

/** An allowance that is to be signed instead of sent. */
export interface PermitOrder {
  readonly token: Address
  readonly spender: Address
  /** Base units. */
  readonly valueWei: bigint
  /** Unix seconds: the contract takes the signature until then. */
  readonly deadlineSec: bigint
}

/** A signed allowance, as contracts take it. */
export interface Permit {
  readonly valueWei: bigint
  readonly deadlineSec: bigint
  readonly v: bigint
  readonly r: Hex
  readonly s: Hex
}

interface PermitDomain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: Address
}

// EIP-2612.
const PERMIT_TYPES = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
/** What tokens without a `version()` use: '1' by Uniswap V2 and OpenZeppelin, '2' by newer bridged coins. */
const USUAL_VERSIONS = ['1', '2']

/** The answer; undefined where the token has no such function. @throws NetworkError */
async function ask<T>(client: RpcClient, call: ContractCall<T>): Promise<T | undefined> {
  const answer = await client
    .request('eth_call', [{ to: call.to, data: call.data }, 'latest'], parseHexData)
    .catch((error: unknown) => {
      if (error instanceof RpcError) return undefined
      throw error
    })
  if (answer === undefined) return undefined
  try {
    return call.decode(answer)
  } catch {
    return undefined
  }
}

interface PermitFacts {
  readonly domain: PermitDomain
  readonly nonce: bigint
}

/**
 * What a token wants signed, from the chain; undefined where it takes no permits. A domain counts only where its hash is
 * the one that the token itself has: a signature over anything else would be worthless, or worse, meant for another.
 * @throws NetworkError
 */
async function readPermitFacts(
  client: RpcClient,
  chainId: number,
  token: Address,
  owner: Address,
): Promise<PermitFacts | undefined> {
  const contract = erc20PermitContract(token)
  const [separator, name, told, nonce] = await Promise.all([
    ask(client, contract.DOMAIN_SEPARATOR()),
    ask(client, contract.name()),
    ask(client, contract.version()),
    ask(client, contract.nonces(owner)),
  ])
  if (separator === undefined || name === undefined || nonce === undefined) return undefined
  const domains = (told === undefined ? USUAL_VERSIONS : [told]).map((version) => ({
    name,
    version,
    chainId,
    verifyingContract: token,
  }))
  const domain = domains.find((candidate) => TypedDataEncoder.hashDomain(candidate) === separator)
  return domain && { domain, nonce }
}

/** What is to be signed for an allowance; undefined where the token takes no permits. @throws NetworkError */
export async function readPermitRequest(
  { token, spender, valueWei, deadlineSec }: PermitOrder,
  owner: Address,
  { client, chainId }: SendNetwork,
): Promise<SignRequest | undefined> {
  const facts = await readPermitFacts(client, chainId, token, owner)
  if (facts === undefined) return undefined
  const { domain, nonce } = facts
  const message = {
    owner,
    spender,
    value: valueWei.toString(),
    nonce: nonce.toString(),
    deadline: deadlineSec.toString(),
  }
  return { kind: 'typedData', domain, types: PERMIT_TYPES, primaryType: 'Permit', message }
}

/** A signed permit in the parts that contracts take; undefined for a signature of another form. */
export function toPermit({ valueWei, deadlineSec }: PermitOrder, signed: Hex): Permit | undefined {
  const signature = readSignature(signed)
  if (signature === undefined) return undefined
  return { valueWei, deadlineSec, v: BigInt(signature.v), r: parseHexData(signature.r), s: parseHexData(signature.s) }
}

function readSignature(signed: Hex): Signature | undefined {
  try {
    return Signature.from(signed)
  } catch {
    return undefined
  }
}

import { Signature, TypedDataEncoder } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import type { ContractCall } from '../calls/call'
import { erc20PermitContract } from '../contracts/erc20Permit'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import type { SendNetwork } from './sendTx'
import type { SignRequest } from './signRequest'

/** The allowance to sign. */
export interface PermitParams {
  readonly token: Address
  readonly spender: Address
  /** Base units. */
  readonly valueWei: bigint
  /** Unix seconds. */
  readonly deadlineSec: bigint
}

/** A signed allowance as contracts take it. */
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
/** For tokens without `version()`: '1' is used by Uniswap V2 and OpenZeppelin, '2' by newer bridged coins. */
const DEFAULT_VERSIONS = ['1', '2']

/** The result of a call; undefined if the token has no such function. @throws NetworkError */
async function callIfPresent<T>(client: RpcClient, call: ContractCall<T>): Promise<T | undefined> {
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

interface PermitContext {
  readonly domain: PermitDomain
  readonly nonce: bigint
}

/**
 * Domain and nonce of a token's permits; undefined if it has none. The domain must hash to the token's own separator: a
 * signature for another domain would be useless, or valid elsewhere.
 * @throws NetworkError
 */
async function readPermitContext(
  client: RpcClient,
  chainId: number,
  token: Address,
  owner: Address,
): Promise<PermitContext | undefined> {
  const contract = erc20PermitContract(token)
  const [separator, name, declaredVersion, nonce] = await Promise.all([
    callIfPresent(client, contract.DOMAIN_SEPARATOR()),
    callIfPresent(client, contract.name()),
    callIfPresent(client, contract.version()),
    callIfPresent(client, contract.nonces(owner)),
  ])
  if (separator === undefined || name === undefined || nonce === undefined) return undefined
  const domains = (declaredVersion === undefined ? DEFAULT_VERSIONS : [declaredVersion]).map((version) => ({
    name,
    version,
    chainId,
    verifyingContract: token,
  }))
  const domain = domains.find((candidate) => TypedDataEncoder.hashDomain(candidate) === separator)
  return domain && { domain, nonce }
}

/** The typed data to sign for an allowance; undefined if the token has no permits. @throws NetworkError */
export async function readPermitRequest(
  { token, spender, valueWei, deadlineSec }: PermitParams,
  owner: Address,
  { client, chainId }: SendNetwork,
): Promise<SignRequest | undefined> {
  const facts = await readPermitContext(client, chainId, token, owner)
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

/** Splits a signature into the parts that contracts take; undefined for an unknown format. */
export function toPermit({ valueWei, deadlineSec }: PermitParams, signed: Hex): Permit | undefined {
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

import { hexlify, toUtf8Bytes, verifyMessage, verifyTypedData } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import { parseHexData } from '../rpc/parseRpc'
import { ChainFailure } from './chainError'
import { checkChain, type SigningWallet } from './sendTx'
import type { SignRequest } from './signRequest'

const DOMAIN_TYPES = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
] as const

function walletCall(request: SignRequest, account: Address): { readonly method: string; readonly params: unknown[] } {
  if (request.kind === 'text')
    return { method: 'personal_sign', params: [hexlify(toUtf8Bytes(request.message)), account] }
  const { domain, types, primaryType, message } = request
  const EIP712Domain = DOMAIN_TYPES.flatMap(([name, type]) => (domain[name] === undefined ? [] : [{ name, type }]))
  const typedData = { types: { EIP712Domain, ...types }, primaryType, domain, message }
  return { method: 'eth_signTypedData_v4', params: [account, JSON.stringify(typedData)] }
}

function signerOf(request: SignRequest, signature: Hex): string | undefined {
  try {
    if (request.kind === 'text') return verifyMessage(request.message, signature)
    const types = Object.fromEntries(Object.entries(request.types).map(([name, fields]) => [name, [...fields]]))
    return verifyTypedData(request.domain, types, request.message, signature)
  } catch {
    return undefined
  }
}

/**
 * Lets the wallet sign a message.
 * @returns the signature; undefined if it does not recover to the account, as with contract wallets (EIP-1271)
 * @throws ChainFailure 'wrongChain' if the wallet or the message is for another chain; what the wallet threw (read it
 * with `toChainError`)
 */
export async function signMessage(
  request: SignRequest,
  wallet: SigningWallet,
  chainId: number,
): Promise<Hex | undefined> {
  await checkChain(wallet, chainId)
  const isForeign = request.kind === 'typedData' && (request.domain.chainId ?? chainId) !== chainId
  if (isForeign) throw new ChainFailure({ kind: 'wrongChain' })
  const signature = readSignature(await wallet.provider.request(walletCall(request, wallet.account)))
  const signer = signature && signerOf(request, signature)
  return signer?.toLowerCase() === wallet.account.toLowerCase() ? signature : undefined
}

function readSignature(raw: unknown): Hex | undefined {
  try {
    return parseHexData(raw)
  } catch {
    return undefined
  }
}

import { BrowserProvider } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import { parseHash } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { ChainFailure } from './chainError'
import { type GasFees, type GasPriceChoice, gasFees, readNodeGas } from './gasPrice'
import { payloadsOf, prepareTx, type TxPayload } from './prepareTx'
import type { AnyTxRequest } from './txRequest'

/** How often ethers asks a wallet where it must poll it, and the wallet's connector says nothing else. */
const WALLET_POLLING_MS = 12_000
/** For what is sent although its gas cannot be estimated; what is not used comes back. */
const INSISTED_GAS = 1_000_000n

/** The wallet that signs. */
export interface SigningWallet {
  readonly account: Address
  readonly provider: {
    request(request: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  }
  readonly pollingMs?: number
}

export interface SendNetwork {
  readonly client: RpcClient
  readonly chainId: number
}

export interface SendTerms {
  /** The speed that the user chose; absent: the network's usual one. */
  readonly gasPriceChoice?: GasPriceChoice
  /** The user was told that it would revert, and wants it sent nevertheless. */
  readonly isForced?: boolean
}

/** @throws ChainFailure 'wrongChain' */
export async function checkChain({ provider }: SigningWallet, chainId: number): Promise<void> {
  const raw = await provider.request({ method: 'eth_chainId' })
  if (Number(raw) !== chainId) throw new ChainFailure({ kind: 'wrongChain' })
}

async function withGas(
  request: AnyTxRequest,
  from: Address,
  client: RpcClient,
  isForced: boolean,
): Promise<TxPayload & { readonly gasLimit: bigint }> {
  if (!isForced) {
    const { to, data, value, gasLimit } = await prepareTx(request, from, client)
    return { to, data, gasLimit, ...(value === undefined ? {} : { value }) }
  }
  const [payload] = payloadsOf(request)
  const { minimum = 0n } = request.gas
  return { ...payload, gasLimit: minimum > INSISTED_GAS ? minimum : INSISTED_GAS }
}

/** The wallet decides where no price is set, or none can be had. */
async function readFees(
  { client, chainId }: SendNetwork,
  choice: GasPriceChoice | undefined,
): Promise<GasFees | undefined> {
  const node = await readNodeGas(client).catch(() => undefined)
  return node && gasFees(chainId, choice, node)
}

/**
 * Checks the wallet's chain, simulates, and lets the wallet sign and send.
 * @returns the hash, without waiting for the receipt
 * @throws what the wallet or the node threw (read it with `toChainError`); Error 'No transaction hash found.'
 */
export async function sendTx(
  request: AnyTxRequest,
  wallet: SigningWallet,
  network: SendNetwork,
  terms: SendTerms = {},
): Promise<Hex> {
  const { gasPriceChoice, isForced = false } = terms
  await checkChain(wallet, network.chainId)
  const [transaction, fees] = await Promise.all([
    withGas(request, wallet.account, network.client, isForced),
    readFees(network, gasPriceChoice),
  ])
  const provider = new BrowserProvider({ request: (call) => wallet.provider.request(call) }, 'any', {
    pollingInterval: wallet.pollingMs ?? WALLET_POLLING_MS,
  })
  const signer = await provider.getSigner(wallet.account)
  // Not sendTransaction: that one waits until the wallet's node knows the transaction.
  const hash: unknown = await signer.sendUncheckedTransaction({ ...transaction, ...fees })
  try {
    return parseHash(hash)
  } catch {
    throw new Error('No transaction hash found.')
  }
}

import { BrowserProvider } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import { parseHash } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { ChainFailure } from './chainError'
import { type GasFees, type GasPriceChoice, gasFees, readNodeGas } from './gasPrice'
import { payloadsOf, prepareTx, type TxPayload } from './prepareTx'
import type { AnyTxRequest } from './txRequest'

/** Polling interval of ethers, if the wallet's connector sets none. */
const WALLET_POLLING_MS = 12_000
/** Gas limit for transactions sent although their estimate failed; unused gas is refunded. */
const FORCED_GAS_LIMIT = 1_000_000n

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

export interface SendOptions {
  /** The user's choice; absent for the network's default. */
  readonly gasPriceChoice?: GasPriceChoice
  /** Send even though the simulation reverted. */
  readonly isForced?: boolean
  /** Called just before the wallet is asked: a failure before this has sent nothing. */
  readonly onAsk?: () => void
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
  return { ...payload, gasLimit: minimum > FORCED_GAS_LIMIT ? minimum : FORCED_GAS_LIMIT }
}

/** Undefined leaves the fees to the wallet. */
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
  options: SendOptions = {},
): Promise<Hex> {
  const { gasPriceChoice, isForced = false, onAsk } = options
  await checkChain(wallet, network.chainId)
  const [transaction, fees] = await Promise.all([
    withGas(request, wallet.account, network.client, isForced),
    readFees(network, gasPriceChoice),
  ])
  const provider = new BrowserProvider({ request: (call) => wallet.provider.request(call) }, 'any', {
    pollingInterval: wallet.pollingMs ?? WALLET_POLLING_MS,
  })
  const signer = await provider.getSigner(wallet.account)
  onAsk?.()
  // sendTransaction would wait until the wallet's node returns the transaction.
  const hash: unknown = await signer.sendUncheckedTransaction({ ...transaction, ...fees })
  try {
    return parseHash(hash)
  } catch {
    throw new Error('No transaction hash found.')
  }
}

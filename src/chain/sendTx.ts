import { BrowserProvider } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import { encodeCall } from './abi/codec'
import { ChainFailure } from './chainError'
import { gasLimit } from './gas'
import { parseHash, parseQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'
import type { AnyTxRequest } from './txRequest'

/** How often ethers asks a wallet where it must poll it. */
const WALLET_POLLING_MS = 12_000

/** The wallet that signs. */
export interface SigningWallet {
  readonly account: Address
  readonly provider: { request(request: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown> }
}

export interface SendNetwork {
  readonly client: RpcClient
  readonly chainId: number
}

/** A transaction without its gas. */
interface Payload {
  readonly to: Address
  readonly data: Hex
  readonly value?: bigint
}

interface Estimated extends Payload {
  readonly gas: bigint
}

/** What the request sends, and what it sends instead where the gas of that cannot be estimated. */
function payloadsOf(request: AnyTxRequest): readonly [Payload, Payload?] {
  if ('data' in request) return [{ to: request.to, data: request.data }]
  const { contract, fn, args, fallbackArgs, value } = request
  const common = { to: contract, ...(value === undefined ? {} : { value }) }
  const first = { ...common, data: encodeCall(fn, args) }
  return fallbackArgs === undefined ? [first] : [first, { ...common, data: encodeCall(fn, fallbackArgs) }]
}

/** The node runs the transaction to estimate its gas: what would revert is refused here, before the wallet opens. */
async function estimate(client: RpcClient, from: Address, payload: Payload): Promise<Estimated> {
  const { to, data } = payload
  const value = payload.value === undefined ? {} : { value: `0x${payload.value.toString(16)}` }
  const gas = await client.request('eth_estimateGas', [{ from, to, data, ...value }], parseQuantity)
  return { ...payload, gas }
}

async function checkChain({ provider }: SigningWallet, chainId: number): Promise<void> {
  const raw = await provider.request({ method: 'eth_chainId' })
  if (Number(raw) !== chainId) throw new ChainFailure({ kind: 'wrongChain' })
}

/**
 * Checks the wallet's chain, simulates, and lets the wallet sign and send.
 * @returns the hash, without waiting for the receipt
 * @throws what the wallet or the node threw (read it with `toChainError`); Error 'No transaction hash found.'
 */
export async function sendTx(request: AnyTxRequest, wallet: SigningWallet, { client, chainId }: SendNetwork): Promise<Hex> {
  await checkChain(wallet, chainId)
  const [first, second] = payloadsOf(request)
  const { gas, ...payload } = await estimate(client, wallet.account, first).catch((error: unknown) => {
    if (second === undefined) throw error
    return estimate(client, wallet.account, second)
  })
  const provider = new BrowserProvider({ request: (call) => wallet.provider.request(call) }, 'any', { pollingInterval: WALLET_POLLING_MS })
  const signer = await provider.getSigner(wallet.account)
  // Not sendTransaction: that one waits until the wallet's node knows the transaction.
  const hash: unknown = await signer.sendUncheckedTransaction({ ...payload, gasLimit: gasLimit(gas, request.gas) })
  try {
    return parseHash(hash)
  } catch {
    throw new Error('No transaction hash found.')
  }
}

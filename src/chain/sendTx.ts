import { BrowserProvider } from 'ethers'
import type { Address, Hex } from '@/lib/hex'
import { encodeCall } from './abi/codec'
import { ChainFailure } from './chainError'
import { gasLimit } from './gas'
import { parseHash, parseQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'
import type { TxRequest } from './txRequest'

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

interface Estimated {
  readonly data: Hex
  readonly gas: bigint
}

/** The node runs the transaction to estimate its gas: what would revert is refused here, before the wallet opens. */
async function estimate(client: RpcClient, from: Address, request: TxRequest, args: readonly unknown[]): Promise<Estimated> {
  const data = encodeCall(request.fn, args)
  const value = request.value === undefined ? {} : { value: `0x${request.value.toString(16)}` }
  const gas = await client.request('eth_estimateGas', [{ from, to: request.contract, data, ...value }], parseQuantity)
  return { data, gas }
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
export async function sendTx(request: TxRequest, wallet: SigningWallet, { client, chainId }: SendNetwork): Promise<Hex> {
  await checkChain(wallet, chainId)
  const { fallbackArgs } = request
  const { data, gas } = await estimate(client, wallet.account, request, request.args).catch((error: unknown) => {
    if (fallbackArgs === undefined) throw error
    return estimate(client, wallet.account, request, fallbackArgs)
  })
  const provider = new BrowserProvider({ request: (call) => wallet.provider.request(call) }, 'any', { pollingInterval: WALLET_POLLING_MS })
  const signer = await provider.getSigner(wallet.account)
  // Not sendTransaction: that one waits until the wallet's node knows the transaction.
  const hash: unknown = await signer.sendUncheckedTransaction({
    to: request.contract,
    data,
    gasLimit: gasLimit(gas, request.gas),
    ...(request.value === undefined ? {} : { value: request.value }),
  })
  try {
    return parseHash(hash)
  } catch {
    throw new Error('No transaction hash found.')
  }
}

import type { AbstractConnector } from '@web3-react/abstract-connector'
import { UnsupportedChainIdError } from '@web3-react/core'
import { NoEthereumProviderError, UserRejectedRequestError } from '@web3-react/injected-connector'
import { firstAccount, providerErrorCode } from './eip1193'
import { type FoundWallet, findWallet } from './findWallet'
import { otherFailure } from './otherFailure'
import { PairingEnded } from './pairing'
import type { LoginFailure } from './session'
import { setupNetwork } from './setupNetwork'

export type LoginOutcome =
  | { readonly status: 'connected'; readonly wallet: FoundWallet }
  /** The wallet is connected, but not on the deployment's chain. */
  | { readonly status: 'wrongChain'; readonly wallet: FoundWallet }
  /** Without a failure if there is nothing to report: a locked wallet on restore, or an ended pairing. */
  | { readonly status: 'failed'; readonly failure?: LoginFailure }
  /** The restored session has ended and will not be restored again. */
  | { readonly status: 'over' }

export interface LoginRequest {
  readonly choiceId: string
  /** A restored login requests no account or network, because it must not open the wallet by itself. */
  readonly isRestored: boolean
  /** Connects; rejects on failure. */
  readonly activate: (connector: AbstractConnector) => Promise<void>
  /** Connects; a wallet on another chain stays in web3-react's error state, and its events are still handled. */
  readonly activateAnyChain: (connector: AbstractConnector) => Promise<void>
}

const DECLINED_CODES: readonly (number | undefined)[] = [4001, 4100]

function toFailure(error: unknown): LoginFailure | undefined {
  if (error instanceof PairingEnded) return undefined
  if (error instanceof NoEthereumProviderError) return { kind: 'noProvider' }
  if (error instanceof UserRejectedRequestError || DECLINED_CODES.includes(providerErrorCode(error)))
    return { kind: 'notAuthorized' }
  return otherFailure(error)
}

async function connect(
  wallet: FoundWallet,
  { isRestored, activate, activateAnyChain }: LoginRequest,
): Promise<LoginOutcome> {
  if (isRestored && firstAccount(await wallet.provider.request({ method: 'eth_accounts' })) === undefined) {
    return { status: wallet.close === undefined ? 'failed' : 'over' }
  }
  try {
    await activate(wallet.createConnector())
    return { status: 'connected', wallet }
  } catch (error) {
    if (!(error instanceof UnsupportedChainIdError)) throw error
  }
  if (!wallet.canChangeNetwork) return { status: 'failed', failure: { kind: 'wrongNetwork' } }
  if (!isRestored && (await setupNetwork(wallet.provider))) {
    await activate(wallet.createConnector())
    return { status: 'connected', wallet }
  }
  await activateAnyChain(wallet.createConnector())
  return { status: 'wrongChain', wallet }
}

/** Runs a login to its outcome. A wallet on another network is asked to switch, then tried again. */
export async function attemptLogin(request: LoginRequest): Promise<LoginOutcome> {
  try {
    const wallet = await findWallet(request.choiceId)
    if (wallet === undefined) return { status: 'failed', failure: { kind: 'unknownConnector' } }
    return await connect(wallet, request)
  } catch (error) {
    const failure = toFailure(error)
    return { status: 'failed', ...(failure === undefined ? {} : { failure }) }
  }
}

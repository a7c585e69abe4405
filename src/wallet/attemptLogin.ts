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
  /** A wallet is there and listened to, but not on the deployment's chain. */
  | { readonly status: 'wrongChain'; readonly wallet: FoundWallet }
  /** Without a failure where there is nothing to tell: a restored login whose wallet is locked, a pairing that ended. */
  | { readonly status: 'failed'; readonly failure?: LoginFailure }
  /** A restored login whose session is over: there is nothing to restore next time. */
  | { readonly status: 'over' }

export interface LoginRequest {
  readonly choiceId: string
  /** A restored login asks for no account and no network: it must not open the wallet's window by itself. */
  readonly isRestored: boolean
  /** Connects; rejects where it fails. */
  readonly activate: (connector: AbstractConnector) => Promise<void>
  /** Connects; keeps a wallet that is on another chain in web3-react's error state, so that its events are heard. */
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

/** One login from the choice to its outcome; a wallet on another network is asked to change and tried again. */
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

import type { AbstractConnector } from '@web3-react/abstract-connector'
import { UnsupportedChainIdError } from '@web3-react/core'
import { type Address, isAddress } from '@/lib/hex'
import type { Eip1193Provider } from './eip1193'
import { walletPollingMs } from './polling'
import type { LoginFailure, WalletSession } from './session'

/** The state of web3-react. */
export interface ConnectionState {
  readonly active: boolean
  readonly account?: string | null | undefined
  readonly chainId?: number | undefined
  readonly library?: Eip1193Provider | undefined
  readonly connector?: AbstractConnector | undefined
  readonly error?: Error | undefined
}

/** The state of the login. */
export type LoginState =
  | { readonly status: 'idle'; readonly failure?: LoginFailure }
  | { readonly status: 'pending'; readonly choiceId: string }

/**
 * Derives the session that the app sees.
 * @param choiceId of the connector
 * @param lastAccount of the connector, known while it is on another chain
 */
export function deriveSession(
  connection: ConnectionState,
  login: LoginState,
  choiceId: string | undefined,
  lastAccount: Address | undefined,
): WalletSession {
  const { active, account, chainId, library, error } = connection
  // An existing connection stays visible during another login, so that forms keep their input.
  if (
    active &&
    chainId !== undefined &&
    library !== undefined &&
    choiceId !== undefined &&
    typeof account === 'string' &&
    isAddress(account)
  ) {
    return { status: 'connected', account, chainId, provider: library, choiceId, pollingMs: walletPollingMs(choiceId) }
  }
  if (error instanceof UnsupportedChainIdError && choiceId !== undefined) {
    return { status: 'wrongChain', choiceId, ...(lastAccount === undefined ? {} : { account: lastAccount }) }
  }
  if (login.status === 'pending') return { status: 'connecting', choiceId: login.choiceId }
  return { status: 'disconnected', ...(login.failure === undefined ? {} : { failure: login.failure }) }
}

import type { AbstractConnector } from '@web3-react/abstract-connector'
import { UnsupportedChainIdError } from '@web3-react/core'
import { type Address, isAddress } from '@/lib/hex'
import type { Eip1193Provider } from './eip1193'
import { walletPollingMs } from './polling'
import type { LoginFailure, WalletSession } from './session'

/** What web3-react knows. */
export interface ConnectionState {
  readonly active: boolean
  readonly account?: string | null | undefined
  readonly chainId?: number | undefined
  readonly library?: Eip1193Provider | undefined
  readonly connector?: AbstractConnector | undefined
  readonly error?: Error | undefined
}

/** What the login does beside it. */
export type LoginState =
  | { readonly status: 'idle'; readonly failure?: LoginFailure }
  | { readonly status: 'pending'; readonly choiceId: string }

/**
 * The session that the app sees.
 * @param choiceId of the connector
 * @param lastAccount of the connector, told while it is on another chain
 */
export function deriveSession(
  connection: ConnectionState,
  login: LoginState,
  choiceId: string | undefined,
  lastAccount: Address | undefined,
): WalletSession {
  const { active, account, chainId, library, error } = connection
  // A connection that stands is shown while another login is tried: forms keep what they hold.
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

import { createExternalStore } from '@/lib/externalStore'
import type { Address } from '@/lib/hex'
import type { Eip1193Provider } from './eip1193'

/** Why a login failed. The view chooses the text. */
export type LoginFailure =
  | { readonly kind: 'noProvider' }
  | { readonly kind: 'notAuthorized' }
  | { readonly kind: 'unknownConnector' }
  /** The wallet is on another network and can only be switched in the wallet itself. */
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'other'; readonly name: string; readonly message: string }

/** The wallet session: all that the app reads of a wallet. */
export type WalletSession =
  | { readonly status: 'disconnected'; readonly failure?: LoginFailure }
  | { readonly status: 'connecting'; readonly choiceId: string }
  | {
      readonly status: 'connected'
      /** With checksum. */
      readonly account: Address
      readonly chainId: number
      readonly provider: Eip1193Provider
      readonly choiceId: string
      /** Polling interval in milliseconds. */
      readonly pollingMs?: number
    }
  | {
      /** The wallet is connected, but on another chain than the deployment's. */
      readonly status: 'wrongChain'
      readonly account?: Address
      readonly choiceId: string
    }

/** The wallet session. Written by the wallet layer and tests only. */
export const walletSession = createExternalStore<WalletSession>({ status: 'disconnected' })

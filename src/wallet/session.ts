import { createExternalStore } from '@/lib/externalStore'
import type { Address } from '@/lib/hex'
import type { Eip1193Provider } from './eip1193'

/** Why a login ended without a connection. The text that a user sees is chosen by the view. */
export type LoginFailure =
  | { readonly kind: 'noProvider' }
  | { readonly kind: 'notAuthorized' }
  | { readonly kind: 'unknownConnector' }
  /** A wallet whose network only its own user changes is on another one. */
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'other'; readonly name: string; readonly message: string }

/** The wallet session: the only thing that the app reads of a wallet. */
export type WalletSession =
  | { readonly status: 'disconnected'; readonly failure?: LoginFailure }
  | { readonly status: 'connecting'; readonly choiceId: string }
  | {
      readonly status: 'connected'
      /** Checksummed. */
      readonly account: Address
      readonly chainId: number
      readonly provider: Eip1193Provider
      readonly choiceId: string
      /** How often the wallet is asked for what it does not tell by itself. */
      readonly pollingMs?: number
    }
  | {
      /** A wallet is there, on a chain that this deployment is not on. */
      readonly status: 'wrongChain'
      readonly account?: Address
      readonly choiceId: string
    }

/** The wallet session. Only the wallet layer writes it (and tests). */
export const walletSession = createExternalStore<WalletSession>({ status: 'disconnected' })

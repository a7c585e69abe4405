import type { Eip1193Provider } from './eip1193'

/** A remote wallet whose session outlives the page. */
export interface SessionWallet extends Eip1193Provider {
  /** Ends the session on both sides. Never rejects. */
  close(): Promise<void>
}

/** An EIP-1193 error. */
export class WalletRequestError extends Error {
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message)
  }
}

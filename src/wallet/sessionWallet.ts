import type { Eip1193Provider } from './eip1193'

/** A wallet that is reached over a session which outlives the page. */
export interface SessionWallet extends Eip1193Provider {
  /** Ends the session on both sides. Never rejects. */
  close(): Promise<void>
}

/** An error as EIP-1193 has it. */
export class WalletRequestError extends Error {
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message)
  }
}

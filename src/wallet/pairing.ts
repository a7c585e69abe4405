import { createExternalStore } from '@/lib/externalStore'

/** A pairing with a wallet on another device or in another app. */
export type Pairing =
  | {
      readonly status: 'opening' | 'waiting'
      readonly choiceId: string
      /**
       * The URI to scan or open, once available. It contains the session's key, so it must never be logged or stored.
       */
      readonly uri?: string
      /** Cancels the login. */
      readonly cancel: () => void
    }
  /** The URI expired, or could not be created because the relay does not respond. */
  | { readonly status: 'expired' | 'unreachable'; readonly choiceId: string }

/** The current pairing, if any. Written by this module and tests only. */
export const pairing = createExternalStore<Pairing | undefined>(undefined)

/** Timeout for creating a URI; the relay itself would retry for over a minute. */
const OPENING_LIMIT_MS = 20_000

/** A pairing ended without the wallet's response; no toast is needed. */
export class PairingEnded extends Error {}

export interface PairingRequest {
  readonly choiceId: string
  /** Requests a session and reports its URI; resolves once the wallet approves. */
  readonly connect: (showCode: (uri: string) => void) => Promise<unknown>
  /** Called on cancellation or expiry: anything that `connect` still opens must be closed. */
  readonly abandon: () => void
}

/** Expiry of a URI in Unix milliseconds; undefined if it has none (WalletConnect v2 has). */
function expiryOf(uri: string): number | undefined {
  const seconds = /[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

/**
 * Shows a pairing until the wallet responds.
 * @throws PairingEnded if it is cancelled, expires or cannot be created; otherwise the wallet's error
 */
export async function pairWallet({ choiceId, connect, abandon }: PairingRequest): Promise<void> {
  let uri: string | undefined
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No code came')), OPENING_LIMIT_MS)
    pairing.set({ status: 'opening', choiceId, cancel: () => reject(new PairingEnded('cancelled')) })
  })
  const showCode = (code: string) => {
    const now = pairing.getSnapshot()
    if (isOver || now?.status !== 'opening') return
    clearTimeout(timer)
    uri = code
    pairing.set({ ...now, status: 'waiting', uri })
  }
  try {
    await Promise.race([connect(showCode), ended])
    pairing.set(undefined)
  } catch (error) {
    const status = error instanceof PairingEnded ? undefined : statusAfter(uri)
    pairing.set(status && { status, choiceId })
    if (status === undefined && !(error instanceof PairingEnded)) throw error
    abandon()
    throw status === undefined ? error : new PairingEnded(status)
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** Why a pairing failed that was not cancelled; undefined if the wallet responded. */
function statusAfter(uri: string | undefined): 'expired' | 'unreachable' | undefined {
  if (uri === undefined) return 'unreachable'
  const expiresAt = expiryOf(uri)
  return expiresAt !== undefined && Date.now() >= expiresAt ? 'expired' : undefined
}

/** Cancels the current pairing, or dismisses a failed one. */
export function endPairing(): void {
  const now = pairing.getSnapshot()
  if (now === undefined) return
  if ('cancel' in now) now.cancel()
  else pairing.set(undefined)
}

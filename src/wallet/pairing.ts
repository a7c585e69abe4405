import { createExternalStore } from '@/lib/externalStore'

/** A wallet on another device, or in another app, that is being asked to connect. */
export type Pairing =
  | {
      readonly status: 'opening' | 'waiting'
      readonly choiceId: string
      /** What the wallet scans or opens, as soon as there is one. It holds the session's key: it is never logged or kept. */
      readonly uri?: string
      /** Ends the login, as the user wishes. */
      readonly cancel: () => void
    }
  /** The code was not used in time; or there was none, because the service that makes it does not answer. */
  | { readonly status: 'expired' | 'unreachable'; readonly choiceId: string }

/** The pairing that is under way; undefined where none is. Only this module writes it (and tests). */
export const pairing = createExternalStore<Pairing | undefined>(undefined)

/** How long the service may take to make a code: it tries for over a minute before it says that it cannot. */
const OPENING_LIMIT_MS = 20_000

/** A pairing that ended without an answer of the wallet: nothing that a user must be told of in a toast. */
export class PairingEnded extends Error {}

export interface PairingRequest {
  readonly choiceId: string
  /** Asks for a session and tells its code; resolves once the wallet said yes. */
  readonly connect: (showCode: (uri: string) => void) => Promise<unknown>
  /** The user left, or time ran out: whatever `connect` still brings must be closed. */
  readonly abandon: () => void
}

/** When a code stops working, Unix milliseconds, where the code tells (WalletConnect version 2 does). */
function expiryOf(uri: string): number | undefined {
  const seconds = /[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

/**
 * Shows the code of a pairing until the wallet answers.
 * @throws PairingEnded where the user cancels, the code expires or none can be had; what the wallet answered otherwise
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

/** Why a pairing that was not cancelled failed; undefined where the wallet answered. */
function statusAfter(uri: string | undefined): 'expired' | 'unreachable' | undefined {
  if (uri === undefined) return 'unreachable'
  const expiresAt = expiryOf(uri)
  return expiresAt !== undefined && Date.now() >= expiresAt ? 'expired' : undefined
}

/** Ends the pairing that is under way, or takes away what is shown of one that failed. */
export function endPairing(): void {
  const now = pairing.getSnapshot()
  if (now === undefined) return
  if ('cancel' in now) now.cancel()
  else pairing.set(undefined)
}

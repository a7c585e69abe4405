import { createExternalStore } from '@/lib/externalStore'

/** What the lazy wallet host can do; it registers itself here when it is mounted. */
export interface WalletCommands {
  /** Connects the choice; resolves to false where that ended without a connection (the session says why). */
  readonly login: (choiceId: string) => Promise<boolean>
  /** Connects the choice of the last visit without asking the user for an account. */
  readonly restore: (choiceId: string) => Promise<boolean>
  readonly logout: () => void
  /** Asks the wallet to change to this deployment's chain; false where the wallet did not. */
  readonly switchNetwork: () => Promise<boolean>
}

let commands: WalletCommands | undefined
const waiting = new Set<{ resolve: (commands: WalletCommands) => void; reject: (error: Error) => void }>()

/** Whether the lazy wallet host should be mounted: nothing loads it before somebody wants a wallet. */
export const walletHostWanted = createExternalStore(false)

/** The mounted host's commands; mounts it first where it is not there. Rejects where its code cannot be loaded. */
export function requestWalletHost(): Promise<WalletCommands> {
  if (commands !== undefined) return Promise.resolve(commands)
  return new Promise((resolve, reject) => {
    waiting.add({ resolve, reject })
    walletHostWanted.set(true)
  })
}

/** Called by the host when it is mounted. Returns what undoes it. */
export function registerWalletHost(registered: WalletCommands): () => void {
  commands = registered
  for (const waiter of waiting) waiter.resolve(registered)
  waiting.clear()
  return () => {
    if (commands === registered) commands = undefined
  }
}

/** Called where the host's code could not be loaded: everybody who waits is told, and a later request tries again. */
export function failWalletHost(error: Error): void {
  walletHostWanted.set(false)
  for (const waiter of waiting) waiter.reject(error)
  waiting.clear()
}

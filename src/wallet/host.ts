import { createExternalStore } from '@/lib/externalStore'

/** The commands of the lazy wallet host, registered when it mounts. */
export interface WalletCommands {
  /** Connects the choice; resolves to false without a connection (the session has the reason). */
  readonly login: (choiceId: string) => Promise<boolean>
  /** Reconnects the choice of the last visit without requesting accounts. */
  readonly restore: (choiceId: string) => Promise<boolean>
  readonly logout: () => void
  /** Asks the wallet to switch to the deployment's chain; false if it did not. */
  readonly switchNetwork: () => Promise<boolean>
}

let commands: WalletCommands | undefined
const waiting = new Set<{ resolve: (commands: WalletCommands) => void; reject: (error: Error) => void }>()

/** Whether to mount the lazy wallet host; its code is loaded on the first use of a wallet. */
export const walletHostWanted = createExternalStore(false)

/** Returns the host's commands, mounting it if needed. Rejects if its code cannot be loaded. */
export function requestWalletHost(): Promise<WalletCommands> {
  if (commands !== undefined) return Promise.resolve(commands)
  return new Promise((resolve, reject) => {
    waiting.add({ resolve, reject })
    walletHostWanted.set(true)
  })
}

/** Called by the host when it mounts. Returns the function that unregisters it. */
export function registerWalletHost(registered: WalletCommands): () => void {
  commands = registered
  for (const waiter of waiting) waiter.resolve(registered)
  waiting.clear()
  return () => {
    if (commands === registered) commands = undefined
  }
}

/** Called if the host's code cannot be loaded: rejects pending requests, and lets a later one try again. */
export function failWalletHost(error: Error): void {
  walletHostWanted.set(false)
  for (const waiter of waiting) waiter.reject(error)
  waiting.clear()
}

import { createExternalStore } from '@/lib/externalStore'

/** Number of requests that the wallet has not answered yet. */
export const walletPrompts = createExternalStore(0)

/** Counts a request as open until the wallet answers it. */
export async function askWallet<T>(ask: () => Promise<T>): Promise<T> {
  walletPrompts.set(walletPrompts.getSnapshot() + 1)
  try {
    return await ask()
  } finally {
    walletPrompts.set(walletPrompts.getSnapshot() - 1)
  }
}

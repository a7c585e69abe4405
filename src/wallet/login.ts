import { requestWalletHost, type WalletCommands } from './host'
import { readLogin } from './loginKey'
import { walletSession } from './session'

async function run(choiceId: string, start: (host: WalletCommands) => Promise<boolean>): Promise<void> {
  // Set before the host's code has loaded, to hide the connect buttons.
  if (walletSession.getSnapshot().status === 'disconnected') walletSession.set({ status: 'connecting', choiceId })
  try {
    await start(await requestWalletHost())
  } catch (error) {
    // The host's code could not be loaded; the host reports wallet errors itself.
    walletSession.set({
      status: 'disconnected',
      failure: { kind: 'other', name: 'Error', message: error instanceof Error ? error.message : '' },
    })
  }
}

/** Connects a wallet. Never rejects: the outcome is in the session. */
export function login(choiceId: string): Promise<void> {
  return run(choiceId, (host) => host.login(choiceId))
}

/** Reconnects the wallet of the last visit, unless it was disconnected. Loads nothing otherwise. */
export async function restoreLogin(): Promise<void> {
  const choiceId = readLogin()
  if (choiceId !== undefined) await run(choiceId, (host) => host.restore(choiceId))
}

/** Disconnects the wallet. */
export async function logout(): Promise<void> {
  const host = await requestWalletHost()
  host.logout()
}

/** Asks the wallet to switch to the deployment's chain; false if it did not. */
export async function switchNetwork(): Promise<boolean> {
  const host = await requestWalletHost()
  return host.switchNetwork()
}

import { requestWalletHost, type WalletCommands } from './host'
import { readLogin } from './loginKey'
import { walletSession } from './session'

async function run(choiceId: string, start: (host: WalletCommands) => Promise<boolean>): Promise<void> {
  // Said before the host's code is loaded, so that nothing offers to connect meanwhile.
  if (walletSession.getSnapshot().status === 'disconnected') walletSession.set({ status: 'connecting', choiceId })
  try {
    await start(await requestWalletHost())
  } catch (error) {
    // The host's code could not be loaded: what a wallet throws, the host tells itself.
    walletSession.set({
      status: 'disconnected',
      failure: { kind: 'other', name: 'Error', message: error instanceof Error ? error.message : '' },
    })
  }
}

/** Connects a wallet choice. Never rejects: the session says how it ended. */
export function login(choiceId: string): Promise<void> {
  return run(choiceId, (host) => host.login(choiceId))
}

/** Connects the wallet of the last visit, where it was not disconnected. Loads nothing where there was none. */
export async function restoreLogin(): Promise<void> {
  const choiceId = readLogin()
  if (choiceId !== undefined) await run(choiceId, (host) => host.restore(choiceId))
}

/** Closes the connection to the wallet. */
export async function logout(): Promise<void> {
  const host = await requestWalletHost()
  host.logout()
}

/** Asks the wallet to change to the deployment's chain; false where it did not. */
export async function switchNetwork(): Promise<boolean> {
  const host = await requestWalletHost()
  return host.switchNetwork()
}

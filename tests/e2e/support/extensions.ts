import type { Page } from '@playwright/test'

/** What an extension announces; hostile ones announce anything. */
export interface AnnouncedExtension {
  readonly name: unknown
  readonly rdns: string
  readonly icon: unknown
  readonly account: string
}

/** Calls of the DeFi Wallet's library to its extension, besides JSON-RPC. */
export interface DeFiWalletCall {
  readonly name: 'connect' | 'close'
  readonly args: readonly unknown[]
}

interface DeFiWalletWindow {
  deFiWalletCalls: DeFiWalletCall[]
  ethereum: {
    request(call: { method: string }): Promise<unknown>
    on(event: string, listener: unknown): unknown
    removeListener(event: string, listener: unknown): unknown
  }
  deficonnectProvider: unknown
}

/** Installs extensions that announce themselves by EIP-6963 and only respond to account and chain requests. */
export async function installExtensions(
  page: Page,
  chainId: number,
  extensions: readonly AnnouncedExtension[],
): Promise<void> {
  await page.addInitScript(
    ({ hexChainId, all }) => {
      for (const { account, ...info } of all) {
        const answers: Record<string, unknown> = {
          eth_accounts: [account],
          eth_requestAccounts: [account],
          eth_chainId: hexChainId,
        }
        const provider = { request: ({ method }: { method: string }) => Promise.resolve(answers[method] ?? null) }
        const announce = () =>
          window.dispatchEvent(
            new CustomEvent('eip6963:announceProvider', {
              detail: { info: { uuid: crypto.randomUUID(), ...info }, provider },
            }),
          )
        window.addEventListener('eip6963:requestProvider', announce)
        announce()
      }
    },
    { hexChainId: `0x${chainId.toString(16)}`, all: extensions },
  )
}

/**
 * Makes the injected test wallet look like the Crypto.com DeFi Wallet extension, with the members that the wallet's
 * published library uses. Call it after installing the test wallet.
 * @returns the library's calls since the page loaded
 */
export async function installDeFiWallet(page: Page): Promise<() => Promise<readonly DeFiWalletCall[]>> {
  await page.addInitScript(() => {
    const own = window as unknown as DeFiWalletWindow
    const { ethereum } = own
    own.deFiWalletCalls = []
    own.deficonnectProvider = {
      isDeficonnectProvider: true,
      chainId: '0x19',
      networkVersion: '25',
      accounts: [],
      connect: (...args: unknown[]) => {
        own.deFiWalletCalls.push({ name: 'connect', args })
        return ethereum.request({ method: 'eth_requestAccounts' })
      },
      request: (call: { method: string }) => ethereum.request(call),
      on: (event: string, listener: unknown) => ethereum.on(event, listener),
      removeListener: (event: string, listener: unknown) => ethereum.removeListener(event, listener),
      close: (...args: unknown[]) => {
        own.deFiWalletCalls.push({ name: 'close', args })
        return Promise.resolve()
      },
    }
  })
  return () => page.evaluate(() => (window as unknown as DeFiWalletWindow).deFiWalletCalls)
}

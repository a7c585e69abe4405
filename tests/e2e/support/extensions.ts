import type { Page } from '@playwright/test'

/** What an extension announces of itself; hostile ones announce anything. */
export interface AnnouncedExtension {
  readonly name: unknown
  readonly rdns: string
  readonly icon: unknown
  readonly account: string
}

/** What the library of the DeFi Wallet asked of its extension, besides JSON-RPC. */
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

/** Gives the page extensions that announce themselves by EIP-6963 and answer for accounts and the chain alone. */
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
 * Shows the page's injected test wallet as the extension of the Crypto.com DeFi Wallet does: by the members that the
 * wallet's own library, which is in the page as it is published, uses of it. Call it after that wallet's installation.
 * @returns what the library called since the page was loaded
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

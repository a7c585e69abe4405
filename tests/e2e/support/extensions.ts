import type { Page } from '@playwright/test'

/** What an extension announces of itself; hostile ones announce anything. */
export interface AnnouncedExtension {
  readonly name: unknown
  readonly rdns: string
  readonly icon: unknown
  readonly account: string
}

interface DeFiWalletWindow {
  ethereum: { request(call: { method: string }): Promise<unknown>; on(event: string, listener: unknown): unknown; removeListener(event: string, listener: unknown): unknown }
  deficonnectProvider: unknown
}

/** Gives the page extensions that announce themselves by EIP-6963 and answer for accounts and the chain alone. */
export async function installExtensions(page: Page, chainId: number, extensions: readonly AnnouncedExtension[]): Promise<void> {
  await page.addInitScript(
    ({ hexChainId, all }) => {
      for (const { account, ...info } of all) {
        const answers: Record<string, unknown> = { eth_accounts: [account], eth_requestAccounts: [account], eth_chainId: hexChainId }
        const provider = { request: ({ method }: { method: string }) => Promise.resolve(answers[method] ?? null) }
        const announce = () =>
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { uuid: crypto.randomUUID(), ...info }, provider } }))
        window.addEventListener('eip6963:requestProvider', announce)
        announce()
      }
    },
    { hexChainId: `0x${chainId.toString(16)}`, all: extensions },
  )
}

/** Shows the page's injected test wallet as the extension of the Crypto.com DeFi Wallet does. Call it after that wallet's installation. */
export async function installDeFiWallet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as DeFiWalletWindow
    const { ethereum } = own
    own.deficonnectProvider = {
      isDeficonnectProvider: true,
      chainId: '0x19',
      networkVersion: '25',
      accounts: [],
      connect: () => ethereum.request({ method: 'eth_requestAccounts' }),
      request: (call: { method: string }) => ethereum.request(call),
      on: (event: string, listener: unknown) => ethereum.on(event, listener),
      removeListener: (event: string, listener: unknown) => ethereum.removeListener(event, listener),
      close: () => Promise.resolve(),
    }
  })
}

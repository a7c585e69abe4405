import type { Page } from '@playwright/test'
import {
  callNode,
  type InjectedWalletOptions,
  injectWallet,
  type SentTransaction,
  type WalletWindow,
  walletSettings,
} from '../../support/injectedWallet'

/** User actions in the wallet. */
export interface InjectedWallet {
  /** Rejects the next request that needs the user's approval (accounts, a transaction, a network). */
  rejectNext(): Promise<void>
  /** Lets every later request to add a network fail. */
  failAddingChains(): Promise<void>
  /** Switches the network in the wallet itself. */
  setChain(chainId: number): Promise<void>
  /** Switches the account, or disconnects all. */
  setAccounts(accounts: readonly string[]): Promise<void>
  /** Signed transactions, oldest first, across reloads. */
  sent(): Promise<readonly SentTransaction[]>
  /** Requested methods, oldest first, across reloads. */
  methods(): Promise<readonly string[]>
}

/**
 * Injects a wallet, announced by EIP-6963 and as `window.ethereum`. Call it before the first navigation. The test calls
 * the node, so the page's content security policy doesn't apply.
 */
export async function installInjectedWallet(page: Page, options: InjectedWalletOptions): Promise<InjectedWallet> {
  await page.exposeFunction('testWalletRpc', (method: string, params: readonly unknown[]) =>
    callNode(options.rpcUrl, method, params),
  )
  await page.addInitScript(injectWallet, walletSettings(options))
  const wallet = () => page.evaluateHandle(() => (window as unknown as WalletWindow).testWallet)
  return {
    rejectNext: async () => (await wallet()).evaluate((it) => it.rejectNext()),
    failAddingChains: async () => (await wallet()).evaluate((it) => it.failAddingChains()),
    setChain: async (id) => (await wallet()).evaluate((it, to) => it.setChain(to), id),
    setAccounts: async (accounts) => (await wallet()).evaluate((it, to) => it.setAccounts(to), accounts),
    sent: async () => (await wallet()).evaluate((it) => it.state().sent),
    methods: async () => (await wallet()).evaluate((it) => it.state().methods),
  }
}

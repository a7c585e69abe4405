import { configure, getConfig, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, inject, vi } from 'vitest'
import { App } from '@/app/App'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { englishTexts } from '@/i18n/testing/TestLanguage'
import type { Address } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockPollingStarted, blockPollingStopped, blockRequested } from '@/store/block/blockSlice'
import { leaveStore } from '@/store/testing/leaveStore'
import { walletSession } from '@/wallet/session'
import {
  callNode,
  type InjectedWalletOptions,
  injectWallet,
  type PageWallet,
  type WalletWindow,
  walletSettings,
} from '../../support/injectedWallet'

/** An account of the local chain, as `eth_accounts` lists them. */
export function accountAt(index: number): Address {
  const account = inject('accounts')[index]
  if (account === undefined) throw new Error(`The node has no account ${index}`)
  return account as Address
}

/** jsdom has neither layout nor canvas: nothing is in view, so no chart is drawn. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NothingInView)
vi.stubGlobal('ResizeObserver', NothingInView)

const openStores = new Set<AppStore>()
const BLOCK_REQUEST_MS = 300

// A page looks for a new block every 6 s. While a test waits for what the page shows, it looks more often; between its
// waits the page keeps its pace, so that a test can act before the page knows of a change.
const config = getConfig()
const waitInAct: <T>(wait: () => Promise<T>) => Promise<T> = config.asyncWrapper.bind(config)
configure({
  asyncWrapper: async <T,>(wait: () => Promise<T>) => {
    const timer = setInterval(() => openStores.forEach((store) => store.dispatch(blockRequested())), BLOCK_REQUEST_MS)
    try {
      return await waitInAct(wait)
    } finally {
      clearInterval(timer)
    }
  },
})

const openPages: (() => void)[] = []
let walletCount = 0

/** Closes all pages, as before a reload. What they stored in the browser stays. */
export function closePages(): void {
  for (const close of openPages.splice(0)) close()
}

afterEach(async () => {
  closePages()
  // The code that stores transactions is loaded with the first one.
  await vi.dynamicImportSettled()
})

/**
 * Draws the whole app at a path, with its own store on the local chain, in jsdom: for what needs neither layout nor a
 * browser.
 */
export function openPage(path: string): void {
  window.history.replaceState(null, '', path)
  const store = createAppStore({
    client: readClient,
    chainId: getDeployment().chainId,
    multicall: getDeployment().contracts.multicall,
  })
  openStores.add(store)
  store.dispatch(blockPollingStarted())
  const { unmount } = render(
    // What services returned to the page before is not kept.
    <SWRConfig value={{ provider: () => new Map() }}>
      <App store={store} language={englishTexts} />
    </SWRConfig>,
  )
  openPages.push(() => {
    unmount()
    openStores.delete(store)
    store.dispatch(blockPollingStopped())
    leaveStore(store)
    walletSession.set({ status: 'disconnected' })
  })
}

interface ConnectedPage {
  readonly account: Address
  readonly wallet: PageWallet
}

/** Opens a path with the test wallet connected from an earlier visit. @param index of the account, the first one by default */
export async function openConnected(
  path: string,
  { index = 0, ...options }: Pick<InjectedWalletOptions, 'takesBatches'> & { readonly index?: number } = {},
): Promise<ConnectedPage> {
  const account = accountAt(index)
  const page = window as unknown as WalletWindow
  page.testWalletRpc = (method, params) => callNode(inject('rpcUrl'), method, params)
  sessionStorage.clear()
  walletCount += 1
  // The page keeps the first wallet of a name, which is that of the test before.
  const rdns = `test${walletCount}.sundial.wallet`
  injectWallet(walletSettings({ account, chainId: getDeployment().chainId, isConnected: true, rdns, ...options }))
  openPage(path)
  await screen.findByRole('button', { name: /^0x/ })
  return { account, wallet: page.testWallet }
}

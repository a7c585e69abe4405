import { StrictMode } from 'react'
import { takeFirstRead } from '@/chain/calls/firstRead'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { loadInitialLanguage } from '@/i18n/language'
import { prepareNumbers } from '@/lib/amount'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockArrived, blockPollingStarted } from '@/store/block/blockSlice'
import { callsUpdated } from '@/store/multicall/multicallSlice'
import { applyTheme, readThemeChoice } from '@/ui/themeChoice'
import { App } from './App'
import { drawInSlices } from './drawInSlices'
import { preloadPage, textSetsAt } from './pages'
import { captureReferral } from './referral'
import { clearEarlierScroll } from './scrollRestoration'
import { pathIn, queryIn } from './siteRouter'

/** How long to wait for the response to the page's first read before the app reads by itself. */
const FIRST_READ_PATIENCE_MS = 3_000

/** Starts with the response to the page's first read, if there is one, and polls from then on. */
async function startReading(store: AppStore): Promise<void> {
  const { chainId } = getDeployment()
  const isTaken = takeFirstRead(chainId).then((first) => {
    if (first === undefined) return
    const {
      block,
      keys,
      answer: { results, ...answer },
    } = first
    // Before the block: with the block alone, a page that is already drawn would read them all again.
    store.dispatch(
      callsUpdated({
        chainId,
        ...answer,
        readAtMs: Date.now(),
        results: keys.map((key, i) => [key, results[i]] as const),
      }),
    )
    store.dispatch(blockArrived(block))
  })
  await Promise.race([isTaken, new Promise((patience) => setTimeout(patience, FIRST_READ_PATIENCE_MS))])
  store.dispatch(blockPollingStarted())
}

/** Starts the app once the deployment is loaded. */
export async function start(root: HTMLElement): Promise<void> {
  captureReferral(queryIn(window.location))
  clearEarlierScroll()
  applyTheme(readThemeChoice())
  const store = createAppStore({
    client: readClient,
    chainId: getDeployment().chainId,
    multicall: getDeployment().contracts.multicall,
  })
  // Reads the chain while the texts load.
  void startReading(store)
  const path = pathIn(window.location)
  const [language] = await Promise.all([loadInitialLanguage(textSetsAt(path)), preloadPage(path)])
  drawInSlices(
    root,
    <StrictMode>
      <App store={store} language={language} />
    </StrictMode>,
  )
  // The first number format takes a frame on a slow phone: create it between two slices.
  setTimeout(() => prepareNumbers(language.locale))
  // Not urgent before the first interaction.
  void import('@/ui/focusKeeper').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  )
}

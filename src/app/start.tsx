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

/** How long the app waits for what the page asked before its code was there; then it asks by itself, and uploads as much once more. */
const FIRST_READ_PATIENCE_MS = 3_000

/** Begins with the answer that is on its way, where there is one, and polls from then on. */
async function startReading(store: AppStore): Promise<void> {
  const { chainId } = getDeployment()
  const isTaken = takeFirstRead(chainId).then((first) => {
    if (first === undefined) return
    const {
      block,
      keys,
      answer: { results, ...answer },
    } = first
    store.dispatch(blockArrived(block))
    store.dispatch(
      callsUpdated({
        chainId,
        ...answer,
        readAtMs: Date.now(),
        results: keys.map((key, i) => [key, results[i]] as const),
      }),
    )
  })
  await Promise.race([isTaken, new Promise((patience) => setTimeout(patience, FIRST_READ_PATIENCE_MS))])
  store.dispatch(blockPollingStarted())
}

/** Brings the app onto the page, once the deployment is loaded. */
export async function start(root: HTMLElement): Promise<void> {
  captureReferral(queryIn(window.location))
  clearEarlierScroll()
  applyTheme(readThemeChoice())
  const store = createAppStore({
    client: readClient,
    chainId: getDeployment().chainId,
    multicall: getDeployment().contracts.multicall,
  })
  // The chain is asked while the texts are on their way.
  void startReading(store)
  const path = pathIn(window.location)
  const [language] = await Promise.all([loadInitialLanguage(textSetsAt(path)), preloadPage(path)])
  drawInSlices(
    root,
    <StrictMode>
      <App store={store} language={language} />
    </StrictMode>,
  )
  // The first number costs a frame of a slow phone: between two slices rather than in the one that draws the figures.
  setTimeout(() => prepareNumbers(language.locale))
  // Nobody has pressed anything yet.
  void import('@/ui/focusKeeper').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  )
}

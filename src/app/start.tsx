import { StrictMode } from 'react'
import { App } from './App'
import { drawInSlices } from './drawInSlices'
import { forgetEarlierVisit } from './keptPlace'
import { preloadPage } from './pages'
import { captureReferral } from './referral'
import { pathIn, queryIn } from './siteRouter'
import { readClient } from '@/chain/readClient'
import { deployment } from '@/config/deployment'
import { loadInitialLanguage } from '@/i18n/language'
import { prepareNumbers } from '@/lib/amount'
import { createAppStore } from '@/store/appStore'
import { blockPollingStarted } from '@/store/block/blockSlice'
import { applyTheme, readThemeChoice } from '@/ui/themeChoice'

/** Brings the app onto the page, once the deployment is loaded. */
export async function start(root: HTMLElement): Promise<void> {
  captureReferral(queryIn(window.location))
  forgetEarlierVisit()
  applyTheme(readThemeChoice())
  const store = createAppStore({
    client: readClient,
    chainId: deployment.chainId,
    multicall: deployment.contracts.multicall,
  })
  // The chain is asked while the texts are on their way.
  store.dispatch(blockPollingStarted())
  const [language] = await Promise.all([loadInitialLanguage(), preloadPage(pathIn(window.location))])
  drawInSlices(
    root,
    <StrictMode>
      <App store={store} language={language} />
    </StrictMode>,
  )
  // The first number costs a frame of a slow phone: between two slices rather than in the one that draws the figures.
  setTimeout(() => prepareNumbers(language.locale))
  // Nobody has pressed anything yet.
  void import('@/ui/focusKeeper').then(({ keepFocus }) => keepFocus(), () => undefined)
}

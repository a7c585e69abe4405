import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { preloadPage } from './pages'
import { captureReferral } from './referral'
import { applyTheme, readThemeChoice } from './themeChoice'
import { readClient } from '@/chain/readClient'
import { deployment } from '@/config/deployment'
import { loadInitialLanguage } from '@/i18n/language'
import { createAppStore } from '@/store/appStore'
import { blockPollingStarted } from '@/store/block/blockSlice'

/** Brings the app onto the page, once the deployment is loaded. */
export async function start(root: HTMLElement): Promise<void> {
  captureReferral(window.location.search)
  applyTheme(readThemeChoice())
  const store = createAppStore({
    client: readClient,
    chainId: deployment.chainId,
    multicall: deployment.contracts.multicall,
  })
  // The chain is asked while the texts are on their way.
  store.dispatch(blockPollingStarted())
  const [language] = await Promise.all([loadInitialLanguage(), preloadPage(window.location.pathname, import.meta.env.BASE_URL)])
  createRoot(root).render(
    <StrictMode>
      <App store={store} language={language} />
    </StrictMode>,
  )
}

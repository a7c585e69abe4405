import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { reloadOnceFor } from '@/app/chunkReload'
import { preloadPage } from '@/app/pages'
import { captureReferral } from '@/app/referral'
import { goToRootOnce } from '@/app/rootPath'
import { applyTheme, readThemeChoice } from '@/app/themeChoice'
import { readClient } from '@/chain/readClient'
import { deployment } from '@/config/deployment'
import { loadInitialLanguage } from '@/i18n/language'
import { createAppStore } from '@/store/appStore'
import { blockPollingStarted } from '@/store/block/blockSlice'

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`index.html has no #${id}`)
  return element
}

async function start(): Promise<void> {
  window.addEventListener('vite:preloadError', (event) => {
    reloadOnceFor(event.payload)
  })
  captureReferral(window.location.search)
  applyTheme(readThemeChoice())
  const store = createAppStore({
    client: readClient,
    chainId: deployment.chainId,
    multicall: deployment.contracts.multicall,
  })
  // The chain is asked while the texts are on their way.
  store.dispatch(blockPollingStarted())
  try {
    const [language] = await Promise.all([loadInitialLanguage(), preloadPage(window.location.pathname, import.meta.env.BASE_URL)])
    createRoot(elementById('root')).render(
      <StrictMode>
        <App store={store} language={language} />
      </StrictMode>,
    )
  } catch (error) {
    elementById('start-failure').hidden = false
    throw error
  }
}

if (!goToRootOnce(window.location, import.meta.env.BASE_URL)) void start()

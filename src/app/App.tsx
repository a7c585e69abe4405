import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import type { LoadedLanguage } from '@/i18n/language'
import { useTranslation } from '@/i18n/useTranslation'
import type { AppStore } from '@/store/appStore'
import { GlobalStyle } from '@/ui/GlobalStyle'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { TransactionsUpdater } from '@/widgets/tx/TransactionsUpdater'
import { WalletGate } from '@/widgets/wallet/WalletGate'
import { AppRoutes } from './AppRoutes'
import { BlockedGate } from './BlockedGate'
import { ErrorBoundary } from './ErrorBoundary'
import { Shell } from './shell/Shell'

function Site() {
  const { t } = useTranslation()
  return (
    <ToastsProvider closeLabel={t('common.close')}>
      <WalletGate />
      <TransactionsUpdater />
      <BlockedGate>
        <Shell>
          <AppRoutes />
        </Shell>
      </BlockedGate>
    </ToastsProvider>
  )
}

interface AppProps {
  readonly store: AppStore
  readonly language: LoadedLanguage
}

/** The app with all that it stands on. */
export function App({ store, language }: AppProps) {
  return (
    <LanguageProvider initial={language}>
      <GlobalStyle />
      <ErrorBoundary>
        <Provider store={store}>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <Site />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </LanguageProvider>
  )
}

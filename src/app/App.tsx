import { Provider } from 'react-redux'
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
import { basename, SiteRouter } from './siteRouter'

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

/** The app with its providers. */
export function App({ store, language }: AppProps) {
  return (
    <LanguageProvider initial={language}>
      <GlobalStyle />
      <ErrorBoundary>
        <Provider store={store}>
          <SiteRouter basename={basename}>
            <Site />
          </SiteRouter>
        </Provider>
      </ErrorBoundary>
    </LanguageProvider>
  )
}

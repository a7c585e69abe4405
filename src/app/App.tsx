import { BrowserRouter } from 'react-router-dom'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import type { LoadedLanguage } from '@/i18n/language'
import { GlobalStyle } from '@/ui/GlobalStyle'
import { useTranslation } from '@/i18n/useTranslation'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { AppRoutes } from './AppRoutes'
import { BlockedGate } from './BlockedGate'
import { ErrorBoundary } from './ErrorBoundary'
import { Shell } from './shell/Shell'

function Site() {
  const { t } = useTranslation()
  return (
    <ToastsProvider closeLabel={t('common.close')}>
      <BlockedGate>
        <Shell>
          <AppRoutes />
        </Shell>
      </BlockedGate>
    </ToastsProvider>
  )
}

interface AppProps {
  readonly language: LoadedLanguage
}

/** The app with all that it stands on. */
export function App({ language }: AppProps) {
  return (
    <LanguageProvider initial={language}>
      <GlobalStyle />
      <ErrorBoundary>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <Site />
        </BrowserRouter>
      </ErrorBoundary>
    </LanguageProvider>
  )
}

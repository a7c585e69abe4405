import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { TranslationKey } from '@/i18n/keys'
import { NotFound } from '@/widgets/pages/NotFound'
import { ErrorBoundary } from './ErrorBoundary'
import { PageLoading } from './PageLoading'
import { PageTitle } from './PageTitle'
import { builtPages } from './pages'
import { redirects } from './redirects'

function PageFrame({ titleKey, children }: { readonly titleKey: TranslationKey; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <PageTitle titleKey={titleKey} />
      {/* A new boundary per page, so that Loading replaces the previous page. */}
      <Suspense key={titleKey} fallback={<PageLoading />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

/** All routes of the app. */
export function AppRoutes() {
  return (
    <Routes>
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {builtPages.map(({ path, Page, titleKey }) => (
        <Route
          key={path}
          path={path}
          element={
            <PageFrame titleKey={titleKey}>
              <Page />
            </PageFrame>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <PageFrame titleKey="shell.title.notFound">
            <NotFound />
          </PageFrame>
        }
      />
    </Routes>
  )
}

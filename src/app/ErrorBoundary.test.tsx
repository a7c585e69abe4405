import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ErrorBoundary } from './ErrorBoundary'

beforeEach(() => {
  sessionStorage.clear()
  // React logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

let failure: Error | undefined

function Page() {
  if (failure !== undefined) throw failure
  return <p>The page</p>
}

function show(resetKey = '/a') {
  return (
    <TestLanguage>
      <ErrorBoundary resetKey={resetKey}>
        <Page />
      </ErrorBoundary>
    </TestLanguage>
  )
}

describe('ErrorBoundary', () => {
  it('shows the error with an id, and the page again on retry', async () => {
    failure = new Error('x is undefined')
    render(show())
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page')
    expect(screen.getByText(/^Error ID: [0-9a-f]{8}$/)).toBeVisible()
    expect(screen.getByText('x is undefined')).toBeVisible()
    failure = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('The page')).toBeVisible()
  })

  it('resets on navigation', () => {
    failure = new Error('x is undefined')
    const { rerender } = render(show('/a'))
    failure = undefined
    rerender(show('/a'))
    expect(screen.queryByText('The page')).toBeNull()
    rerender(show('/b'))
    expect(screen.getByText('The page')).toBeVisible()
  })

  it('reloads once for a missing chunk, then shows the error', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    failure = new TypeError('Failed to fetch dynamically imported module: http://host/assets/Page-1.js')
    const { unmount } = render(show())
    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Loading')).toBeVisible()
    unmount()
    render(show())
    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load a part of the app')
    vi.unstubAllGlobals()
  })
})

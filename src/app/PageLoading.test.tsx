import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { AppRoutes } from './AppRoutes'

vi.mock('./pages', () => ({
  builtPages: [{ path: '/slow', Page: lazy(() => new Promise(() => {})), titleKey: 'shell.title.home' }],
}))

describe('page loading', () => {
  it('shows Loading', () => {
    render(
      <TestLanguage>
        <MemoryRouter initialEntries={['/slow']}>
          <AppRoutes />
        </MemoryRouter>
      </TestLanguage>,
    )
    expect(screen.getByText('Loading')).toBeVisible()
  })
})

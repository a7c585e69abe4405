import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useAppSelector } from '@/hooks/storeHooks'
import { TestStore } from '@/hooks/testing/TestStore'
import { useInfoCurrency } from './useInfoCurrency'

const silent = () => {
  throw new Error('no answer')
}

function open(path: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestStore node={silent}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </TestStore>
  )
  const use = () => ({
    currency: useInfoCurrency(),
    kept: useAppSelector((state) => state.user.infoCurrency),
    search: useLocation().search,
  })
  return renderHook(use, { wrapper }).result
}

describe('useInfoCurrency', () => {
  it('keeps the choice in the settings and in the URL', () => {
    const result = open('/info?tab=1')
    expect(result.current.currency[0]).toBe('usd')
    act(() => result.current.currency[1]('cro'))
    expect(result.current).toMatchObject({ kept: 'cro', search: '?tab=1&currency=cro' })
    expect(result.current.currency[0]).toBe('cro')
  })

  it('shows what a link says, and does not keep it', () => {
    const result = open('/info?currency=cro')
    expect([result.current.currency[0], result.current.kept]).toEqual(['cro', 'usd'])
  })

  it('ignores an unknown currency', () => {
    expect(open('/info?currency=eur').current.currency[0]).toBe('usd')
  })
})

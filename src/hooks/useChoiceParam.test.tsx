import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useChoiceParam } from '@/hooks/useChoiceParam'

const OPTIONS = ['day', 'week', 'month'] as const

const choiceAt = (url: string) =>
  renderHook(() => ({ choice: useChoiceParam('flow', OPTIONS), search: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  }).result

it('is what the URL says, and the first option for anything else', () => {
  expect(choiceAt('/?flow=week').current.choice[0]).toBe('week')
  for (const url of ['/', '/?flow=', '/?flow=century']) expect(choiceAt(url).current.choice[0]).toBe('day')
})

it('is written into the URL beside what else is there, the first option by leaving it out', () => {
  const result = choiceAt('/?currency=cro')
  act(() => result.current.choice[1]('month'))
  expect(result.current.search).toBe('?currency=cro&flow=month')
  expect(result.current.choice[0]).toBe('month')
  act(() => result.current.choice[1]('day'))
  expect(result.current.search).toBe('?currency=cro')
})

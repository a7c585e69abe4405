import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { KeptList } from '@/hooks/useListSettings'
import { testFinder, testPool } from './testing/finder'
import { useKeptFinder } from './useKeptFinder'

const pools = [testPool('CRO-USDC', { isMine: true }), testPool('LION-CRO')]
const none: KeptList = { view: 'table', isStakedOnly: false }

function open(path: string, kept: KeptList) {
  const keep = vi.fn()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({
      finder: useKeptFinder(testFinder, pools, undefined, { ...kept, keep }, 'mine'),
      search: useLocation().search,
    }),
    { wrapper },
  )
  return {
    keep,
    shown: () => result.current.finder.shown.map(({ id }) => id),
    view: () => [result.current.finder.view, result.current.finder.shownView],
    search: () => result.current.search,
    change: (part: Parameters<typeof result.current.finder.change>[0]) => act(() => result.current.finder.change(part)),
  }
}

describe('useKeptFinder', () => {
  it('starts as the settings say', () => {
    const list = open('/pools', { view: 'cards', isStakedOnly: true })
    expect(list.view()).toEqual(['cards', 'cards'])
    expect(list.shown()).toEqual(['CRO-USDC'])
    expect(list.search()).toBe('?filter=mine')
    expect(list.keep).not.toHaveBeenCalled()
  })

  it('shows what a link says, whatever the settings', () => {
    const list = open('/pools?q=lion&view=table', { view: 'cards', isStakedOnly: true })
    expect(list.view()).toEqual(['table', 'table'])
    expect(list.shown()).toEqual(['LION-CRO'])
  })

  it('keeps the view and the filter, and nothing else', () => {
    const list = open('/pools', none)
    list.change({ view: 'cards' })
    expect(list.keep).toHaveBeenLastCalledWith({ view: 'cards', isStakedOnly: false })
    list.change({ toggles: ['mine', 'stable'] })
    expect(list.keep).toHaveBeenLastCalledWith({ view: 'table', isStakedOnly: true })
    list.change({ sort: 'tvl' })
    expect(list.keep).toHaveBeenLastCalledWith(none)
  })
})

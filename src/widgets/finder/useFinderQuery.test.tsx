import { act, renderHook } from '@testing-library/react'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import {
  BrowserRouter,
  createPath,
  MemoryRouter,
  type Navigator,
  Router,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestSort, type TestToggle, testFinder } from './testing/finder'
import { type FinderControl, useFinderQuery } from './useFinderQuery'

type Control = FinderControl<TestSort, TestToggle>

const wrapperOf =
  (path: string) =>
  ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/pools', path]}>{children}</MemoryRouter>
  )

const ROUTER_MS = 50

/** A router that updates the URL with a delay, like one whose page renders slowly. */
function SlowRouter({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState('/pools')
  const navigator = useMemo<Navigator>(() => {
    const show: Navigator['push'] = (to) => {
      setTimeout(() => setLocation(typeof to === 'string' ? to : createPath(to)), ROUTER_MS)
    }
    return { createHref: String, go: () => {}, push: show, replace: show }
  }, [])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function open(path: string, wrapper: ComponentType<{ readonly children: ReactNode }> = wrapperOf(path)) {
  const { result } = renderHook(
    () => ({ finder: useFinderQuery(testFinder), go: useNavigate(), search: useLocation().search }),
    {
      wrapper,
    },
  )
  const inAct = (run: () => unknown) =>
    act(() => {
      run()
    })
  return {
    type: (text: string) => inAct(() => result.current.finder.type(text)),
    change: (part: Parameters<Control['change']>[0]) => inAct(() => result.current.finder.change(part)),
    go: (to: string) => inAct(() => result.current.go(to)),
    back: () => inAct(() => result.current.go(-1)),
    query: () => result.current.finder.query,
    search: () => result.current.search,
  }
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('useFinderQuery', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows what is typed at once, and writes it when the typing rests', () => {
    const page = open('/pools?ref=x')
    page.type('cr')
    page.type('cro ')
    expect(page.query().text).toBe('cro ')
    pass(299)
    expect(page.search()).toBe('?ref=x')
    pass(1)
    expect(page.search()).toBe('?ref=x&q=cro')
    expect(page.query().text).toBe('cro ')
  })

  it('takes along what was just typed when a filter is chosen', () => {
    const page = open('/pools')
    page.type('cro')
    page.change({ toggles: ['stable'] })
    expect(page.search()).toBe('?q=cro&filter=stable')
    pass(1000)
    expect(page.search()).toBe('?q=cro&filter=stable')
  })

  it('keeps a filter that is chosen while the typing rests', () => {
    const page = open('/pools')
    page.change({ sort: 'newest' })
    page.type('cro')
    pass(300)
    expect(page.search()).toBe('?q=cro&sort=newest')
  })

  it('builds on what was pressed just before, also where the address does not say it yet', () => {
    const page = open('/pools', SlowRouter)
    const add = (filter: Control['query']['toggles'][number]) =>
      page.change({ toggles: [...page.query().toggles, filter] })
    add('stable')
    pass(ROUTER_MS / 2)
    add('volatile')
    expect(page.query().toggles).toEqual(['stable', 'volatile'])
    pass(ROUTER_MS / 2)
    expect(page.search()).toBe('?filter=stable')
    expect(page.query().toggles).toEqual(['stable', 'volatile'])
    pass(ROUTER_MS)
    expect(page.search()).toBe('?filter=stable%2Cvolatile')
    page.go('/pools?q=mm')
    pass(ROUTER_MS)
    expect(page.query()).toMatchObject({ text: 'mm', toggles: [] })
  })

  it('follows a link and the way back', () => {
    const page = open('/pools?q=vvs&view=cards')
    expect(page.query()).toMatchObject({ text: 'vvs', view: 'cards' })
    page.go('/pools?q=mm')
    expect(page.query().text).toBe('mm')
    page.back()
    expect(page.query().text).toBe('vvs')
  })

  it('does not fill the way back with each change', () => {
    const page = open('/pools?q=vvs')
    page.change({ text: '' })
    page.change({ sort: 'tvl' })
    page.back()
    expect(page.search()).toBe('')
  })

  it('does not bring back a page that the user has left while the next one loads', () => {
    window.history.replaceState(null, '', '/pools')
    const list = open('', BrowserRouter)
    const typed = (text: string) => {
      list.type(text)
      pass(300)
      return window.location.pathname + window.location.search
    }
    expect(typed('cro')).toBe('/pools?q=cro')
    list.go('/pools?sort=apr')
    expect(typed('usdc')).toContain('q=usdc')
    // The router changes the address at once, and draws the page when it has loaded.
    window.history.pushState({ key: 'next' }, '', '/farms')
    expect(typed('ton')).toBe('/farms')
    window.history.replaceState(null, '', '/')
  })
})

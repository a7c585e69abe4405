import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testEntry } from '@/features/earn/testing/entries'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { VaultOrder } from './SortHeads'
import { VaultList } from './VaultList'

type Seen = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void
let seen: Seen = () => undefined
const watched = new Set<Element>()

class FakeObserver {
  constructor(callback: Seen) {
    seen = callback
  }
  observe(row: Element) {
    watched.add(row)
  }
  unobserve(row: Element) {
    watched.delete(row)
  }
}

const nothing = () => undefined
const idle = {
  savedIds: new Set<string>(),
  order: { sort: undefined, isAscending: false },
  isChoosing: false,
  onSort: nothing,
  onSave: nothing,
}
const list = (count: number, rowsAbove = 0) => {
  const cards = Array.from({ length: count }, (_, index) => testEntry(`v-${index}`).card)
  return (
    <TestLanguage>
      <MemoryRouter>
        <VaultList cards={cards} rowsAbove={rowsAbove} view="table" {...idle} />
      </MemoryRouter>
    </TestLanguage>
  )
}
const show = (count: number, rowsAbove?: number) => render(list(count, rowsAbove))
// By selectors, for roles of hundreds of rows take seconds.
const rows = () => document.querySelectorAll('[role="listitem"]')
const drawn = () => document.querySelectorAll('[role="listitem"] a').length
const CHUNK_ROWS = 12
const see = (target: Element | null | undefined, isIntersecting: boolean) => {
  if (target === undefined || target === null || !watched.has(target)) throw new Error('It is not watched')
  act(() => seen([{ target, isIntersecting }]))
}
const sectionOf = (index: number) => rows()[index]?.closest('[data-section]')
/** Moves the chunk of a row to the window, in a section that is there, or away from it. */
const look = (index: number, isIntersecting: boolean) => {
  see(sectionOf(index), true)
  see(rows()[index]?.parentElement, isIntersecting)
}

/** The rows that are drawn before the window is known. */
const FIRST = 8

describe('VaultList', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    watched.clear()
  })

  it('draws every row of a short list', () => {
    show(FIRST)
    expect(drawn()).toBe(FIRST)
    expect(watched.size).toBe(0)
  })

  it('draws what the first window shows of all the lists of a page', () => {
    show(400, FIRST - 2)
    expect(drawn()).toBe(2)
  })

  it('shows the names alone of the rows that are far away', async () => {
    show(400)
    expect(rows()).toHaveLength(400)
    expect(drawn()).toBe(FIRST)
    expect(screen.getByTestId('vault-card-v-240')).toHaveTextContent(/./)
    look(240, true)
    await waitFor(() => expect(drawn()).toBe(FIRST + CHUNK_ROWS))
    expect(screen.getByTestId('vault-card-v-240').querySelector('a')).not.toBeNull()
    look(240, false)
    await waitFor(() => expect(drawn()).toBe(FIRST))
  })

  it('watches the parts of a section only while it is near', async () => {
    show(400)
    expect([...watched].every((element) => element.matches('[data-section]'))).toBe(true)
    look(240, true)
    await waitFor(() => expect(drawn()).toBe(FIRST + CHUNK_ROWS))
    see(sectionOf(240), false)
    expect([...watched].every((element) => element.matches('[data-section]'))).toBe(true)
    await waitFor(() => expect(drawn()).toBe(FIRST))
  })

  it('watches a section anew when rows are added to it, which would stay undrawn', () => {
    const { rerender } = show(400)
    const observed = vi.spyOn(FakeObserver.prototype, 'observe')
    rerender(list(420))
    expect(observed.mock.calls.map(([element]) => element)).toEqual([sectionOf(410)])
    observed.mockRestore()
  })

  it('keeps near rows drawn when lists above it grow', async () => {
    const { rerender } = show(400, FIRST)
    look(0, true)
    await waitFor(() => expect(drawn()).toBe(CHUNK_ROWS))
    rerender(list(400, 2 * FIRST))
    expect(drawn()).toBe(CHUNK_ROWS)
  })

  it('does not take away the row that has the focus', async () => {
    show(400)
    look(240, true)
    await waitFor(() => expect(drawn()).toBe(FIRST + CHUNK_ROWS))
    screen.getByTestId('vault-card-v-243').querySelector('a')?.focus()
    look(240, false)
    expect(screen.getByTestId('vault-card-v-243')).toContainElement(document.activeElement as HTMLElement)
    expect(drawn()).toBe(FIRST + CHUNK_ROWS)
  })

  it('sorts by the heads of its columns: the highest first, then the lowest', async () => {
    const onSort = vi.fn()
    const sorted = (order: VaultOrder) => (
      <TestLanguage>
        <MemoryRouter>
          <VaultList cards={[testEntry('v').card]} view="table" {...idle} order={order} onSort={onSort} />
        </MemoryRouter>
      </TestLanguage>
    )
    const head = () => screen.getByRole('columnheader', { name: /^APY/ })
    const { rerender } = render(sorted({ sort: undefined, isAscending: false }))
    expect(await screen.findByRole('columnheader', { name: /^APY/ })).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(screen.getByRole('button', { name: /^APY/ }))
    expect(onSort).toHaveBeenLastCalledWith({ sort: 'apy', isAscending: false })
    rerender(sorted({ sort: 'apy', isAscending: false }))
    expect(head()).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: /^APY/ }))
    expect(onSort).toHaveBeenLastCalledWith({ sort: 'apy', isAscending: true })
    rerender(sorted({ sort: 'apy', isAscending: true }))
    expect(head()).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: /^TVL/ })).toHaveAttribute('aria-sort', 'none')
  })
})

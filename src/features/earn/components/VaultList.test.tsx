import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/TestLanguage'
import { testEntry } from '../model/testEntries'
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
  disconnect() {
    watched.clear()
  }
}

const idle = { savedIds: new Set<string>(), onRetry: () => undefined, onSave: () => undefined }
const show = (count: number) => {
  const cards = Array.from({ length: count }, (_, index) => testEntry({ id: `v-${index}` }).card)
  render(<TestLanguage><MemoryRouter><VaultList cards={cards} view="table" {...idle} /></MemoryRouter></TestLanguage>)
}
// By selectors, for roles of hundreds of rows take seconds.
const rows = () => document.querySelectorAll('li')
const drawn = () => document.querySelectorAll('li a').length
const look = (index: number, isIntersecting: boolean) => {
  const target = rows()[index]
  if (target === undefined || !watched.has(target)) throw new Error(`Row ${index} is not watched`)
  act(() => seen([{ target, isIntersecting }]))
}

describe('VaultList', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    watched.clear()
  })

  it('draws every row of a list of usual length', () => {
    show(160)
    expect(drawn()).toBe(160)
    expect(watched.size).toBe(0)
  })

  it('keeps only the places of the rows of a long list that are far away', () => {
    show(400)
    expect(rows()).toHaveLength(400)
    expect(drawn()).toBe(160)
    look(240, true)
    expect(drawn()).toBe(168)
    expect(screen.getByTestId('vault-card-v-240')).toBeInTheDocument()
    look(240, false)
    expect(drawn()).toBe(160)
  })

  it('does not take away the row that has the focus', () => {
    show(400)
    look(240, true)
    screen.getByTestId('vault-card-v-243').querySelector('a')?.focus()
    look(240, false)
    expect(screen.getByTestId('vault-card-v-243')).toContainElement(document.activeElement as HTMLElement)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ready } from '@/lib/loadable'
import { DataTable } from './DataTable'
import { useTableQuery } from './useTableQuery'

const COLUMNS = ['tvl'] as const
const rows = ready([{ tvl: 1 }, { tvl: 3 }, { tvl: 2 }])

function List() {
  const query = useTableQuery('pools', COLUMNS)
  const { search } = useLocation()
  return (
    <>
      <output>{search}</output>
      <DataTable
        caption="Pools"
        rows={rows}
        rowKey={({ tvl }) => String(tvl)}
        empty={null}
        query={query}
        pageRows={2}
        columns={[
          {
            id: 'tvl',
            header: 'TVL',
            isHighestFirst: true,
            cell: ({ tvl }) => String(tvl),
            sortBy: ({ tvl }) => tvl,
          },
        ]}
      />
    </>
  )
}

function open(search: string) {
  render(
    <TestLanguage>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <List />
      </MemoryRouter>
    </TestLanguage>,
  )
}
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('useTableQuery', () => {
  it.each([
    ['', ['1', '3']],
    ['?poolsSort=tvl.desc', ['3', '2']],
    ['?poolsSort=tvl.asc&poolsPage=2', ['3']],
    ['?poolsPage=9', ['2']],
    ['?poolsSort=__proto__.desc&poolsPage=-1', ['1', '3']],
    ['?poolsSort=tvl.up&poolsPage=1e9', ['1', '3']],
  ])('reads %s', (asked, rowsShown) => {
    open(asked)
    expect(shown()).toEqual(rowsShown)
  })

  it('writes order and page, and keeps the other parameters', async () => {
    open('?tab=2')
    const address = () => screen.getAllByRole('status')[0]?.textContent
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(address()).toBe('?tab=2&poolsPage=2')
    await userEvent.click(screen.getByRole('button', { name: /^TVL/ }))
    expect([address(), shown()]).toEqual(['?tab=2&poolsSort=tvl.desc', ['3', '2']])
    await userEvent.click(screen.getByRole('button', { name: /^TVL/ }))
    expect([address(), shown()]).toEqual(['?tab=2&poolsSort=tvl.asc', ['1', '2']])
  })
})

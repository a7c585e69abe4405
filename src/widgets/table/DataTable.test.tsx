import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { DataTable } from './DataTable'

interface Pool {
  readonly name: string
  readonly tvl: bigint | undefined
}

const pools: readonly Pool[] = [
  { name: 'CRO', tvl: 2n },
  { name: '=VVS', tvl: undefined },
  { name: 'LION', tvl: 10n },
]
const show = (rows: Loadable<readonly Pool[]>, pageRows?: number) =>
  render(
    <TestLanguage>
      <DataTable
        caption="Pools"
        rows={rows}
        rowKey={({ name }) => name}
        empty={<p>No pools</p>}
        exportName="pools"
        {...(pageRows === undefined ? {} : { pageRows })}
        columns={[
          {
            id: 'name',
            header: 'Pool',
            cell: ({ name }) => name,
            sortBy: ({ name }) => name,
            exportText: ({ name }) => name,
          },
          {
            id: 'tvl',
            header: 'TVL',
            align: 'end',
            cell: ({ tvl }) => String(tvl ?? '–'),
            sortBy: ({ tvl }) => tvl,
            exportText: ({ tvl }) => String(tvl ?? ''),
          },
          { id: 'act', header: 'Act', cell: () => null },
        ]}
      />
    </TestLanguage>,
  )
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: RegExp) => screen.getByRole('columnheader', { name })

afterEach(() => vi.restoreAllMocks())

describe('DataTable', () => {
  it('is sorted by its headers, the unknown last, and says so', async () => {
    show(ready(pools))
    expect(names()).toEqual(['CRO', '=VVS', 'LION'])
    expect(header(/TVL/)).toHaveAttribute('aria-sort', 'none')
    expect(header(/Act/)).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(header(/TVL/)).getByRole('button'))
    expect(names()).toEqual(['CRO', 'LION', '=VVS'])
    expect(header(/TVL/)).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    expect(names()).toEqual(['LION', 'CRO', '=VVS'])
    expect(header(/TVL/)).toHaveAttribute('aria-sort', 'descending')
    expect(header(/Pool/)).toHaveAttribute('aria-sort', 'none')
  })

  it('is paged, and starts again at the first page with another order', async () => {
    show(ready(pools), 2)
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()).toEqual(['LION'])
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2')
    await userEvent.click(within(header(/Pool/)).getByRole('button'))
    expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 2')
  })

  it('says that it loads, is empty, or could not be read', async () => {
    const retry = vi.fn()
    const { unmount } = show(LOADING)
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
    const empty = show(ready([]))
    expect(screen.getByText('No pools')).toBeVisible()
    empty.unmount()
    show({ status: 'failed', retry })
    await userEvent.click(screen.getByRole('button', { name: /retry/i }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('exports every row in the order shown, with no formula', async () => {
    let saved: Blob | undefined
    URL.createObjectURL = (blob) => {
      saved = blob instanceof Blob ? blob : undefined
      return 'blob:pools'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    show(ready(pools), 2)
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect(await saved?.text()).toBe("Pool,TVL\r\nCRO,2\r\n'=VVS,\r\nLION,10\r\n")
  })
})

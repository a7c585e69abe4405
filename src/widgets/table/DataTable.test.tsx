import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { DataTable, type DataTableProps } from './DataTable'

interface Pool {
  readonly name: string
  readonly tvl: bigint | undefined
}

const pools: readonly Pool[] = [
  { name: 'CRO', tvl: 2n },
  { name: '=VVS', tvl: undefined },
  { name: 'LION', tvl: 10n },
]
const show = (rows: Loadable<readonly Pool[]>, change: Partial<DataTableProps<Pool>> = {}) =>
  render(
    <TestLanguage>
      <DataTable
        caption="Pools"
        rows={rows}
        rowKey={({ name }) => name}
        empty={<p>No pools</p>}
        exportName="pools"
        {...change}
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
    show(ready(pools), { pageRows: 2 })
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

  it('says of rows that could not be read what its list says', () => {
    show({ status: 'failed', retry: () => undefined }, { failed: { title: 'Pools failed', body: 'They are safe.' } })
    expect(screen.getByText('Pools failed')).toBeVisible()
    expect(screen.getByText('They are safe.')).toBeVisible()
  })

  it('shows what comes first, and all on demand', async () => {
    show(ready(pools), { pageRows: 2, isOnePage: true })
    expect(names()).toEqual(['CRO', '=VVS'])
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3', expanded: false }))
    expect(names()).toEqual(['CRO', '=VVS', 'LION'])
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
    expect(names()).toEqual(['CRO', '=VVS'])
  })

  it('opens what belongs to a row below it, for rows that have something', async () => {
    show(ready(pools), {
      details: {
        label: 'Trades',
        nameOf: ({ name }) => `Trades of ${name}`,
        contentOf: ({ name, tvl }) => (tvl === undefined ? undefined : <p>{`Trades in ${name}`}</p>),
      },
    })
    expect(screen.queryByRole('button', { name: 'Trades of =VVS' })).toBeNull()
    const open = screen.getByRole('button', { name: 'Trades of LION', expanded: false })
    await userEvent.click(open)
    const content = screen.getByText('Trades in LION')
    expect(content.closest('td')?.id).toBe(open.getAttribute('aria-controls'))
    // It stays with its row.
    await userEvent.click(within(header(/TVL/)).getByRole('button'))
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pool'),
      expect.stringMatching(/^CRO/),
      expect.stringMatching(/^LION/),
      'Trades in LION',
      expect.stringMatching(/^=VVS/),
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Trades of LION', expanded: true }))
    expect(screen.queryByText('Trades in LION')).toBeNull()
  })

  it('has sums below the rows, whatever their order', async () => {
    show(ready(pools), { totals: [{ name: 'All', tvl: 1n }] })
    expect(names()).toEqual(['CRO', '=VVS', 'LION', 'All'])
    await userEvent.click(within(header(/TVL/)).getByRole('button'))
    expect(names()).toEqual(['CRO', 'LION', '=VVS', 'All'])
  })

  it('loads more below all that it has', async () => {
    const onLoad = vi.fn()
    const idle = { isLoading: false, hasFailed: false, onLoad }
    const { unmount } = show(ready(pools), { pageRows: 2, more: idle })
    expect(names()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onLoad).toHaveBeenCalledOnce()
    unmount()
    const busy = show(ready(pools), { more: { ...idle, isLoading: true } })
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-busy', 'true')
    busy.unmount()
    show(ready(pools), { more: { ...idle, hasFailed: true } })
    expect(screen.getByText('Could not load')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onLoad).toHaveBeenCalledTimes(2)
  })

  it('loads more from its last page, if its rows are paged all the same', async () => {
    const onLoad = vi.fn()
    show(ready(pools), { pageRows: 2, more: { isLoading: false, hasFailed: true, onLoad, isPaged: true } })
    expect(names()).toHaveLength(2)
    expect(screen.queryByText('Could not load')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('Could not load')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onLoad).toHaveBeenCalledOnce()
  })

  it('exports columns that it does not show', async () => {
    let saved: Blob | undefined
    URL.createObjectURL = (blob) => {
      saved = blob instanceof Blob ? blob : undefined
      return 'blob:pools'
    }
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    show(ready(pools.slice(0, 1)), { exportOnly: [{ id: 'id', header: 'Id', textOf: ({ name }) => `id of ${name}` }] })
    expect(screen.queryByText('Id')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(await saved?.text()).toBe('Pool,TVL,Id\r\nCRO,2,id of CRO\r\n')
  })

  it.each([
    ['CSV', "Pool,TVL\r\nCRO,2\r\n'=VVS,\r\nLION,10\r\n"],
    [
      'JSON',
      `${JSON.stringify(
        [
          { name: 'CRO', tvl: '2' },
          { name: '=VVS', tvl: '' },
          { name: 'LION', tvl: '10' },
        ],
        null,
        2,
      )}\n`,
    ],
  ])('exports every row in the order shown as %s, with no formula', async (format, text) => {
    let saved: Blob | undefined
    URL.createObjectURL = (blob) => {
      saved = blob instanceof Blob ? blob : undefined
      return 'blob:pools'
    }
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    show(ready(pools), { pageRows: 2, totals: [{ name: 'All', tvl: 1n }] })
    await userEvent.click(screen.getByRole('button', { name: `Export as ${format}` }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(await saved?.text()).toBe(text)
  })
})

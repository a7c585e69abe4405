import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { FinderPanel } from './FinderPanel'
import type { FinderSpec } from './finderSpec'
import { type TestPool, testFinder, testPool } from './testing/finder'
import { useFinder } from './useFinder'

const pools: readonly TestPool[] = [
  testPool('CRO-USDC', { isMine: true, tvl: new Decimal(1) }),
  testPool('LION-CRO', { dex: 'MM', tvl: new Decimal(2) }),
]
const bare: FinderSpec<TestPool, never, never> = { ...testFinder, sorts: {}, toggles: {}, selects: {} }

function Pools<Sort extends string, Toggle extends string>({
  spec,
}: {
  readonly spec: FinderSpec<TestPool, Sort, Toggle>
}) {
  const finder = useFinder(spec, pools)
  return (
    <FinderPanel finder={finder} emptyHelp="earn.find.noneFilters">
      <ul>
        {finder.shown.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </FinderPanel>
  )
}

const open = (path = '/pools', pools = <Pools spec={testFinder} />) =>
  render(
    <TestLanguage>
      <MemoryRouter initialEntries={[path]}>{pools}</MemoryRouter>
    </TestLanguage>,
  )
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('FinderPanel', () => {
  it('shows the list as the URL says', () => {
    open('/pools?sort=tvl')
    expect(shown()).toEqual(['LION-CRO', 'CRO-USDC'])
    expect(screen.getByRole('status')).toHaveTextContent('2 vaults')
  })

  it('sorts, filters and takes it all back', async () => {
    open()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'tvl.desc')
    expect(shown()).toEqual(['LION-CRO', 'CRO-USDC'])
    await userEvent.selectOptions(screen.getByLabelText('Protocol'), 'MM')
    expect(shown()).toEqual(['LION-CRO'])
    await userEvent.click(screen.getByRole('button', { name: 'My vaults' }))
    expect(shown()).toEqual([])
    expect(await screen.findByText('No vaults match these filters.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(shown()).toEqual(['CRO-USDC', 'LION-CRO'])
  })

  it('shows what filters hide, and keeps the search', async () => {
    open('/pools?q=lion&filter=mine')
    expect(screen.getByRole('status')).toHaveTextContent('1 match hidden by filters')
    await userEvent.click(screen.getByRole('button', { name: 'show' }))
    expect(shown()).toEqual(['LION-CRO'])
    expect(screen.getByRole('searchbox')).toHaveValue('lion')
  })

  it('asks about a slip, and searches for what was meant', async () => {
    open('/pools?q=lino')
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “LION”?' }))
    expect(shown()).toEqual(['LION-CRO'])
  })

  it('offers no orders, filters or choices where a list has none', () => {
    open('/pools', <Pools spec={bare} />)
    expect(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull()
  })

  it('has its filters in a sheet on a phone, and counts them', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia('all'), { matches: true }))
    open('/pools?filter=mine&dex=VVS')
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'My vaults', pressed: true }))
    await userEvent.selectOptions(sheet.getByLabelText('Protocol'), 'MM')
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    expect(shown()).toEqual(['LION-CRO'])
    vi.restoreAllMocks()
  })
})

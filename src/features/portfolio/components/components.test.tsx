import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { failed, readyGroup, testNft, testPosition } from '@/features/portfolio/testing/positions'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { totalOf } from '../model/total'
import { GroupSection } from './GroupSection'
import { TotalCard } from './TotalCard'

const show = (content: ReactNode) =>
  render(
    <TestLanguage>
      <MemoryRouter>{content}</MemoryRouter>
    </TestLanguage>,
  )
const nothing = () => undefined
const noFile = () => Promise.resolve({ name: '', text: '' })

describe('GroupSection', () => {
  it('shows a failed group with its own retry', async () => {
    const retry = vi.fn()
    show(<GroupSection group={{ id: 'locks', status: 'failed', retry }} />)
    await userEvent.click(
      within(screen.getByRole('region', { name: 'CRO locks' })).getByRole('button', { name: 'Retry' }),
    )
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says what a network lacks', () => {
    show(<GroupSection group={{ id: 'inscriptions', status: 'missing', parts: ['inscriptions'] }} />)
    expect(screen.getByText('Not available on this network')).toBeVisible()
  })

  it('shows amount, value, earned and a signed profit; a loss is a loss', async () => {
    const position = testPosition({
      path: '/compound/x',
      note: { kind: 'old' },
      earned: ready({ wei: 5n * 10n ** 17n, usd: new Decimal(1) }),
      profit: ready({ wei: -(10n ** 17n), usd: new Decimal('-0.2') }),
    })
    show(<GroupSection group={readyGroup('vaults', position)} />)
    await screen.findByRole('button', { name: '−$0.20' })
    const row = screen.getAllByRole('row')[1]
    expect(row).toHaveTextContent('Old version: move it')
    expect(screen.getByRole('link', { name: 'CRO-USDC LP' })).toHaveAttribute('href', '/compound/x')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1 CRO-USDC LP',
      '$2.00',
      '$1.00$1.00, 0.5 CRO-USDC LP',
      '−$0.20−$0.20, −0.1 CRO-USDC LP',
    ])
  })

  it('keeps the sign of a loss that is next to nothing', async () => {
    show(
      <GroupSection
        group={readyGroup('vaults', testPosition({ profit: ready({ wei: -1n, usd: new Decimal('-1e-18') }) }))}
      />,
    )
    expect(await screen.findByRole('button', { name: '−<$0.000001' })).toHaveAccessibleDescription(
      '−<$0.000001, −0.000000000000000001 CRO-USDC LP',
    )
  })

  it('says how shares count that came from somebody or went to somebody', () => {
    show(<GroupSection group={readyGroup('vaults', testPosition({ hasTransfers: true }))} />)
    expect(screen.getByText(/count at their value/)).toBeVisible()
  })

  it('says that a profit is unknown instead of guessing it', () => {
    show(<GroupSection group={readyGroup('vaults', testPosition({ profit: ready(undefined) }))} />)
    expect(screen.getByText('Unknown')).toBeVisible()
  })

  it('retries in the row what failed in it', async () => {
    const retry = vi.fn()
    show(<GroupSection group={readyGroup('lp', testPosition({ usd: failed(retry) }), testPosition({ id: 'b' }))} />)
    await userEvent.click(screen.getByRole('button', { name: /could not load/i }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('$2')
  })

  it('shows what is worth most, and all of a long list on demand', async () => {
    const positions = Array.from({ length: 9 }, (_, index) =>
      testPosition({ id: `p${index}`, name: `LP ${index}`, usd: ready(new Decimal(index)) }),
    )
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const { rerender } = show(<GroupSection group={readyGroup('lp', ...positions)} />)
    expect(shown()).toEqual(['LP 8', 'LP 7', 'LP 6', 'LP 5', 'LP 4', 'LP 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9', expanded: false }))
    expect(shown()).toHaveLength(9)
    // No row moves while prices do.
    const turned = positions.map((position, index) => ({ ...position, usd: ready(new Decimal(9 - index)) }))
    rerender(
      <TestLanguage>
        <MemoryRouter>
          <GroupSection group={readyGroup('lp', ...turned)} />
        </MemoryRouter>
      </TestLanguage>,
    )
    expect(shown()[0]).toBe('LP 8')
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
    expect(shown()).toHaveLength(6)
  })

  it('is sorted by worth, not by amounts of several tokens', async () => {
    const positions = [1, 3, 2].map((worth) =>
      testPosition({ id: `p${worth}`, name: `LP ${worth}`, usd: ready(new Decimal(worth)) }),
    )
    show(<GroupSection group={readyGroup('lp', ...positions)} />)
    await userEvent.click(screen.getByRole('button', { name: /^Value/ }))
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['LP 1', 'LP 2', 'LP 3'])
    expect(screen.getByRole('columnheader', { name: /Value/ })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort')
  })

  it('says how many are not listed', () => {
    show(<GroupSection group={{ id: 'locks', status: 'ready', positions: [testPosition()], hiddenCount: 12 }} />)
    expect(screen.getByText('12 more are not listed.')).toBeVisible()
  })
})

describe('TotalCard', () => {
  it('draws the shares, tells them to readers, and has them as a table', () => {
    const groups = [
      readyGroup('vaults', testPosition({ usd: ready(new Decimal(3)) })),
      readyGroup('lp', testPosition({ usd: ready(new Decimal(1)) })),
    ]
    show(<TotalCard total={totalOf(groups)} getFile={noFile} isSettled />)
    expect(screen.getByRole('img', { name: 'Allocation: Vaults 75 %, LP tokens 25 %' })).toBeVisible()
    expect(screen.getByTestId('portfolio-total')).toHaveTextContent('$4')
    expect(screen.getByRole('row', { name: /Vaults/ })).toHaveTextContent('75 %')
    expect(screen.queryByText('This total is partial')).toBeNull()
  })

  it('says that it is partial, and what has no price', () => {
    show(
      <TotalCard
        total={totalOf([
          readyGroup('nfts', testNft()),
          readyGroup('vaults', testPosition()),
          { id: 'locks', status: 'failed', retry: nothing },
        ])}
        getFile={noFile}
        isSettled
      />,
    )
    expect(screen.getByText('This total is partial')).toBeVisible()
    expect(screen.getByText('Excludes 1 position without a price')).toBeVisible()
  })

  it('exports only what is read', async () => {
    const getFile = vi.fn(() => Promise.reject(new Error('offline')))
    const { rerender } = show(<TotalCard total={LOADING} getFile={getFile} isSettled />)
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveAttribute('aria-disabled', 'true')
    rerender(
      <TestLanguage>
        <MemoryRouter>
          <TotalCard total={totalOf([])} getFile={getFile} isSettled={false} />
        </MemoryRouter>
      </TestLanguage>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export as JSON' }))
    expect(getFile).not.toHaveBeenCalled()
    rerender(
      <TestLanguage>
        <MemoryRouter>
          <TotalCard total={totalOf([])} getFile={getFile} isSettled />
        </MemoryRouter>
      </TestLanguage>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export as JSON' }))
    expect(getFile).toHaveBeenCalledExactlyOnceWith('json')
    expect(await screen.findByText('Could not export the table')).toBeVisible()
  })
})

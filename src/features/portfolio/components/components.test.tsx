import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import {
  failed,
  readyGroup,
  testClosed,
  testNft,
  testPosition,
  testStake,
} from '@/features/portfolio/testing/positions'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { netApy } from '../model/netApy'
import type { Group } from '../model/position'
import { missingFigures, totalOf } from '../model/total'
import { totalProfit } from '../model/totalProfit'
import { ClosedSection } from './ClosedSection'
import { GroupSection } from './GroupSection'
import { SummaryCard, type SummaryCardProps } from './SummaryCard'

const show = (content: ReactNode) =>
  render(
    <TestLanguage>
      <MemoryRouter>{content}</MemoryRouter>
    </TestLanguage>,
  )
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nothing = () => undefined
const section = (group: Group, isOwn = true) => <GroupSection group={group} account={ACCOUNT} isOwn={isOwn} />
const summary = (groups: readonly Group[], change: Partial<SummaryCardProps> = {}) => (
  <SummaryCard
    total={totalOf(groups)}
    profit={totalProfit(groups, undefined)}
    apy={netApy(groups)}
    missing={missingFigures(groups, undefined)}
    getFile={() => Promise.resolve({ name: '', text: '' })}
    isSettled
    {...change}
  />
)

describe('GroupSection', () => {
  it('shows a failed group with its own retry', async () => {
    const retry = vi.fn()
    show(section({ id: 'locks', status: 'failed', retry }))
    await userEvent.click(
      within(screen.getByRole('region', { name: 'CRO locks' })).getByRole('button', { name: 'Retry' }),
    )
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says what a network lacks', () => {
    show(section({ id: 'inscriptions', status: 'missing', parts: ['inscriptions'] }))
    expect(screen.getByText('Not available on this network')).toBeVisible()
  })

  it('shows amount, value, earned and a signed profit; a loss is a loss', async () => {
    const position = testPosition({
      path: '/compound/x',
      note: { kind: 'old' },
      earned: ready({ wei: 5n * 10n ** 17n, usd: new Decimal(1) }),
      profit: ready({ wei: -(10n ** 17n), usd: new Decimal('-0.2') }),
    })
    show(section(readyGroup('vaults', position)))
    await screen.findByRole('button', { name: '−$0.20' })
    const row = screen.getAllByRole('row')[1]
    expect(row).toHaveTextContent('Old version: move it')
    expect(screen.getByRole('link', { name: 'CRO-USDC LP' })).toHaveAttribute('href', '/compound/x')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1 CRO-USDC LP',
      '$2.00',
      '$1.00$1.00, 0.5 CRO-USDC LP',
      '−$0.20−$0.20, −0.1 CRO-USDC LP',
      expect.stringMatching(/^–/),
      '',
    ])
  })

  it('shows a stake with its rewards in dollars, in full in their token', async () => {
    show(section(readyGroup('farms', testStake({ path: '/farms?q=x', apy: ready(new Decimal('0.3')) }))))
    await screen.findByRole('button', { name: '$3.00' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Position',
      'Amount',
      'Value',
      'Unclaimed rewards',
      'APR',
    ])
    expect(screen.getByRole('link', { name: 'CRO-USDC LP' })).toHaveAttribute('href', '/farms?q=x')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1 CRO-USDC LP',
      '$2.00',
      '$3.00$3.00, 3 USDC',
      expect.stringMatching(/^30\.00/),
    ])
  })

  it('shows what is in play in a game, and what there is to collect', async () => {
    const winnings = ready({ wei: 5n * 10n ** 18n, usd: new Decimal('0.5'), symbol: 'CRO', decimals: 18 })
    show(section(readyGroup('games', { ...testNft(), symbol: 'tickets', amount: ready(12n), unclaimed: winnings })))
    await screen.findByRole('button', { name: '$0.50' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Position',
      'In play',
      'To claim',
    ])
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['12 tickets', '$0.50$0.50, 5 CRO'])
  })

  it('says why the automatic vault has nothing to collect', async () => {
    show(section(readyGroup('pools', testPosition())))
    await waitFor(() => expect(screen.getAllByRole('cell')[2]).toHaveTextContent(/^–.*reinvested automatically/))
    expect(screen.getByRole('columnheader', { name: 'APR or APY' })).toBeVisible()
  })

  it('keeps the sign of a loss that is next to nothing', async () => {
    show(section(readyGroup('vaults', testPosition({ profit: ready({ wei: -1n, usd: new Decimal('-1e-18') }) }))))
    expect(await screen.findByRole('button', { name: '−<$0.000001' })).toHaveAccessibleDescription(
      '−<$0.000001, −0.000000000000000001 CRO-USDC LP',
    )
  })

  it('says how shares count that came from somebody or went to somebody', () => {
    show(section(readyGroup('vaults', testPosition({ hasTransfers: true }))))
    expect(screen.getByText(/count at their value/)).toBeVisible()
  })

  it('says that a profit is unknown instead of guessing it', () => {
    show(section(readyGroup('vaults', testPosition({ profit: ready(undefined) }))))
    expect(screen.getByText('Unknown')).toBeVisible()
  })

  it('retries in the row what failed in it', async () => {
    const retry = vi.fn()
    show(section(readyGroup('lp', testPosition({ usd: failed(retry) }), testPosition({ id: 'b' }))))
    await userEvent.click(screen.getByRole('button', { name: /could not load/i }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('$2')
  })

  it('shows what is worth most, and all of a long list on demand', async () => {
    const positions = Array.from({ length: 9 }, (_, index) =>
      testPosition({ id: `p${index}`, name: `LP ${index}`, usd: ready(new Decimal(index)) }),
    )
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const { rerender } = show(section(readyGroup('lp', ...positions)))
    expect(shown()).toEqual(['LP 8', 'LP 7', 'LP 6', 'LP 5', 'LP 4', 'LP 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9', expanded: false }))
    expect(shown()).toHaveLength(9)
    // No row moves while prices do.
    const turned = positions.map((position, index) => ({ ...position, usd: ready(new Decimal(9 - index)) }))
    rerender(
      <TestLanguage>
        <MemoryRouter>{section(readyGroup('lp', ...turned))}</MemoryRouter>
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
    show(section(readyGroup('lp', ...positions)))
    await userEvent.click(screen.getByRole('button', { name: /^Value/ }))
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['LP 1', 'LP 2', 'LP 3'])
    expect(screen.getByRole('columnheader', { name: /Value/ })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort')
  })

  it('says how many are not listed', () => {
    show(section({ id: 'locks', status: 'ready', positions: [testPosition()], hiddenCount: 12, unreadCount: 0 }))
    expect(screen.getByText('12 more are not listed.')).toBeVisible()
  })
})

describe('the tokens of the wallet', () => {
  const usdc = testPosition({
    name: 'USDC',
    protocol: 'USD Coin',
    symbol: 'USDC',
    currency: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  })

  it('link to the swap, for their owner', () => {
    const { unmount } = show(section(readyGroup('tokens', usdc)))
    expect(screen.getByRole('link', { name: 'Swap USDC' })).toHaveAttribute(
      'href',
      '/swap?inputCurrency=0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    )
    unmount()
    show(section(readyGroup('tokens', usdc), false))
    expect(screen.queryByRole('link', { name: 'Swap USDC' })).toBeNull()
  })

  it('are listed without a price, and say so', () => {
    show(section(readyGroup('tokens', testPosition({ usd: ready(undefined) }))))
    expect(screen.getByText('No price')).toBeVisible()
  })

  it('say how many of a list could not be read', () => {
    show(section({ id: 'tokens', status: 'ready', positions: [], hiddenCount: 0, unreadCount: 2 }))
    expect(screen.getByText('2 listed tokens could not be read.')).toBeVisible()
  })
})

describe('SummaryCard', () => {
  const vault = testPosition({
    usd: ready(new Decimal(3)),
    profit: ready({ wei: 3n, usd: new Decimal('1.5') }),
    pending: ready({ wei: 1n, usd: new Decimal('0.5') }),
    apy: ready(new Decimal('0.0842')),
  })

  it('has the total, the profit and the rate, and what they are made of', () => {
    show(summary([readyGroup('vaults', vault), readyGroup('lp', testPosition({ usd: ready(new Decimal(1)) }))]))
    expect(screen.getByTestId('portfolio-total')).toHaveTextContent('$4')
    expect(screen.getByTestId('portfolio-profit')).toHaveTextContent('+$1.50')
    expect(screen.getByTestId('portfolio-apy')).toHaveTextContent('8.42 %')
    expect(screen.getByText('On $3.00 in 1 earning position')).toBeVisible()
    expect(screen.getByText('Open positions').nextSibling).toHaveTextContent('+$1.00')
    expect(screen.getByText('Pending rewards').nextSibling).toHaveTextContent('+$0.50')
    expect(screen.queryByText('Closed positions')).toBeNull()
    expect(screen.getByText(/^Not counted:/)).toBeVisible()
  })

  it('explains the rate', async () => {
    show(summary([readyGroup('vaults', vault)]))
    await userEvent.click(screen.getByRole('button', { name: 'Help: Net APY' }))
    expect(await screen.findByText(/divided by the total value/)).toBeVisible()
  })

  it('draws the shares, tells them to readers, and has them as a table', () => {
    show(summary([readyGroup('vaults', vault), readyGroup('lp', testPosition({ usd: ready(new Decimal(1)) }))]))
    expect(screen.getByRole('img', { name: 'Allocation: Vaults 75 %, LP tokens 25 %' })).toBeVisible()
    expect(screen.getByRole('row', { name: /Vaults/ })).toHaveTextContent('75 %')
    expect(screen.queryByText('This total is partial')).toBeNull()
  })

  it('says that it is partial, which part is missing, and reads that again', async () => {
    const retry = vi.fn()
    show(
      summary([
        readyGroup('nfts', testNft()),
        readyGroup('vaults', testPosition()),
        { id: 'locks', status: 'failed', retry },
      ]),
    )
    expect(screen.getByText('This total is partial')).toBeVisible()
    expect(screen.getByText(/^Could not load: CRO locks\./)).toBeVisible()
    expect(screen.getByText('Excludes 1 position without a price')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says that only a profit is missing from a whole total', () => {
    show(summary([readyGroup('vaults', { ...vault, profit: failed() })]))
    expect(screen.getByText('Some figures could not be loaded')).toBeVisible()
    expect(screen.queryByText('This total is partial')).toBeNull()
  })

  it('never shows what could not be read as 0', () => {
    show(summary([{ id: 'vaults', status: 'failed', retry: nothing }]))
    for (const figure of ['total', 'profit', 'apy'])
      expect(screen.getByTestId(`portfolio-${figure}`)).not.toHaveTextContent('0')
  })

  it('says that some positions are not listed', () => {
    show(summary([{ id: 'locks', status: 'ready', positions: [testPosition()], hiddenCount: 3, unreadCount: 0 }]))
    expect(screen.getByText("Some positions aren't listed, so the total may be higher.")).toBeVisible()
  })

  it('exports only what is read', async () => {
    const getFile = vi.fn(() => Promise.reject(new Error('offline')))
    const { rerender } = show(summary([], { getFile, total: LOADING }))
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveAttribute('aria-disabled', 'true')
    const showAgain = (content: ReactNode) =>
      rerender(
        <TestLanguage>
          <MemoryRouter>{content}</MemoryRouter>
        </TestLanguage>,
      )
    showAgain(summary([], { getFile, isSettled: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Export as JSON' }))
    expect(getFile).not.toHaveBeenCalled()
    showAgain(summary([], { getFile }))
    await userEvent.click(screen.getByRole('button', { name: 'Export as JSON' }))
    expect(getFile).toHaveBeenCalledExactlyOnceWith('json')
    expect(await screen.findByText('Could not export the table')).toBeVisible()
  })
})

describe('ClosedSection', () => {
  const closed = (...positions: Parameters<typeof testClosed>[0][]) =>
    ready({ positions: positions.map((change) => testClosed(change)), cut: undefined })

  it('has what went in and out, and the profit', () => {
    show(<ClosedSection closed={closed({ path: '/compound/x' })} account={ACCOUNT} />)
    expect(screen.getByRole('link', { name: 'CRO-USDT LP' })).toHaveAttribute('href', '/compound/x')
    const texts = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(texts[1]).toBe('5 CRO-USDT LP')
    expect(texts[2]).toBe('6 CRO-USDT LP')
    expect(texts[3]).toMatch(/^\+\$2\.00/)
    expect(screen.getByRole('button', { name: 'History of CRO-USDT LP', expanded: false })).toBeVisible()
  })

  it('says what the node does not know', () => {
    const known = closed({ isWhole: false, profit: ready(undefined) })
    show(
      <ClosedSection
        closed={'value' in known ? ready({ ...known.value, cut: { block: 7, timeSec: 1_738_324_800 } }) : known}
        account={ACCOUNT}
      />,
    )
    expect(screen.getByText('Unknown')).toBeVisible()
    expect(screen.getByText(/^The node has no events before Jan 31, 2025/)).toBeVisible()
  })

  it('says that there are none, or that they could not be read', async () => {
    const { unmount } = show(<ClosedSection closed={closed()} account={ACCOUNT} />)
    expect(screen.getByText('No closed positions.')).toBeVisible()
    unmount()
    const retry = vi.fn()
    show(<ClosedSection closed={failed(retry)} account={ACCOUNT} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

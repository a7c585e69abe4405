import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { HistoryCut } from '@/domain/vault/history/historyCut'
import { blockPace } from '@/domain/vault/model/blockPace'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { FigureView } from '@/lib/figureView'
import { LOADING } from '@/lib/loadable'
import type { RiskView } from '../model/riskView'
import type { YieldView } from '../model/yieldView'
import { AssetLink } from './AssetLink'
import { HistoryCard } from './HistoryCard'
import { LendingHistoryCard } from './LendingHistoryCard'
import { ProfitFacts } from './ProfitFacts'
import { ProjectionTable } from './ProjectionTable'
import { RiskCard } from './RiskCard'
import { YieldCard } from './YieldCard'

const figure = (text: string): FigureView => ({ status: 'ready', text, full: `${text} in full` })
const nothing = () => undefined
const show = (card: ReactNode) =>
  render(
    <TestLanguage>
      <MemoryRouter>{card}</MemoryRouter>
    </TestLanguage>,
  )

describe('YieldCard', () => {
  const view: YieldView = {
    lines: [
      { name: 'farm', rewardToken: 'VVS', rate: figure('30') },
      { name: 'performanceFee', rewardToken: undefined, rate: figure('-6') },
    ],
    arc: [
      { mark: 1, from: 0, to: 0.8, isTaken: false },
      { mark: 2, from: 0.8, to: 1, isTaken: true },
    ],
    apy: figure('24'),
    isApr: false,
    firstYear: figure('23.9'),
    fees: { deposit: figure('0.1'), performance: figure('20') },
  }
  const props = { view, prices: [], pace: undefined, isPair: true, age: undefined }

  it('has each part on the dial and in the table, and what it was counted with', () => {
    show(
      <YieldCard
        {...props}
        pace={blockPace(2)}
        prices={[{ name: 'VVS', by: 'router', quote: 'DAI', price: figure('$0.1') }]}
      />,
    )
    const dial = screen.getByRole('img', { name: /parts of the yield/ })
    expect(dial.querySelectorAll('text')).toHaveLength(2)
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^1VVS rewards, APR/),
        expect.stringMatching(/^2Performance fee/),
        expect.stringMatching(/^APY/),
        expect.stringMatching(/^First year/),
      ]),
    )
    expect(screen.getByText('(exchange price in DAI)')).toBeVisible()
    expect(screen.getByText("Based on this network's block time of 2 s.")).toBeVisible()
    expect(screen.getByText(/Trading fees of the pair are not included/)).toBeVisible()
  })

  it('draws no dial for what earns nothing, and says nothing of fees before there is a vault', () => {
    show(
      <YieldCard
        {...props}
        isPair={false}
        view={{ ...view, lines: [], arc: [], firstYear: undefined, fees: undefined }}
      />,
    )
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('Deposit fee')).toBeNull()
    expect(screen.queryByText(/Trading fees/)).toBeNull()
  })

  it('reads again what failed', async () => {
    const retry = vi.fn()
    show(<YieldCard {...props} view={{ ...view, apy: { status: 'failed', retry } }} />)
    await userEvent.click(screen.getByRole('button', { name: /could not load/i }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('RiskCard', () => {
  const calm: RiskView = { isHighRisk: false, ended: undefined, utilization: undefined }
  const utilization = { rate: figure('95'), share: 0.95, cash: figure('7'), level: 'high' } as const

  it('says what the owner can do, and what not', () => {
    show(<RiskCard view={calm} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByText('High risk')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says that and why it has ended, and what is risky', () => {
    show(<RiskCard view={{ ...calm, isHighRisk: true, ended: { reason: 'source' } }} />)
    expect(screen.getByText('High risk')).toBeVisible()
    expect(screen.getByText(/Its source of yield no longer pays/)).toBeVisible()
  })

  it.each([
    ['high', 'Most of the market is lent out'],
    ['short', 'Less than your balance is available'],
    ['full', 'Utilization is 100%: no withdrawals are possible now'],
  ] as const)('meters a market: %s', (level, warning) => {
    show(<RiskCard view={{ ...calm, utilization: { ...utilization, level } }} />)
    expect(screen.getByRole('progressbar', { name: 'Utilization' })).toHaveAttribute('value', '0.95')
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('shows a market that could not be read as that', () => {
    const failed = { status: 'failed', retry: nothing } as const
    show(
      <RiskCard
        view={{
          ...calm,
          utilization: { rate: failed, share: undefined, cash: failed, level: 'calm' },
        }}
      />,
    )
    expect(screen.getAllByRole('button', { name: /could not load/i })).toHaveLength(2)
  })
})

describe('ProjectionTable', () => {
  const tonic = { symbol: 'TONIC', gain: figure('14'), usd: figure('$3') }
  const lines = [
    { days: 1, gain: figure('0.1'), usd: figure('$2'), extras: [tonic] },
    { days: 365, gain: figure('40'), usd: { status: 'unpriced' }, extras: [] },
  ] as const

  it('says what a day and a year would bring, each token on its own line', () => {
    show(<ProjectionTable view={{ lines }} asset="CRO" />)
    const table = screen.getByRole('table', { name: 'Projected earnings at current rates' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Period', 'CRO', 'Value'])
    expect(within(screen.getByTestId('projection-1')).getByText('0.1')).toBeVisible()
    expect(screen.getByRole('row', { name: /^In 1 year/ })).toHaveTextContent(/^In 1 year40/)
    expect(screen.getByRole('row', { name: /^TONIC, paid separately/ })).toHaveTextContent(/14.*\$3/)
  })
})

describe('ProfitFacts', () => {
  it('says since when, and never a number that is not known', () => {
    show(
      <ProfitFacts
        view={{
          netDeposit: figure('2'),
          profit: { status: 'unpriced' },
          parts: undefined,
          sinceSec: 0,
          note: 'partial',
          cut: { block: 1_234, timeSec: 0 },
        }}
      />,
    )
    expect(screen.getByText(/^Profit since .*19(69|70)/)).toBeVisible()
    expect(screen.getByTestId('position-profit')).toHaveTextContent('Unknown')
    expect(screen.getByTestId('position-netDeposit')).toHaveTextContent('2')
    expect(screen.getByText(/returned only recent events/)).toHaveTextContent(
      /no events before block 1,234 \(.*19(69|70).*\)/,
    )
  })
})

/** Nothing is scrolled to here, so the code of drawings is not fetched. */
function stubScrolling(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
}

describe('HistoryCard', () => {
  it('says since when there are events where the node keeps older ones back', () => {
    stubScrolling()
    const card = (cut: HistoryCut | undefined) => (
      <HistoryCard
        asset="USDC"
        history={LOADING}
        charts={{ price: [], liquidity: [] }}
        cut={cut}
        forecast={{ status: 'loading' }}
        realised={undefined}
        nowSec={0}
      />
    )
    show(card({ block: 1_234, timeSec: 0 }))
    expect(screen.getByText(/no events before block 1,234 \(.*19(69|70).*\)/)).toBeVisible()
    cleanup()
    show(card(undefined))
    expect(screen.queryByText(/no events before/)).toBeNull()
  })

  it('shows what a share earned, and never 0 where the history is too short', () => {
    const sinceSec = 1_793_707_200
    const realised = {
      week: { rate: new Decimal('0.1234'), sinceSec: undefined },
      month: undefined,
      quarter: { rate: new Decimal('-0.0525'), sinceSec },
    }
    const forecast = { status: 'ready', text: '15.00', full: '15.00 %', unit: '%' } as const
    show(
      <HistoryCard
        asset="USDC"
        history={LOADING}
        charts={undefined}
        cut={undefined}
        forecast={forecast}
        realised={realised}
        nowSec={0}
      />,
    )
    expect(screen.getByText('APY now').nextSibling).toHaveTextContent('15.00 %')
    expect(screen.getByText('Realized APY, 7 days').nextSibling).toHaveTextContent('12.34 %')
    expect(screen.getByText('Realized APY, 30 days').nextSibling).toHaveTextContent('Not enough history yet')
    expect(screen.getByText('Realized APY, 90 days').nextSibling).toHaveTextContent('−5.25 % since Nov 3')
  })
})

describe('LendingHistoryCard', () => {
  const at = (timeSec: number, value: number) => ({ timeSec, value, text: `${value} %` })
  const charts = { utilization: [at(1, 70), at(2, 75)], apr: [at(1, 4), at(2, 5)] }
  const props = { history: LOADING, charts, cut: undefined, isPerBlock: false, nowSec: 3 }

  it('draws both, and gives each as a table', async () => {
    stubScrolling()
    show(<LendingHistoryCard {...props} />)
    expect(screen.getByRole('img', { name: 'Utilization over time: from 70 % to 75 %' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Supply APR over time: from 4 % to 5 %' })).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: 'Show as a table' })) await userEvent.click(button)
    const table = screen.getByRole('table', { name: 'Supply APR over time' })
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['5 %', '4 %'])
    expect(screen.getByRole('table', { name: 'Utilization over time' })).toBeVisible()
  })

  it('says that the APY assumes less, only for rates per block', () => {
    stubScrolling()
    show(<LendingHistoryCard {...props} />)
    expect(screen.queryByText(/2% lower/)).toBeNull()
    cleanup()
    show(<LendingHistoryCard {...props} isPerBlock />)
    expect(screen.getByText(/2% lower/)).toBeVisible()
  })

  it('says what is missing, and draws nothing if the events cannot be read', async () => {
    stubScrolling()
    show(<LendingHistoryCard {...props} cut={{ block: 1_234, timeSec: 0 }} />)
    expect(screen.getByText(/no events before block 1,234/)).toBeVisible()
    cleanup()
    const retry = vi.fn()
    show(<LendingHistoryCard {...props} history={{ status: 'failed', retry }} charts={undefined} />)
    expect(screen.getByText(/Could not load the lending market's events/)).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('AssetLink', () => {
  it('opens another site beside this one', () => {
    show(
      <>
        <AssetLink to="/zap">here</AssetLink>
        <AssetLink to="https://mm.finance/add">there</AssetLink>
      </>,
    )
    expect(screen.getByRole('link', { name: 'here' })).not.toHaveAttribute('target')
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('target', '_blank')
  })
})

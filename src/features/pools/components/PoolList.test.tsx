import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { E18, manualPool, testOwn, testPoolReads, testStakingPool, testTerms } from '@/domain/farm/testing/pools'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { type PoolContext, poolRow } from '../model/poolView'
import { PoolList, type PoolListProps } from './PoolList'

type Row = ReturnType<typeof poolRow>

const failed = { status: 'failed', retry: () => undefined } as const
const context: PoolContext = { block: 60, blocksPerYear: new Decimal(1_000), locale: 'en-US' }
const endless = testPoolReads({ terms: ready({ rewardPerBlock: 800_000n, totalStaked: 1_000n * E18 }) })
const rows: readonly Row[] = [
  poolRow(testStakingPool(), endless, context),
  poolRow(
    manualPool,
    testPoolReads({
      terms: ready({ rewardPerBlock: 8n * 10n ** 17n, totalStaked: 1_000n * E18 }),
      own: testOwn({ pending: failed }),
    }),
    context,
  ),
]

function show(change: Partial<PoolListProps<Row>> = {}) {
  const node = (method: string) => {
    if (method === 'eth_getBlockNumber' || method === 'eth_blockNumber') return '0x3c'
    if (method === 'eth_getBlockByNumber') return { number: '0x3c', timestamp: '0x67b6d400' }
    throw new Error('no answer')
  }
  return render(
    <TestStore node={node}>
      <TestLanguage>
        <PoolList
          label="Live pools"
          rows={ready(rows)}
          view="table"
          detailsOf={({ view }) => `Forms of ${view.id}`}
          {...change}
        />
      </TestLanguage>
    </TestStore>,
  )
}

describe('PoolList', () => {
  it('opens a row to its forms', async () => {
    show()
    const details = screen.getByRole('button', { name: 'Details of Earn USDC with DIAL' })
    expect(details).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(details)
    expect(screen.getByText('Forms of 1')).toBeVisible()
    expect(screen.queryByText('Forms of 0')).toBeNull()
  })

  it('shows a failed reward in its own cell only', () => {
    show()
    const manual = screen.getByRole('row', { name: /Manual DIAL/ })
    expect(within(manual).getByRole('button', { name: 'Could not load. Retry' })).toBeVisible()
    expect(manual).toHaveTextContent('40.00')
    const other = screen.getByRole('row', { name: /Earn USDC/ })
    expect(within(other).queryByRole('button', { name: /Could not load/ })).toBeNull()
  })

  it('says what state a pool is in', async () => {
    const soon = poolRow(testStakingPool(), testPoolReads({ terms: ready(testTerms({ startBlock: 65n })) }), context)
    show({ rows: ready([soon]) })
    expect(screen.getByText('Coming soon')).toBeVisible()
    expect(await screen.findByText(/^Starts in 5 blocks/)).toBeVisible()
    expect(screen.getByRole('row', { name: /Earn USDC/ })).toHaveTextContent('–')
  })

  it('has cards with the same figures and forms', async () => {
    show({ view: 'cards' })
    const cards = within(screen.getByRole('list', { name: 'Live pools' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(cards[0]).toHaveTextContent('40.00')
    await userEvent.click(screen.getByRole('button', { name: 'Details of Manual DIAL' }))
    expect(screen.getByText('Forms of 0')).toBeVisible()
  })

  it('has a dash in place of figures of an account where none is connected', () => {
    show({ rows: ready([poolRow(testStakingPool(), { ...endless, own: undefined }, context)]) })
    expect(screen.getAllByText('Connect your wallet to see it')).toHaveLength(2)
  })

  it('says that there is no pool, and nothing while they load', () => {
    const { unmount } = show({ rows: ready([]) })
    expect(screen.getByText('No pool found')).toBeVisible()
    unmount()
    show({ rows: LOADING })
    expect(screen.queryByText('No pool found')).toBeNull()
  })
})

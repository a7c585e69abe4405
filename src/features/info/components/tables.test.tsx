import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import type { TableState } from '@/widgets/table/tableState'
import type { FigureCurrency } from '../model/worth'
import { testPool, testToken, testTransaction, UNKNOWN, worth } from '../testing/info'
import { PoolTable } from './PoolTable'
import { TokenTable } from './TokenTable'
import { TransactionTable } from './TransactionTable'

const silent = () => {
  throw new Error('no answer')
}

function Table({
  of: draw,
}: {
  readonly of: (query: TableState & { change: (next: TableState) => void }) => ReactNode
}) {
  const [state, setState] = useState<TableState>({ order: undefined, page: 0 })
  return draw({ ...state, change: setState })
}

const show = (draw: Parameters<typeof Table>[0]['of']) =>
  render(
    <TestLanguage>
      <TestStore node={silent}>
        <MemoryRouter>
          <Table of={draw} />
        </MemoryRouter>
      </TestStore>
    </TestLanguage>,
  )

const parts = { caption: 'List', pageRows: 10, empty: 'Nothing', exportName: 'list' } as const
const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const row = (index: number) => screen.getAllByRole('row')[index + 1]!

describe('the table of tokens', () => {
  const rows = [
    testToken('FAKE', '1', { doubts: ['thin'], liquidity: worth(1e15) }),
    testToken('LOW', '2', { volume24h: worth(5) }),
    testToken('NEW', '3', { volume24h: UNKNOWN, priceChange: UNKNOWN }),
    testToken('TOP', '4', { volume24h: worth(50) }),
  ]
  const showTokens = (currency: FigureCurrency = 'usd') =>
    show((query) => <TokenTable {...parts} rows={ready(rows)} currency={currency} query={query} />)

  it('never ranks a token whose figures are doubted, and says why', async () => {
    showTokens()
    const [fake] = screen.getAllByRole('row').slice(1)
    expect(fake).toHaveTextContent('Unverified')
    expect(fake).toHaveTextContent('Too little liquidity for a reliable price.')
    expect(fake).not.toHaveTextContent('$')
    await userEvent.click(screen.getByRole('button', { name: 'Liquidity' }))
    expect(names().at(-1)).toBe('FAKE')
    await userEvent.click(screen.getByRole('button', { name: 'Liquidity' }))
    expect(names().at(-1)).toBe('FAKE')
  })

  it('sorts the highest first, and what is not known last, as a dash', async () => {
    showTokens()
    await userEvent.click(screen.getByRole('button', { name: 'Volume 24H' }))
    expect(names().slice(0, 2)).toEqual(['TOP', 'LOW'])
    const unknown = screen.getByRole('row', { name: /NEW/ })
    expect(within(unknown).getAllByText('Unknown')).toHaveLength(1)
    expect(within(unknown).getByText('Change unknown')).toBeInTheDocument()
    expect(unknown).not.toHaveTextContent('$0')
  })

  it('shows figures and changes in the chosen currency', () => {
    showTokens('cro')
    expect(row(1)).toHaveTextContent('20 CRO')
    expect(row(1)).toHaveTextContent('−1 %')
  })

  it('stars a token', async () => {
    showTokens()
    await userEvent.click(screen.getByRole('button', { name: 'Watch TOP', pressed: false }))
    expect(screen.getByRole('button', { name: 'Watch TOP', pressed: true })).toBeVisible()
  })

  it('tells a token with the symbol of a listed one from it', () => {
    const { USDC } = getDeployment().tokens
    const both = [testToken('USDC', '1'), testToken('USDC', '2', { address: USDC?.address ?? addressOf('2') })]
    show((query) => <TokenTable {...parts} rows={ready(both)} currency="usd" query={query} />)
    expect(row(0)).toHaveTextContent('0x1111...1111')
    expect(row(0)).toHaveTextContent('Not the listed USDC')
    expect(row(1)).not.toHaveTextContent(/0x|Not the listed/)
  })

  it('leads to the page of a token', () => {
    showTokens()
    expect(screen.getByRole('link', { name: 'TOP' })).toHaveAttribute('href', `/info/token/${addressOf('4')}`)
  })
})

describe('the table of pools', () => {
  it('has volume, fees, their APR and liquidity', () => {
    show((query) => <PoolTable {...parts} rows={ready([testPool('1')])} currency="usd" query={query} />)
    expect(screen.getByRole('link', { name: 'CRO/USDC' })).toHaveAttribute('href', `/info/pool/${addressOf('1')}`)
    const cells = within(row(0))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 5)).toEqual([
      '$100.00',
      '$700.00',
      expect.stringMatching(/^\$0\.30/),
      expect.stringMatching(/^10\.95/),
      '$1,000.00',
    ])
  })
})

describe('the table of transactions', () => {
  const showRows = (more?: Parameters<typeof TransactionTable>[0]['more']) =>
    show((query) => (
      <TransactionTable
        caption="Transactions"
        rows={ready([
          testTransaction('1', { total: UNKNOWN, account: undefined }),
          testTransaction('2', { kind: 'add', total: worth(9), amount0: new Decimal('1234.5678901') }),
          testTransaction('3', { kind: 'remove', sells0: false, total: worth(5) }),
        ])}
        more={more}
        currency="usd"
        query={query}
        exportName="transactions"
      />
    ))

  it('says what was done, and leads to the explorer and to the account', () => {
    showRows()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toContainEqual(['Swap CRO for USDC', expect.stringMatching(`/tx/0x${'ab'.repeat(32)}$`)])
    expect(links).toContainEqual(['Add CRO and USDC', expect.anything()])
    expect(links).toContainEqual(['Remove CRO and USDC', expect.anything()])
    expect(links).toContainEqual(['0xaaaa...aaaa', `/info?account=${addressOf('a')}`])
    expect(within(row(0)).getByText('Unknown')).toBeInTheDocument()
    expect(within(row(0)).getByText('Not indexed')).toBeInTheDocument()
  })

  it('sorts by value, and exports every digit with hash and pool', async () => {
    let saved: Blob | undefined
    URL.createObjectURL = (blob) => {
      saved = blob instanceof Blob ? blob : undefined
      return 'blob:transactions'
    }
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    showRows()
    await userEvent.click(screen.getByRole('button', { name: 'Total value' }))
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    const [head, ...lines] = (await saved?.text())?.trim().split('\r\n') ?? []
    expect(head).toBe('Action,Total value,Token amount,Token amount (2),Account,Time,Transaction hash,Pool')
    expect(lines.map((line) => line.split(',').slice(0, 4).join())).toEqual([
      'Add CRO and USDC,9,1234.5678901 CRO,2 USDC',
      'Remove CRO and USDC,5,20 CRO,2 USDC',
      'Swap CRO for USDC,,20 CRO,2 USDC',
    ])
    expect(lines[0]).toContain(`0x${'ab'.repeat(32)},${addressOf('e')}`)
  })

  it('loads older ones from its last page', async () => {
    const onLoad = vi.fn()
    showRows({ isLoading: false, hasFailed: false, onLoad })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onLoad).toHaveBeenCalledOnce()
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { gainOfRate } from '@/lib/roi'
import { type RoiTerms, roiLine } from './roiLines'
import { StakeCard, type StakeCardProps } from './StakeCard'
import { StakePosition } from './StakePosition'

const show = (part: ReactNode) => render(<TestLanguage>{part}</TestLanguage>)
const settled = () => Promise.resolve()
const nothing = () => undefined

const terms: RoiTerms = {
  symbol: 'USDC',
  decimals: 6,
  gain: (days, every) => gainOfRate(new Decimal('0.365').div(365), days, every),
  isCompounding: true,
  feeOf: () => 0n,
  price: ready(new Decimal(2)),
}

describe('StakeCard', () => {
  const props: StakeCardProps = {
    testId: 'stake',
    title: 'Stake',
    amountLabel: 'Amount to stake',
    symbol: 'USDC',
    typed: '9',
    onType: nothing,
    worth: undefined,
    balance: undefined,
    form: { status: 'invalid', text: { key: 'vault.withdraw.insufficient' } },
    onSubmit: settled,
  }

  it('says what is wrong at the field, and offers parts of the balance by keyboard', async () => {
    const onPercent = vi.fn()
    show(<StakeCard {...props} onPercent={onPercent} />)
    expect(screen.getByLabelText('Amount to stake')).toHaveAccessibleDescription('More than your balance in the vault')
    const parts = within(screen.getByRole('group', { name: 'Part of your balance' }))
    await userEvent.tab()
    await userEvent.tab()
    expect(parts.getByRole('button', { name: '25 %' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(parts.getByRole('button', { name: 'Max' }))
    expect(onPercent.mock.calls).toEqual([[25], [100]])
  })

  it('shows the value below the amount, and keeps its line free while it is unknown', () => {
    const line = () => screen.getByLabelText('Amount to stake').parentElement?.lastElementChild
    show(<StakeCard {...props} worth="≈ $18" />)
    expect(line()).toHaveTextContent('≈ $18')
    cleanup()
    show(<StakeCard {...props} />)
    expect(line()).toBeEmptyDOMElement()
    expect(line()?.tagName).toBe('SPAN')
    expect(line()).not.toHaveTextContent('USDC')
  })

  it('offers parts but not all where all is another act, and none where there is nothing', () => {
    const { rerender } = show(<StakeCard {...props} onPercent={nothing} hasMax={false} />)
    expect(screen.getByRole('button', { name: '75 %' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
    rerender(
      <TestLanguage>
        <StakeCard {...props} />
      </TestLanguage>,
    )
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('StakePosition', () => {
  it('has a button for each thing that can be done with the rewards', () => {
    const form = (key: string) => ({ status: 'empty', text: { key } }) as const
    show(
      <StakePosition
        testId="position"
        title="Your stake"
        acts={[
          { id: 'harvest', form: form('vault.withdraw'), note: 'Paid to your wallet.' },
          { id: 'compound', form: form('vault.compound') },
        ]}
        onSubmit={settled}
      >
        12 USDC
      </StakePosition>,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw', 'Compound'])
    expect(screen.getByText('Paid to your wallet.')).toBeVisible()
  })
})

describe('roiLine', () => {
  const line = (change: Partial<RoiTerms>, amountWei = 1_000_000_000n) =>
    roiLine({ ...terms, ...change }, { amountWei, days: 1, every: 1 }, 'en-US')

  it('counts in the token, in dollars and of the amount', () => {
    expect(line({})).toMatchObject({ gain: { text: '1' }, usd: { text: '$2.00' }, rate: { text: '0.1' } })
  })

  it('takes a fee first, and says nothing in dollars without a price', () => {
    const withFee = line({ feeOf: (wei) => wei / 100n, price: ready(undefined) })
    expect(withFee.gain.text).toMatch(/^.9\.01$/)
    expect(withFee.usd).toEqual({ status: 'unpriced' })
    expect(line({ price: LOADING }).usd).toEqual({ status: 'loading' })
    expect(line({}, 0n)).toMatchObject({ gain: { text: '0' }, rate: { text: '0' } })
  })
})

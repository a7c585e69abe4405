import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { autoCompoundGain } from '@/lib/autoCompound'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { gainOfRate } from '@/lib/roi'
import { neverInView } from '@/widgets/chart/testing/neverInView'
import { RoiButton } from './RoiButton'
import type { RoiTerms } from './roiLines'

const PER_DAY = new Decimal('0.001')

const terms: RoiTerms = {
  symbol: 'USDC',
  decimals: 6,
  gain: (days, every) => gainOfRate(PER_DAY, days, every),
  isCompounding: true,
  feeOf: () => 0n,
  price: ready(new Decimal(2)),
}

async function open(change: Partial<RoiTerms> = {}, amount = '1000') {
  render(
    <TestLanguage>
      <RoiButton terms={{ ...terms, ...change }} amount={amount} />
    </TestLanguage>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'ROI calculator' }))
  return screen.findByLabelText('Amount')
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const result = () => screen.getByTestId('roi-result')
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

beforeEach(neverInView)

describe('the ROI calculator', () => {
  it('starts with the typed amount, and projects it by days and compounding', async () => {
    expect(await open()).toHaveValue('1000')
    expect(screen.getByText('Earned in 365 days')).toBeVisible()
    // 1,000 · (1.001^365 − 1)
    expect(result()).toHaveTextContent('440.251')
    await userEvent.selectOptions(screen.getByLabelText('Compounded'), 'Never')
    expect(result()).toHaveTextContent(/^365 USDC$/)
    expect(screen.getByText(/Simple interest/)).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Days'))
    await userEvent.type(screen.getByLabelText('Days'), '10')
    expect(result()).toHaveTextContent(/^10 USDC$/)
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '1 day',
      '7 days',
      '14 days',
      '30 days',
      '365 days',
      '1,825 days',
    ])
  })

  it('does not ask how often what cannot be compounded is, and calculates ten years at most', async () => {
    await open({ isCompounding: false })
    const days = screen.getByLabelText('Days')
    expect(screen.queryByLabelText('Compounded')).toBeNull()
    await userEvent.type(days, '000000')
    expect(days).toHaveAccessibleDescription('The maximum is 3650 days.')
    expect(screen.getByText('Earned in 3,650 days')).toBeVisible()
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so if the rewards are paid in another token', async () => {
    await open({ paidIn: 'DIAL' })
    expect(screen.getByText(/Rewards are paid in DIAL. Amounts in USDC/)).toBeVisible()
  })

  it('has the usual periods at the keyboard, beside any number of days', async () => {
    await open()
    const periods = within(screen.getByRole('group', { name: 'Staked for' }))
    expect(periods.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1D',
      '7D',
      '14D',
      '30D',
      '1Y',
      '5Y',
    ])
    expect(button('1Y')).toHaveAttribute('aria-pressed', 'true')
    button('7D').focus()
    await userEvent.tab()
    expect(button('14D')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByLabelText('Days')).toHaveValue('14')
    // 1,000 · (1.001^14 − 1)
    expect(result()).toHaveTextContent('14.0914')
    await userEvent.type(screen.getByLabelText('Days'), '0')
    expect(periods.queryByRole('button', { pressed: true })).toBeNull()
  })
})

describe('the amount', () => {
  it('is in the token or in dollars, and stays the same when switched', async () => {
    const amount = await open({}, '1000.123456')
    await press('USD')
    expect(amount).toHaveValue('2000.25')
    await press('USDC')
    expect(amount).toHaveValue('1000.123456')
    await press('USD')
    await userEvent.clear(amount)
    await userEvent.type(amount, '10')
    // 5 USDC · (1.001^365 − 1)
    expect(result()).toHaveTextContent('2.20126')
    await press('USDC')
    expect(amount).toHaveValue('5')
  })

  it('is $1,000 without an amount in the form', async () => {
    expect(await open({}, '')).toHaveValue('1000')
    expect(button('USD')).toHaveAttribute('aria-pressed', 'true')
    expect(result()).toHaveTextContent('220.126')
  })

  it('is a preset or the balance at a press', async () => {
    const amount = await open({ balanceWei: 12_345_678n })
    await press('$100')
    expect(amount).toHaveValue('50')
    await press('$1,000')
    expect(amount).toHaveValue('500')
    button('My balance').focus()
    await userEvent.keyboard(' ')
    expect(amount).toHaveValue('12.345678')
  })

  it('has no balance to fill in where there is none', async () => {
    await open({ balanceWei: 0n })
    expect(screen.queryByRole('button', { name: 'My balance' })).toBeNull()
  })

  it.each<[string, RoiTerms['price']]>([
    ['unknown', LOADING],
    ['missing', ready(undefined)],
    ['0', ready(new Decimal(0))],
  ])('can only be tokens where the price is %s', async (_name, price) => {
    const amount = await open({ price }, '')
    expect(amount).toHaveValue('1000')
    expect(button('USDC')).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['USD', '$100', '$1,000']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
      expect(button(name)).toHaveAccessibleDescription(/There is no price for USDC right now/)
    }
    await press('USD')
    expect(button('USD')).toHaveAttribute('aria-pressed', 'false')
    expect(result()).toHaveTextContent('440.251')
  })

  it('is not taken where it is invalid, and nothing is projected from it', async () => {
    const amount = await open()
    await userEvent.clear(amount)
    expect(result()).toHaveTextContent(/^0 USDC$/)
    await userEvent.type(amount, '0.0000001x')
    expect(amount).toHaveValue('0.0000001')
    expect(amount).toHaveAccessibleDescription('At most 6 decimals')
    expect(screen.queryByTestId('roi-result')).toBeNull()
    await userEvent.clear(amount)
    await userEvent.click(amount)
    await userEvent.paste('9'.repeat(78))
    expect(amount).toHaveAccessibleDescription('The amount is too large.')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the target', () => {
  it('says what to stake, rounded up, and what that earns', async () => {
    await open()
    await press('Required stake')
    expect(screen.getByLabelText('Target earnings')).toHaveValue('100')
    expect(screen.getByText('Required stake for 365 days')).toBeVisible()
    // 100 / (1.001^365 − 1) = 227.1429907
    expect(result().querySelector('[data-figure]')).toHaveAttribute('data-figure', '227.142991 USDC')
    expect(fact('Earned in 365 days')).toHaveTextContent('100')
    await press('USD')
    expect(screen.getByLabelText('Target earnings')).toHaveValue('200')
    // The stake that was typed is kept.
    await press('Earnings')
    expect(screen.getByLabelText('Amount')).toHaveValue('2000')
  })

  it('says so where no stake earns it', async () => {
    await open({ gain: () => new Decimal(0) })
    await press('Required stake')
    expect(screen.getByText('At current rates, no stake earns this much in 365 days.')).toBeVisible()
    expect(screen.queryByTestId('roi-result')).toBeNull()
    await userEvent.clear(screen.getByLabelText('Target earnings'))
    expect(result()).toHaveTextContent(/^0 USDC$/)
  })
})

describe('the rates used', () => {
  const formula = () => screen.getByTestId('roi-formula').textContent.replaceAll('\u00a0', ' ')

  it('are those of the formula', async () => {
    await open({ feeApr: new Decimal('0.05') })
    expect(fact('APR')).toHaveTextContent('36.50')
    expect(fact('Daily rate')).toHaveTextContent(/^0\.1\s%$/)
    expect(fact('APY after fees')).toHaveTextContent('44.03')
    expect(fact('Swap fee APR, not included')).toHaveTextContent('5.00')
    expect(fact('Price of USDC')).toHaveTextContent('$2.00')
    expect(formula()).toBe('1,000 × ((1 + 0.1 %)^365 − 1) ≈ 440.251 USDC')
    await userEvent.selectOptions(screen.getByLabelText('Compounded'), 'Never')
    expect(screen.queryByText('APY after fees')).toBeNull()
    expect(formula()).toBe('1,000 × 0.1 % × 365 ≈ 365 USDC')
  })

  it('have the fees of an automatic vault and of a deposit', async () => {
    const rate = { ratePerDay: PER_DAY, kept: new Decimal('0.98'), compoundsPerDay: 2 }
    const feeOf = (wei: bigint) => wei / 1_000n
    await open({ rate, gain: (days) => autoCompoundGain(rate, days), isCompounding: false, feeOf })
    expect(fact('Fee on each compounding')).toHaveTextContent(/^2\s%$/)
    expect(fact('Compounded automatically')).toHaveTextContent('2 times a day')
    expect(fact('Deposit fee')).toHaveTextContent('1 USDC')
    expect(screen.getByText(/Automatic compounding/)).toBeVisible()
    // 999 · (1 + 0.001 · 0.98 / 2)^730 − 1,000
    expect(formula()).toBe('(1,000 − 1) × ((1 + 0.1 % × 98 % ÷ 2)^730 − 1) − 1 ≈ 428.481 USDC')
    expect(result()).toHaveTextContent('428.481')
  })
})

describe('the plot', () => {
  it('says in words and in a table what it draws, with another place beside it', async () => {
    const comparison = { ownName: 'Farm', name: 'Vault', gain: () => new Decimal('0.5'), feeOf: () => 0n }
    await open({ comparison })
    expect(fact('Vault')).toHaveTextContent('500 USDC · $1,000.00')
    await press('7D')
    const drawing = 'Farm: from 1,000 USDC to 1,007.02 USDC. Vault: from 1,500 USDC to 1,500 USDC'
    expect(screen.getByRole('img', { name: drawing })).toBeVisible()
    await press('Show as a table')
    const table = screen.getByRole('table', { name: 'Projected value' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Time', 'Farm', 'Vault'])
    const cells = within(table).getAllByRole('cell')
    expect(cells).toHaveLength(16)
    expect(cells.at(-2)).toHaveTextContent('1,007.02 USDC')
  })

  it('is in dollars where the amount is, and away where no day passes', async () => {
    await open({}, '')
    await press('1D')
    expect(screen.getByRole('img', { name: 'Projected value: from $1,000.00 to $1,001.00' })).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Days'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(result()).toHaveTextContent(/^0 USDC$/)
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { compoundTx } from '@/domain/vault/compoundTx'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import type { FormState } from '@/forms/formState'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { FigureView } from '@/lib/figureView'
import { DepositForm, type DepositFormProps } from './DepositForm'
import { InfoCard } from './InfoCard'
import { MigrationCard, type MigrationCardProps } from './MigrationCard'
import { PositionCard } from './PositionCard'
import { VaultPanel } from './VaultPanel'
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm'

const figure = (text: string): FigureView => ({ status: 'ready', text, full: `${text} in full` })
const form: FormState = {
  status: 'ready',
  request: compoundTx(testVault(), SHARE_TOKEN),
  text: { key: 'vault.deposit' },
}
const invalid: FormState = { status: 'invalid', text: { key: 'vault.withdraw.insufficient' } }
const nothing = () => undefined
const settled = () => Promise.resolve()
const show = (card: ReactNode) =>
  render(
    <TestLanguage>
      <MemoryRouter>{card}</MemoryRouter>
    </TestLanguage>,
  )

describe('DepositForm', () => {
  const props: DepositFormProps = {
    asset: 'CRO',
    token: 'CRO',
    typed: '',
    onType: nothing,
    worth: undefined,
    balance: figure('7'),
    onPercent: nothing,
    isNative: true,
    fee: undefined,
    shares: undefined,
    form: { status: 'empty', text: { key: 'vault.deposit.enter' } },
    onSubmit: settled,
    projection: undefined,
    roi: undefined,
    assetLink: '/zap?outputCurrency=CRO',
  }

  it('says what Max leaves, and where CRO can be had', () => {
    show(<DepositForm {...props} />)
    expect(screen.getByText('Max leaves 1 CRO in your wallet for fees.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get CRO' })).toHaveAttribute('href', '/zap?outputCurrency=CRO')
    expect(screen.getByRole('button', { name: 'Enter an amount' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('says what shares an amount brings, and what that is while it is not known', async () => {
    show(
      <DepositForm {...props} typed="1" shares={{ status: 'ready', text: '0.9', full: '0.95 xCRO', unit: 'xCRO' }} />,
    )
    expect(screen.getByText('You receive about')).toBeVisible()
    expect(await screen.findByRole('button', { name: '0.9' })).toHaveAccessibleDescription('0.95 xCRO')
    cleanup()
    show(<DepositForm {...props} typed="1" shares={{ status: 'failed', retry: nothing }} />)
    expect(screen.getByTestId('deposit-shares')).toHaveTextContent('Retry')
  })

  it('shows what an amount is worth, and nothing where that is not known', () => {
    show(<DepositForm {...props} typed="1" worth={new Decimal('12.5')} />)
    expect(screen.getByText('≈ $12.50')).toBeVisible()
    cleanup()
    show(<DepositForm {...props} typed="1" />)
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  it('offers no Max where there is nothing to fill in', () => {
    show(<DepositForm {...props} onPercent={undefined} />)
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
  })

  it('hands over what is typed and sends the ready request', async () => {
    const onType = vi.fn()
    const onSubmit = vi.fn(settled)
    show(<DepositForm {...props} onType={onType} typed="1" form={form} onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('Amount to deposit'), '2')
    expect(onType).toHaveBeenCalledWith('12')
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('request' in form ? form.request : undefined)
  })

  it('keeps quiet about an empty field, and says a full vault in the button', () => {
    show(<DepositForm {...props} form={{ status: 'invalid', text: { key: 'vault.deposit.limit' } }} />)
    expect(screen.getByRole('button', { name: 'Deposit (Max limit reached, try later)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.getByLabelText('Amount to deposit')).toHaveAttribute('aria-invalid', 'false')
  })

  it('shows a balance that failed with its retry, never as 0', async () => {
    const retry = vi.fn()
    show(<DepositForm {...props} balance={{ status: 'failed', retry }} />)
    await userEvent.click(screen.getByRole('button', { name: /could not load/i }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('WithdrawForm', () => {
  const props: WithdrawFormProps = {
    asset: 'CRO',
    typed: '',
    onType: nothing,
    worth: undefined,
    balance: figure('7'),
    onPercent: undefined,
    hasMax: true,
    minimum: '1',
    form: { status: 'empty', text: { key: 'vault.withdraw.enter' } },
    allForm: undefined,
    exit: undefined,
    onSubmit: settled,
    assetLink: '/zap?inputCurrency=CRO',
  }

  it('says the smallest withdrawal, and in its place what is wrong', () => {
    const { rerender } = show(<WithdrawForm {...props} />)
    expect(screen.getByText('Smallest withdrawal: 1 CRO')).toBeVisible()
    rerender(
      <TestLanguage>
        <MemoryRouter>
          <WithdrawForm {...props} typed="9" form={invalid} />
        </MemoryRouter>
      </TestLanguage>,
    )
    expect(screen.getByLabelText('Amount to withdraw')).toHaveAccessibleDescription(
      'More than your balance in the vault',
    )
  })

  it('shows Max or Withdraw All as it is told', () => {
    const { unmount } = show(<WithdrawForm {...props} onPercent={nothing} />)
    expect(screen.getByRole('button', { name: 'Max' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('button', { name: 'Withdraw All' })).toBeNull()
    unmount()
    show(
      <WithdrawForm
        {...props}
        onPercent={nothing}
        hasMax={false}
        allForm={{ ...form, text: { key: 'vault.withdraw.all' } }}
      />,
    )
    expect(screen.getByRole('button', { name: 'Withdraw All' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
  })
})

describe('VaultPanel', () => {
  it('has a tab each for deposit and withdrawal, and keeps what is typed in the hidden one', async () => {
    show(<VaultPanel deposit={<input aria-label="Deposited" />} withdraw={<input aria-label="Withdrawn" />} />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Deposit', 'Withdraw'])
    await userEvent.type(screen.getByRole('textbox', { name: 'Deposited' }), '5')
    await userEvent.click(screen.getByRole('tab', { name: 'Withdraw' }))
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Withdrawn')
    await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }))
    expect(screen.getByRole('textbox')).toHaveValue('5')
  })
})

describe('PositionCard', () => {
  const position = {
    balance: figure('7'),
    balanceUsd: figure('$1'),
    earned: figure('0.5'),
    pending: figure('0.1'),
    extras: [{ symbol: 'TONIC', amount: figure('14'), usd: figure('$3') }],
  }

  it('shows balance, earned and what waits, and when it was compounded last', () => {
    show(
      <PositionCard
        position={position}
        profit={undefined}
        lastCompound={{ dayShare: 0.5, ago: '12 hours ago' }}
        harvest={undefined}
        compoundForm={form}
        onSubmit={settled}
      />,
    )
    expect(screen.getByTestId('position-balance')).toHaveTextContent('7')
    expect(screen.getByTestId('position-earned')).toHaveTextContent('0.5')
    expect(screen.getByTestId('position-pending')).toHaveTextContent('0.1')
    expect(screen.getByText('TONIC per day, paid separately')).toBeVisible()
    expect(screen.getByTestId('position-extra')).toHaveTextContent(/14.*\$3/)
    expect(screen.getByRole('img', { name: 'Last compounded: 12 hours ago' })).toBeVisible()
    expect(screen.queryByTestId('compound-harvest')).toBeNull()
  })

  it('compounds nothing for an ended vault, and shows nothing of no account', () => {
    show(
      <PositionCard
        position={undefined}
        profit={undefined}
        lastCompound={undefined}
        harvest={undefined}
        compoundForm={undefined}
        onSubmit={settled}
      />,
    )
    expect(screen.getByText('Connect your wallet to see your position.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('MigrationCard', () => {
  const props: MigrationCardProps = {
    asset: 'CRO-LION LP',
    amount: '5',
    preview: undefined,
    isEnded: false,
    isLeaving: false,
    leaveForm: { ...form, text: { key: 'vault.migrate.leave' } },
    onLeave: settled,
    depositForm: undefined,
    onDeposit: settled,
    onKeep: nothing,
  }

  it('starts with the old vault', () => {
    show(<MigrationCard {...props} />)
    expect(screen.getByText('You have 5 CRO-LION LP in an older version of this vault.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Withdraw from the old vault' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
  })

  it('shows what leaves, what it costs and what arrives', () => {
    const text = (amount: string) => ({ text: amount, full: `${amount} LP` })
    show(<MigrationCard {...props} preview={{ leaves: text('5'), fee: text('0.005'), arrives: text('4.995') }} />)
    expect(screen.getByText('Withdrawn from the old vault').nextSibling).toHaveTextContent('5')
    expect(screen.getByText('Deposited in this vault').nextSibling).toHaveTextContent('4.995')
  })

  it('waits while the withdrawal is out', () => {
    show(<MigrationCard {...props} leaveForm={undefined} isLeaving />)
    expect(screen.getByRole('button', { name: 'Waiting for confirmation of the withdrawal' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('then deposits, or lets the user keep it', async () => {
    const onKeep = vi.fn()
    show(<MigrationCard {...props} leaveForm={undefined} depositForm={form} onKeep={onKeep} />)
    expect(screen.getByRole('button', { name: 'Deposit' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(screen.getByRole('button', { name: 'Keep it in my wallet' }))
    expect(onKeep).toHaveBeenCalledOnce()
  })

  it('has one step out of an ended pool', () => {
    show(<MigrationCard {...props} isEnded />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('This vault has ended, so the tokens you withdraw stay in your wallet.')).toBeVisible()
  })
})

describe('InfoCard', () => {
  const view = { apy: figure('9.97'), isApr: false, tvl: figure('$5'), sharePrice: { status: 'unpriced' } } as const

  it('warns that a fully lent market cannot pay', () => {
    show(
      <InfoCard
        definition={testVault({ strategyDescription: 'lending', group: 'single' })}
        riskId="risks"
        view={view}
      />,
    )
    expect(screen.getByText('Withdrawals may be impossible when utilization is 100%')).toBeVisible()
    expect(screen.getByText('No shares yet')).toBeVisible()
  })

  it('says Loading for an APY that loads, and warns of no market that is none', () => {
    show(<InfoCard definition={testVault()} riskId="risks" view={{ ...view, apy: { status: 'loading' } }} />)
    expect(screen.getByTestId('info-apy')).toHaveTextContent('Loading')
    expect(screen.queryByText(/utilization/)).toBeNull()
  })

  it('says that an ended vault earns nothing, and calls a rate that is not compounded APR', () => {
    show(<InfoCard definition={testVault({ isDeprecated: true })} riskId="risks" view={{ ...view, isApr: true }} />)
    expect(screen.getByText(/earns nothing now/)).toBeVisible()
    expect(screen.getByText('APR')).toBeVisible()
  })
})

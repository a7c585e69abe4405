import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { FinishDepositForm, type FinishDepositFormProps } from './FinishDepositForm'

const onKeep = vi.fn()
const props: FinishDepositFormProps = {
  step: { source: 'unstake', hasFailed: false },
  first: 'Unstake 5 LP',
  last: 'Deposit LP',
  asset: 'LP',
  deposit: {
    amount: { status: 'ready', text: '5', full: '5 LP', unit: 'LP' },
    form: { status: 'invalid', text: { key: 'common.close' } },
  },
  isWaiting: false,
  onDeposit: () => Promise.resolve(),
  onKeep,
}
const show = (change: Partial<FinishDepositFormProps> = {}) =>
  render(
    <TestLanguage>
      <FinishDepositForm {...props} {...change} />
    </TestLanguage>,
  )
const steps = () => screen.getAllByRole('listitem').map((step) => [step.getAttribute('aria-current'), step.textContent])

describe('FinishDepositForm', () => {
  it('waits for the first step', () => {
    show({ isWaiting: true, deposit: undefined })
    expect(screen.getByRole('button', { name: 'Waiting for confirmation of the unstaking' })).toBeVisible()
    expect(steps()).toMatchObject([
      ['step', expect.stringContaining('Unstake 5 LP')],
      [null, 'Deposit LP'],
    ])
  })

  it('then deposits what it brought, unless the user keeps it', async () => {
    show()
    expect(steps()).toMatchObject([
      [null, 'Unstake 5 LP (Done)'],
      ['step', expect.stringContaining('Deposit LP')],
    ])
    expect(screen.getByTestId('received-amount')).toHaveTextContent('5 LP')
    expect(screen.queryByText('The last step failed')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it in my wallet' }))
    expect(onKeep).toHaveBeenCalledOnce()
  })

  it('says where the tokens are if the deposit failed', () => {
    show({ step: { source: 'zap', hasFailed: true } })
    expect(screen.getByText('The last step failed')).toBeVisible()
    expect(screen.getByText('Your LP is in your wallet. Try again, or keep it.')).toBeVisible()
    expect(screen.getByText('Received from the zap')).toBeVisible()
  })

  it('says so if the tokens have left the wallet', () => {
    show({ deposit: undefined, step: { source: 'zap', hasFailed: true } })
    expect(screen.getByText('The LP is no longer in your wallet.')).toBeVisible()
    expect(screen.queryByText('The last step failed')).toBeNull()
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  })
})

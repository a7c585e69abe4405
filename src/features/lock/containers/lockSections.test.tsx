import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { CroLock } from '@/domain/lock/lock'
import { TestStore } from '@/hooks/testing/TestStore'
import { useReading } from '@/hooks/useReading'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { DepositSection } from './DepositSection'
import { LockingsSection } from './LockingsSection'

vi.mock('@/hooks/useReading', () => ({ useReading: vi.fn() }))

const CONTRACT: Address = `0x${'1'.repeat(40)}`
const CRO = 10n ** 18n
const lock: CroLock = {
  tokenId: 1n,
  croAmount: 250n * CRO,
  apr: CRO / 10n,
  reward: CRO,
  startTime: 0n,
  unlockEndTime: 4_000_000_000n,
}
const page = (children: ReactNode) => (
  <TestStore
    node={() => {
      throw new Error('no answer')
    }}
  >
    <TestLanguage>
      <ToastsProvider closeLabel="Close">{children}</ToastsProvider>
    </TestLanguage>
  </TestStore>
)
/** The list is read by two calls, a lock by one. */
const answer = (list: Loadable<unknown>, one: Loadable<unknown>) =>
  vi.mocked(useReading).mockImplementation((reading) => (reading?.calls.length === 1 ? one : list))

beforeEach(() => {
  answer(LOADING, LOADING)
})

describe('the amount to lock', () => {
  const field = () => screen.getByLabelText('Amount to lock')

  it('never takes a fraction for a larger number', async () => {
    render(page(<DepositSection contract={CONTRACT} />))
    await userEvent.clear(field())
    await userEvent.type(field(), '5.5')
    expect(field()).toHaveValue('5')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription('Enter a whole number of CRO.')
    await userEvent.clear(field())
    await userEvent.type(field(), '55')
    expect(field()).toHaveValue('55')
    expect(field()).toHaveAttribute('aria-invalid', 'false')
  })

  it('stays as it is where a fraction is pasted, and says what it takes', async () => {
    render(page(<DepositSection contract={CONTRACT} />))
    await userEvent.tripleClick(field())
    await userEvent.paste('5.5')
    expect(field()).toHaveValue('1000')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription('Enter a whole number of CRO.')
  })
})

describe('the locks of an account', () => {
  beforeEach(() => {
    walletSession.set({
      status: 'connected',
      account: FAKE_ACCOUNT,
      chainId: getDeployment().chainId,
      provider: new FakeWallet(getDeployment().chainId),
      choiceId: 'injected',
    })
  })
  afterEach(() => {
    walletSession.set({ status: 'disconnected' })
  })

  it('stay in place while they are read again', () => {
    answer(ready({ tokenIds: [1n], count: 1 }), ready(lock))
    const { rerender } = render(page(<LockingsSection contract={CONTRACT} />))
    const row = screen.getByRole('listitem')
    expect(row).toHaveTextContent('Lock #1')
    answer(LOADING, LOADING)
    rerender(page(<LockingsSection contract={CONTRACT} />))
    expect(screen.getByRole('listitem')).toBe(row)
    expect(row).toHaveTextContent('Lock #1')
    answer(ready({ tokenIds: [1n, 2n], count: 2 }), ready(lock))
    rerender(page(<LockingsSection contract={CONTRACT} />))
    expect(screen.getAllByRole('listitem')[0]).toBe(row)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})

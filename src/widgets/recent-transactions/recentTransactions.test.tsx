import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { transactionLink } from '@/config/explorer'
import { useTransactions } from '@/hooks/useTransactions'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Hex } from '@/lib/hex'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { RecentTransactionsDialog } from './RecentTransactionsDialog'

vi.mock('@/hooks/useTransactions')

const { chainId } = getDeployment()
const clear = vi.fn()
const clearAll = vi.fn()
const hashOf = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const receiptOf = (n: number, status: number) => ({
  status,
  transactionHash: hashOf(n),
  blockHash: hashOf(99),
  blockNumber: 1,
  contractAddress: null,
  from: FAKE_ACCOUNT,
  to: null,
  transactionIndex: 0,
})
const record = (n: number, status?: number): TransactionRecord => ({
  hash: hashOf(n),
  from: FAKE_ACCOUNT,
  addedTime: n,
  summary: { key: 'tx.approve.summary', values: { asset: `T${n}` } },
  success: { key: 'tx.approve.success' },
  failure: { key: 'tx.approve.failure' },
  touches: [],
  ...(status !== undefined && { receipt: receiptOf(n, status) }),
})

function open(...recent: readonly TransactionRecord[]): void {
  vi.mocked(useTransactions).mockReturnValue({ recent, clear, clearAll, hasPendingApproval: () => false })
  render(
    <TestLanguage>
      <RecentTransactionsDialog onClose={vi.fn()} />
    </TestLanguage>,
  )
}
const connect = () =>
  walletSession.set({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId,
    provider: new FakeWallet(chainId),
    choiceId: 'injected',
  })
const stateOf = (row: HTMLElement) =>
  ['Pending', 'Succeeded', 'Failed', 'Replaced by another transaction', 'Cancelled', 'Dropped by the network'].find(
    (word) => within(row).queryByText(word) !== null,
  )

afterEach(() => walletSession.set({ status: 'disconnected' }))

describe('recent transactions', () => {
  it('ask for a wallet', () => {
    open()
    expect(screen.getByText('Connect your wallet to see your recent transactions')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  })

  it('say that there are none', () => {
    connect()
    open()
    expect(screen.getByText('No recent transactions')).toBeVisible()
  })

  it('are those that wait, then those that ended, each newest first, with the way to the explorer', () => {
    connect()
    open(record(5, 1), record(4), record(3, 0), record(2))
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
      [4, 2, 5, 3].map((n) => transactionLink(hashOf(n))),
    )
    expect(rows.map(stateOf)).toEqual(['Pending', 'Pending', 'Succeeded', 'Failed'])
  })

  it('say how each ended, and lead to the one that took its place', () => {
    connect()
    const replacing = { hash: hashOf(7), blockNumber: 1, blockHash: hashOf(99), time: 1 }
    open(
      { ...record(4), ending: { kind: 'replaced', ...replacing } },
      { ...record(3), ending: { kind: 'cancelled', ...replacing } },
      { ...record(2), ending: { kind: 'dropped', time: 1 } },
      { ...record(1, 0), receipt: receiptOf(8, 0), revertReason: 'K' },
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows.map(stateOf)).toEqual([
      'Replaced by another transaction',
      'Cancelled',
      'Dropped by the network',
      'Failed',
    ])
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
      [7, 7, 2, 8].map((n) => transactionLink(hashOf(n))),
    )
    expect(rows[3]).toHaveTextContent(/Failed · Sped up · K/)
  })

  it('are forgotten one by one', async () => {
    connect()
    open(record(2, 1), record(1, 1))
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Approve T1' }))
    expect(clear).toHaveBeenCalledExactlyOnceWith(hashOf(1))
  })

  it('are forgotten all at once', async () => {
    connect()
    open(record(1, 1))
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(clearAll).toHaveBeenCalledTimes(1)
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address, Hex } from '@/lib/hex'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { useCoveredTopic } from './coveredTopics'
import { TransactionToasts } from './TransactionToasts'

const NOW = 1_800_000_000_000
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const hash: Hex = `0x${'1'.repeat(64)}`

function mined(status: 0 | 1, change: Partial<TransactionRecord> = {}): TransactionRecord {
  const receipt = {
    blockHash: hash,
    blockNumber: 7,
    contractAddress: null,
    from: ACCOUNT,
    status,
    to: ACCOUNT,
    transactionHash: hash,
    transactionIndex: 0,
  }
  return {
    hash,
    from: ACCOUNT,
    addedTime: NOW,
    confirmedTime: NOW,
    summary: { key: 'vault.tx.compound', values: { asset: 'CRO' } },
    success: { key: 'vault.tx.compound.success' },
    failure: { key: 'vault.tx.withdraw.failure' },
    failureDecoder: 'vaultWithdrawal',
    touches: [],
    receipt,
    ...change,
  }
}
const show = (record: TransactionRecord, openedAt = NOW) =>
  render(
    <TestLanguage>
      <ToastsProvider closeLabel="Close">
        <TransactionToasts openedAt={openedAt} recent={[record]} />
      </ToastsProvider>
    </TestLanguage>,
  )

// The code of a toast comes with the first one.
beforeAll(async () => {
  show(mined(1))
  await screen.findByText('Compound CRO')
  cleanup()
})

describe('the toast of a transaction that has ended', () => {
  it('is of success for a receipt of status 1, with what was done', () => {
    show(mined(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for helping compunding even more!Compound CRO')
  })

  it('interrupts for any other, and gives the words of the contract and what they mean', () => {
    show(mined(0, { revertReason: 'redeemTokens zero' }))
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Failed to withdraw. Try again later or with higher amount')).toBeVisible()
    expect(alert.getByText('Compound CRO. The contract says: redeemTokens zero')).toBeVisible()
  })

  it('says what failed alone where the contract said nothing', () => {
    show(mined(0))
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Failed to withdraw. Try again later')).toBeVisible()
    expect(alert.getByText('Compound CRO')).toBeVisible()
  })

  it('is not there for what an open dialog tells, nor once that is closed', () => {
    function Dialog({ topic }: { readonly topic: string | undefined }) {
      useCoveredTopic(topic)
      return null
    }
    const page = (topic: string | undefined, record: TransactionRecord) => (
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <Dialog topic={topic} />
          <TransactionToasts openedAt={NOW} recent={[record]} />
        </ToastsProvider>
      </TestLanguage>
    )
    const { rerender } = render(page(hash, mined(1)))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    rerender(page(undefined, mined(1)))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    rerender(page(undefined, mined(0)))
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('is not there for what ended before the page was opened', () => {
    show(mined(0), NOW + 1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

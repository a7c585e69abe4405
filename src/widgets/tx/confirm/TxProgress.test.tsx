import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Hex } from '@/lib/hex'
import { progressTitle, TxProgress, type TxProgressProps } from './TxProgress'

const hash: Hex = `0x${'1'.repeat(64)}`
const show = (change: Partial<TxProgressProps>) =>
  render(
    <TestLanguage>
      <TxProgress
        hash={hash}
        outcome="pending"
        doing="Supplying 1 CRO"
        done="You supplied 1 CRO."
        aside="Add to wallet"
        next={<a href="/earn">Earn with it</a>}
        onClose={() => undefined}
        {...change}
      />
    </TestLanguage>,
  )
const told = () => screen.getByRole('status').textContent

describe('TxProgress', () => {
  it('leads to the wallet first, with nothing to close or to look up', () => {
    show({ hash: undefined, outcome: 'unknown' })
    expect(told()).toBe('Supplying 1 CROConfirm this transaction in your wallet.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('links to the explorer while it is pending', () => {
    show({})
    expect(told()).toContain('You can close this dialog.')
    expect(screen.getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
      'href',
      expect.stringContaining(hash),
    )
    expect(screen.queryByRole('link', { name: 'Earn with it' })).toBeNull()
  })

  it('says what was done and what can be done next', async () => {
    const onClose = vi.fn()
    show({ outcome: 'succeeded', onClose })
    expect(told()).toBe('You supplied 1 CRO.')
    expect(screen.getByRole('link', { name: 'Earn with it' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that it failed, in the words of the form where it has some', () => {
    const { unmount } = show({ outcome: 'failed' })
    expect(told()).toMatch(/^The transaction reverted.*Your tokens are still in your wallet/)
    expect(screen.queryByText('Add to wallet')).toBeNull()
    unmount()
    show({ outcome: 'failed', failed: { title: 'The swap reverted', body: 'The price moved.' } })
    expect(told()).toBe('The swap revertedThe price moved.')
  })

  it.each([
    ['sending', 'unknown', 'tx.progress.waiting'],
    ['sent', 'unknown', 'tx.progress.submitted'],
    ['sent', 'pending', 'tx.progress.submitted'],
    ['sent', 'succeeded', 'tx.progress.confirmed'],
    ['sent', 'failed', 'tx.progress.failed'],
  ] as const)('is titled by its state: %s, %s', (step, outcome, key) => {
    expect(progressTitle(step, outcome)).toBe(key)
  })
})

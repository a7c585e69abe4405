import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { MintRunPanel, type MintRunView } from './MintRunPanel'

const sending: MintRunView = {
  phase: 'sending',
  tick: 'cros',
  sentAmount: 1_050_000n,
  sent: 1_050,
  total: 1_200,
  unanswered: 0,
  remaining: 150,
  hasBatches: true,
  results: [],
}
const acts = { onStop: vi.fn(), onResume: vi.fn(), onDiscard: vi.fn() }
const show = (change: Partial<MintRunView>) =>
  render(
    <TestLanguage>
      <MintRunPanel view={{ ...sending, ...change }} {...acts} />
    </TestLanguage>,
  )

describe('the progress of a repeated mint', () => {
  it('is shown with its amount, and can be stopped while batches follow', async () => {
    show({})
    expect(screen.getByText('1,050 of 1,200 sent')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '1,050 of 1,200 sent' })).toHaveAttribute('value', '0.875')
    expect(screen.getByText('1,050,000')).toHaveTextContent('1,050,000 cros')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(acts.onStop).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: /Resume/ })).toBeNull()
  })

  it('says that it stops after the open requests', () => {
    show({ phase: 'stopping' })
    expect(screen.getByText('Stops once your wallet has answered the open requests.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('cannot be stopped in its last batch', () => {
    show({ hasBatches: false })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('can be resumed or given up once it is paused, and says what may have been sent', async () => {
    show({ phase: 'paused', unanswered: 1 })
    expect(screen.getByText('1 mint may have been sent')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Resume (150 left)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(acts.onResume).toHaveBeenCalledOnce()
    expect(acts.onDiscard).toHaveBeenCalledOnce()
  })

  it('offers nothing once all are sent', () => {
    show({ phase: 'paused', sent: 1_200, remaining: 0, hasBatches: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { OutageProvider } from '@/widgets/figures/outage'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { SiteNotices } from './SiteNotices'

const BLOCK = { number: '0x7', timestamp: '0x64' }
const retries = { figure: vi.fn(), notice: vi.fn() }
let isAnswering: boolean
beforeEach(() => {
  for (const retry of Object.values(retries)) retry.mockClear()
})

function open() {
  const node = () => {
    if (!isAnswering) throw new Error('down')
    return BLOCK
  }
  render(
    <TestStore node={node}>
      <TestLanguage>
        <OutageProvider>
          <main>
            <LoadableFigure view={{ status: 'failed', retry: retries.figure }} />
            <RetryButton onRetry={retries.notice} />
          </main>
          <SiteNotices />
        </OutageProvider>
      </TestLanguage>
    </TestStore>,
  )
}
const figures = () => within(screen.getByRole('main'))

it('offers a retry per value while nodes respond', async () => {
  isAnswering = true
  open()
  await waitFor(() => expect(figures().getAllByRole('button')).toHaveLength(2))
  await userEvent.click(figures().getByRole('button', { name: 'Could not load. Retry' }))
  expect(retries.figure).toHaveBeenCalledOnce()
  expect(screen.queryByText('No node is responding')).toBeNull()
})

it('offers one retry for all while no node responds, and recovers', async () => {
  isAnswering = false
  open()
  expect(await screen.findByText('No node is responding')).toBeVisible()
  expect(figures().queryByRole('button')).toBeNull()
  expect(figures().getByText('Could not load')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  for (const retry of Object.values(retries)) expect(retry).toHaveBeenCalledOnce()
  isAnswering = true
  await waitFor(() => expect(screen.queryByText('No node is responding')).toBeNull())
  for (const retry of Object.values(retries)) expect(retry).toHaveBeenCalledTimes(2)
})

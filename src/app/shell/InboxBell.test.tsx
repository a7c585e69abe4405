import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDeployment } from '@/config/deployment'
import { emptyDeployment } from '@/config/testing/deployment'
import { keepLook } from '@/domain/inbox/lastLook'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { numberedAddress } from '@/lib/testing/addresses'
import { walletSession } from '@/wallet/session'
import { InboxBell } from './InboxBell'

const ACCOUNT = numberedAddress(0xacc)
const HOUR_MS = 3_600_000

function open() {
  walletSession.set({ status: 'wrongChain', choiceId: 'test', account: ACCOUNT })
  render(
    <TestLanguage>
      <MemoryRouter>
        <InboxBell />
      </MemoryRouter>
    </TestLanguage>,
  )
  return screen.getByRole('link')
}

beforeEach(() => {
  localStorage.clear()
  setDeployment(emptyDeployment)
})
afterEach(() => walletSession.set({ status: 'disconnected' }))

it('leads to the inbox, and has no number before the first look', () => {
  const bell = open()
  expect(bell).toHaveAttribute('href', '/inbox')
  expect(bell).toHaveAccessibleName('Inbox')
  expect(bell).toHaveTextContent(/^$/)
})

it('has the number of the last look with its age, and says what it leaves out', () => {
  keepLook(emptyDeployment.chainId, ACCOUNT, { count: 3, atMs: Date.now() - 2.5 * HOUR_MS })
  const bell = open()
  expect(bell).toHaveAccessibleName('Inbox: 3 entries, updated 2 hours ago, lottery prizes not included')
  expect(bell).toHaveTextContent('3')
})

it('has no number of another account, and ignores what is stored wrongly', () => {
  keepLook(emptyDeployment.chainId, numberedAddress(7), { count: 3, atMs: 1 })
  localStorage.setItem(`inbox:${emptyDeployment.chainId}:${ACCOUNT}`, '{"count":"many"}')
  expect(open()).toHaveAccessibleName('Inbox')
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type * as deploymentModule from '@/config/deployment'
import { TestLanguage } from '@/i18n/TestLanguage'
import LockPage from './LockPage'

vi.mock('@/config/deployment', async (original) => {
  const { deployment } = await original<typeof deploymentModule>()
  return { deployment: { ...deployment, contracts: { multicall: deployment.contracts.multicall } } }
})

describe('the lock page', () => {
  it('says what is missing on a network without the contract', () => {
    render(
      <TestLanguage>
        <LockPage />
      </TestLanguage>,
    )
    expect(screen.getByText('Not available on this network')).toBeVisible()
    expect(screen.getByText('Missing: croLock contract')).toBeVisible()
    expect(screen.getByText(/Nothing can be sent/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

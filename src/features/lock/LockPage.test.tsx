import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import LockPage from './LockPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), lock: { contracts: {} } })
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
    expect(screen.getByText(/not deployed on this network/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

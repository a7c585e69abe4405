import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import PoolsPage from './PoolsPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), farms: { contracts: {}, list: [], pools: [] } })
})

describe('the page of pools', () => {
  it('says what is missing on a network without the farm', () => {
    render(
      <TestLanguage>
        <PoolsPage />
      </TestLanguage>,
    )
    expect(screen.getByText('Not available on this network')).toBeVisible()
    expect(screen.getByText('Missing: masterChef contract')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import ClaimsPage from './ClaimsPage'
import PreSeedsPage from './PreSeedsPage'
import RoleTokenPage from './RoleTokenPage'
import StakeWrapperPage from './StakeWrapperPage'
import SwapPoolPage from './SwapPoolPage'

beforeEach(() => {
  const deployment = { ...getDeployment(), farms: { ...getDeployment().farms, contracts: {} } }
  Reflect.deleteProperty(deployment, 'claims')
  setDeployment(deployment)
})

it.each([
  ['claims', ClaimsPage, 'Missing: campaign contracts'],
  ['pre-seeds', PreSeedsPage, 'Missing: campaign contracts'],
  ['the swap pool', SwapPoolPage, 'Missing: campaign contracts'],
  ['the token with roles', RoleTokenPage, 'Missing: campaign contracts'],
  ['referral staking', StakeWrapperPage, 'Missing: stakeWrapper contract'],
])('says what %s lack on a network without the contracts, and offers nothing', (_, Page, missing) => {
  render(
    <TestLanguage>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText(missing)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

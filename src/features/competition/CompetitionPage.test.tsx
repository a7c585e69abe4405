import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import CompetitionPage from './CompetitionPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), competition: { contracts: {}, pairs: [] } })
})

it('says what is missing on a network without the contracts', () => {
  render(
    <TestLanguage>
      <CompetitionPage />
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText('Missing: trading battle contract')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

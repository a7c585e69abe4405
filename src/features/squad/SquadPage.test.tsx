import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import SquadPage from './SquadPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), squad: { contracts: {}, editions: [] } })
})

it('says what is missing on a network without the contracts', () => {
  render(
    <TestLanguage>
      <SquadPage />
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText(/^Missing: /)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

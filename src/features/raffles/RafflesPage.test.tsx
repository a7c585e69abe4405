import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import RafflesPage from './RafflesPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), raffle: { contracts: {} } })
})

it('says what is missing on a network without the contracts', () => {
  render(
    <TestLanguage>
      <RafflesPage />
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText(/^Missing: /)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import LotteryPage from './LotteryPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), lottery: { contracts: {} } })
})

it('says what is missing on a network without the contract', () => {
  render(
    <TestLanguage>
      <LotteryPage />
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText('Missing: lottery contract')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

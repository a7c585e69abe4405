import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import AuctionPage from './AuctionPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), auctions: { contracts: {}, bidders: [] } })
})

it('says what is missing on a network without the contract', () => {
  render(
    <MemoryRouter>
      <TestLanguage>
        <AuctionPage />
      </TestLanguage>
    </MemoryRouter>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText(/^Missing: /)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

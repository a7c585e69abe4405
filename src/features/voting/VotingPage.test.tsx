import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import CreateProposalPage from './CreateProposalPage'
import ProposalPage from './ProposalPage'
import VotingPage from './VotingPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), services: {} })
})

it.each([VotingPage, ProposalPage, CreateProposalPage])('says what is missing on a network without a hub', (Page) => {
  render(
    <TestLanguage>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText('Missing: voting service')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

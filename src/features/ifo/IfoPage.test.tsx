import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import IfoPage from './IfoPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), ifos: { ...getDeployment().ifos, contracts: {}, list: [], lpToken: '0x' } })
})

it('says what is missing on a network without the contracts', () => {
  render(
    <TestLanguage>
      <IfoPage />
    </TestLanguage>,
  )
  expect(screen.getByText('Not available on this network')).toBeVisible()
  expect(screen.getByText(/^Missing: .*pointCenter/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { HowItWorks } from './HowItWorks'

it('shows its steps in order once it is opened', async () => {
  render(
    <TestLanguage>
      <HowItWorks title="How farms work" steps={['farms.how.1', 'farms.how.2']} />
    </TestLanguage>,
  )
  expect(screen.getByText(/^Add liquidity/)).not.toBeVisible()
  await userEvent.click(screen.getByText('How farms work'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Add liquidity/),
    expect.stringMatching(/^Stake the LP tokens/),
  ])
  expect(screen.getByText(/^Add liquidity/)).toBeVisible()
})

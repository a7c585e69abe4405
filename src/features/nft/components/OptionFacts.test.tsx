import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { optionView } from '../model/optionView'
import { OptionFacts } from './OptionFacts'

describe('OptionFacts', () => {
  it('counts the mint price, and says so', () => {
    const prices = { croUsd: ready(new Decimal('0.1')), tokenUsd: ready(new Decimal('0.05')) }
    render(
      <TestStore node={() => null}>
        <TestLanguage>
          <OptionFacts view={optionView(prices, 'DIAL', 'en-US')} untilSec={undefined} />
        </TestLanguage>
      </TestStore>,
    )
    const facts = screen.getByTestId('option-facts')
    expect(facts).toHaveTextContent(/Mint price of the NFT100 CRO ≈ \$10\.00/)
    expect(facts).toHaveTextContent(/Loss at today's price\$5\.00/)
    expect(screen.getByText(/minus the mint price of the NFT/)).toBeVisible()
  })
})

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CRO, testTrade, USDC } from '@/features/swap/testing/trades'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { SwapSum } from './SwapSum'
import { SwapTerms } from './SwapTerms'

function show(kind: 'exactIn' | 'exactOut') {
  const offer = {
    trade: testTrade({ kind, amountIn: 15_010_310_300_000_000_000_000n, amountOut: 15_010_390_000n }),
    input: CRO,
    output: USDC,
  }
  render(
    <TestStore node={() => null}>
      <TestLanguage>
        <SwapSum {...offer} />
        <SwapTerms offer={offer} kind={kind} slippageBps={0} poolFee="0.3" />
      </TestLanguage>
    </TestStore>,
  )
}

it('never says that less is sold than the call allows', async () => {
  show('exactOut')
  // The exact figure is in a separate chunk.
  await vi.waitFor(() => expect(screen.getByTestId('swap-limit')).toHaveTextContent(/^15,010\.415,010\.3103 CRO/))
  expect(screen.getByTestId('confirm-input')).toHaveTextContent('15,010.4')
})

it('never says that more is received than the call asks for', async () => {
  show('exactIn')
  // The exact figure is in a separate chunk.
  await vi.waitFor(() => expect(screen.getByTestId('swap-limit')).toHaveTextContent(/^15,010\.315,010\.39 USDC/))
  expect(screen.getByTestId('confirm-output')).toHaveTextContent('15,010.3')
})

it.each([
  ['no amount', false, 0],
  ['an amount without a quote', true, 5],
])('with %s', (_what, isExpected, dashes) => {
  render(
    <TestLanguage>
      <SwapTerms offer={undefined} isExpected={isExpected} kind="exactIn" slippageBps={50} poolFee="0.3" />
    </TestLanguage>,
  )
  expect(screen.queryAllByText('–')).toHaveLength(dashes)
  expect(screen.getByTestId('swap-slippage')).toHaveTextContent('0.5%')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { InfoOverview } from '@/domain/exchange-info/model/info'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { type Loadable, ready } from '@/lib/loadable'
import type { FigureCurrency } from '../model/worth'
import { testOverview } from '../testing/info'
import { OverviewFigures } from './OverviewFigures'

function show(overview: Loadable<InfoOverview>, currency: FigureCurrency = 'usd') {
  render(
    <TestLanguage>
      <TestStore
        node={() => {
          throw new Error('no answer')
        }}
      >
        <OverviewFigures overview={overview} currency={currency} />
      </TestStore>
    </TestLanguage>,
  )
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
}

describe('OverviewFigures', () => {
  it('shows the figures with their changes, and a dash for what is not known', () => {
    expect(show(ready(testOverview))).toEqual([
      expect.stringMatching(/^CRO price\$0\.10.*▲ \+2\.5 %/),
      expect.stringMatching(/^Liquidity\$5,000\.00.*▼ −10 %/),
      'Volume 24H–Unknown–Change unknown',
      'Fees 24H$3.00',
      'Transactions 24H1,234',
      'Pools7',
    ])
  })

  it('shows values in CRO, and the price of CRO in dollars', () => {
    const texts = show(ready(testOverview), 'cro')
    expect(texts[0]).toMatch(/^CRO price\$0\.10/)
    expect(texts[1]).toMatch(/^Liquidity50,000 CRO/)
    expect(texts[3]).toBe('Fees 24H30 CRO')
  })

  it('reads again what failed', async () => {
    const retry = vi.fn()
    show({ status: 'failed', retry })
    const [button] = screen.getAllByRole('button', { name: /Retry/ })
    if (button !== undefined) await userEvent.click(button)
    expect(retry).toHaveBeenCalledOnce()
  })
})

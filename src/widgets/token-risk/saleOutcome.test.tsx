import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { SaleOutcome } from './SaleOutcome'
import type { SaleProbing } from './useSaleProbe'

const paidWei = 10n ** 19n
const units = { quotedUnits: 1_000n, boughtUnits: 1_000n, soldUnits: 1_000n }
const say = (probing: SaleProbing) =>
  render(
    <TestLanguage>
      <SaleOutcome probing={probing} />
    </TestLanguage>,
  ).container.textContent

describe('what is said of selling a token again', () => {
  it('is that it cannot be sold, in strong words', () => {
    expect(say({ status: 'saleRefused' })).toMatch(/^You can't sell this token.*Do not buy it/)
  })

  it('is what comes back, and that much is lost where little does', () => {
    expect(say({ status: 'sold', paidWei, returnedWei: (paidWei * 994n) / 1000n, ...units })).toMatch(
      /get back 9\.94 CRO \(99\.4%\)\.The owner of the token may/,
    )
    expect(say({ status: 'sold', paidWei, returnedWei: 0n, ...units })).toMatch(
      /get back 0 CRO \(0%\)\. You would lose a large part/,
    )
  })

  it.each(['failed', 'noRoute'] as const)(
    'is that it could not be simulated, and never that it is safe: %s',
    (status) => {
      expect(say({ status })).toMatch(/^Could not simulate/)
    },
  )
})

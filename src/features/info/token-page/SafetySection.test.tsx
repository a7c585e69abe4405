import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deployed } from '@/domain/exchange-info/testing/infoRows'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { SafetySection } from './SafetySection'
import { type TokenSafety, useTokenSafety } from './useTokenSafety'

vi.mock('./useTokenSafety', async (original) => ({ ...(await original<object>()), useTokenSafety: vi.fn() }))

const TOKEN = addressOf('1')
const units = { quotedUnits: 1n, boughtUnits: 1n, soldUnits: 1n }
const SAFE: TokenSafety = {
  facts: [
    { id: 'listing', tone: 'good', text: { key: 'infoDetail.safety.known' } },
    {
      id: 'owner',
      tone: 'info',
      text: { key: 'infoDetail.safety.owned', values: { owner: '0x2222...2222' } },
      address: addressOf('2'),
    },
  ],
  risk: undefined,
  probing: { status: 'sold', paidWei: 10n ** 19n, returnedWei: 99n * 10n ** 17n, ...units },
  control: ready(undefined),
  lookalikes: [],
}

const show = (change: Partial<TokenSafety>, token = TOKEN) => {
  vi.mocked(useTokenSafety).mockReturnValue({ ...SAFE, ...change })
  return render(
    <TestLanguage>
      <MemoryRouter>
        <SafetySection token={token} own={undefined} indexed={LOADING} pools={LOADING} />
      </MemoryRouter>
    </TestLanguage>,
  ).container
}

beforeEach(() => vi.mocked(useTokenSafety).mockReset())

describe('SafetySection', () => {
  it('lists the facts, with the owner in the explorer, and what a sale brought', () => {
    const section = show({})
    expect(screen.getByText('Listed by this site.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', expect.stringContaining(addressOf('2')))
    expect(section).toHaveTextContent(/you get back 9\.9 CRO \(99%\)/)
    expect(section).toHaveTextContent('None of this is a guarantee.')
  })

  it('simulates no purchase of CRO with CRO', () => {
    expect(show({}, deployed('WCRO'))).not.toHaveTextContent(/get back/)
  })

  it('says that the contract could not be read, instead of leaving its powers out in silence', async () => {
    const retry = vi.fn()
    show({ control: { status: 'failed', retry } })
    expect(screen.getByText("Could not read the token's contract.")).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('names at most five lookalikes, and counts all of them', () => {
    const lookalikes = ['3', '4', '5', '6', '7', '8'].map((digit) => ({
      address: addressOf(digit),
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    }))
    show({ lookalikes })
    expect(screen.getByText('6 other tokens look like this one')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'USDC' })).toHaveLength(5)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { deploymentTokens } from '@/domain/token-list/model/deploymentTokens'
import { mergeTokens } from '@/domain/token-list/model/mergeTokens'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { numberedAddress } from '@/lib/testing/addresses'
import { TokenGateNotices } from './TokenGateNotices'

const directory = mergeTokens([deploymentTokens(getDeployment())])
const USDC = [...deploymentTokens(getDeployment()).values()].find(({ symbol }) => symbol === 'USDC')
const imitation: Currency = {
  address: numberedAddress(7),
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  source: { kind: 'list', name: 'A list' },
}
const unlisted: Currency = { address: numberedAddress(8), symbol: 'NEW', name: 'New', decimals: 18 }
const READY = { status: 'ready', request: 'swap', text: { key: 'swap.swap' } } as const

function Form({ first, second }: { readonly first: Currency | undefined; readonly second: Currency | undefined }) {
  const gate = useTokenGate(first, second, directory)
  return (
    <>
      <TokenGateNotices gate={gate} />
      <output data-testid="form">{gate.guard(READY).status}</output>
    </>
  )
}

function open(first: Currency | undefined, second: Currency | undefined) {
  return render(
    <TestStore node={() => null}>
      <TestLanguage>
        <Form first={first} second={second} />
      </TestLanguage>
    </TestStore>,
  )
}
const form = () => screen.getByTestId('form').textContent

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')))
})

describe('a form with a token that must be acknowledged', () => {
  it('offers nothing for a token that nobody names before the user says that they understand, and forgets it when they take it back', async () => {
    open(unlisted, undefined)
    expect(form()).toBe('unaccepted')
    await userEvent.click(await screen.findByLabelText('I understand'))
    expect(form()).toBe('ready')
    await userEvent.click(await screen.findByLabelText('I understand'))
    expect(form()).toBe('unaccepted')
  })

  it('shows the address of a token with a known name in full, and that of the known one, each with its explorer', async () => {
    open(undefined, imitation)
    expect(form()).toBe('unaccepted')
    expect(await screen.findByText('This is not the USDC you know')).toBeVisible()
    for (const address of [imitation.address, USDC?.address]) {
      const link = screen.getByRole('link', { name: String(address) })
      expect(link).toHaveAttribute('href', expect.stringContaining(String(address)))
    }
  })

  it('asks for each of two', async () => {
    open(unlisted, imitation)
    const [first, second] = await screen.findAllByLabelText('I understand')
    if (first === undefined || second === undefined) throw new Error('Not two')
    await userEvent.click(first)
    expect(form()).toBe('unaccepted')
    await userEvent.click(second)
    expect(form()).toBe('ready')
  })

  it('takes an addition to the list for no acknowledgement, which only a tick is', async () => {
    localStorage.setItem(
      'persist:lists',
      JSON.stringify({
        byUrl: '{}',
        activeListUrls: '[]',
        addedTokens: JSON.stringify({ [getDeployment().chainId]: [unlisted, { ...imitation, isUnderstood: true }] }),
        _persist: JSON.stringify({ version: 1, rehydrated: true }),
      }),
    )
    const { unmount } = open(unlisted, undefined)
    expect(form()).toBe('unaccepted')
    unmount()
    open(undefined, imitation)
    await vi.waitFor(() => expect(form()).toBe('ready'))
    expect(await screen.findByText('This is not the USDC you know')).toBeVisible()
  })

  it('is as it was for tokens that a list names', () => {
    open(USDC, { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 })
    expect(form()).toBe('ready')
    expect(screen.queryByLabelText('I understand')).toBeNull()
  })
})

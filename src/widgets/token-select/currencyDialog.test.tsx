import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { mergeTokens } from '@/domain/token-list/model/mergeTokens'
import { TestStore } from '@/hooks/TestStore'
import { TestLanguage } from '@/i18n/TestLanguage'
import type { Address } from '@/lib/hex'
import { TokenSelectDialog } from './TokenSelectDialog'

const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const token = (n: number, symbol: string, more: Partial<ListedToken> = {}): ListedToken => ({ address: addressOf(n), symbol, name: `${symbol} coin`, decimals: 18, source: { kind: 'deployment' }, ...more })
const TOKENS = [token(1, 'AAA'), token(2, 'BBB'), token(3, 'AAA', { source: { kind: 'list', name: 'A list' } }), token(4, 'AAA-BBB LP', { pair: [addressOf(1), addressOf(2)] })]
const directory = mergeTokens([new Map(TOKENS.map((each) => [each.address, each]))])
const onSelect = vi.fn()
const onClose = vi.fn()
const LIST_URL = 'https://lists.test/a.json'

function open(mode?: 'tokensAndLps') {
  render(
    <TestStore node={() => null}>
      <TestLanguage><TokenSelectDialog directory={directory} selected={undefined} onSelect={onSelect} onClose={onClose} {...(mode && { mode })} /></TestLanguage>
    </TestStore>,
  )
}
const rows = () => screen.getAllByRole('option').map((row) => row.textContent)
const type = async (text: string) => {
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), text)
}

beforeEach(() => {
  localStorage.clear()
  onSelect.mockClear()
  onClose.mockClear()
  // jsdom lays nothing out: the list draws as many rows as its default height holds.
  vi.stubGlobal('ResizeObserver', class { observe() { return undefined } unobserve() { return undefined } disconnect() { return undefined } })
})

describe('the selector', () => {
  it('of currencies leaves LP tokens out and flags a name that is taken', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Select a Token' })).toBeVisible()
    expect(rows()).toEqual([expect.stringMatching(/^CRO/), 'AAAAAA coin', 'AAAKnown name · AAA coin · A list', 'BBBBBB coin'])
  })

  it('of tokens and LP tokens has both, flags a name that is taken, and manages lists as well', async () => {
    open('tokensAndLps')
    expect(screen.getByRole('dialog', { name: 'Select a Token or LP' })).toBeVisible()
    expect(rows()).toEqual([expect.stringMatching(/^CRO/), 'AAAAAA coin', 'AAAKnown name · AAA coin · A list', 'AAA-BBB LPAAA-BBB LP coin', 'BBBBBB coin'])
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    expect(screen.getByRole('list', { name: 'Lists' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Select a Token or LP' })).toBeVisible()
  })

  it('takes a common base at once', async () => {
    open()
    await userEvent.click(within(screen.getByRole('group', { name: 'Common bases' })).getByRole('button', { name: 'USDC' }))
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ address: deployment.tokens['USDC']?.address }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks before it takes a token of a list that is switched off', async () => {
    const list = { name: 'Off', version: { major: 1, minor: 0, patch: 0 }, tokens: [{ chainId: deployment.chainId, address: addressOf(9), symbol: 'NOON', name: 'Noon', decimals: 6 }] }
    localStorage.setItem('persist:lists', JSON.stringify({ byUrl: JSON.stringify({ [LIST_URL]: { current: list } }), activeListUrls: '[]', addedTokens: '{}', _persist: JSON.stringify({ version: 1, rehydrated: true }) }))
    open()
    await type('noon')
    await userEvent.click(await screen.findByRole('option', { name: /NOON.*Off.*Import/ }))
    expect(onSelect).not.toHaveBeenCalled()
    const view = screen.getByRole('dialog', { name: 'Import Tokens' })
    await userEvent.click(within(view).getByRole('button', { name: 'Import' }))
    expect(onSelect).not.toHaveBeenCalled()
    await userEvent.click(within(view).getByLabelText('I understand'))
    await userEvent.click(within(view).getByRole('button', { name: 'Import' }))
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ address: addressOf(9), decimals: 6 }))
  })

  it('drops what it said of a list as soon as another is typed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    const field = screen.getByRole('textbox', { name: 'Address of a list' })
    await userEvent.type(field, LIST_URL)
    expect(await screen.findByText('Error importing list')).toBeVisible()
    fireEvent.change(field, { target: { value: `${LIST_URL}x` } })
    expect(screen.queryByText('Error importing list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    fetched.mockRestore()
  })

  it('says how many tokens of a list are left out, before and after it is added', async () => {
    const list = {
      name: 'Two kinds',
      timestamp: '2026-01-01T00:00:00+00:00',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [{ chainId: deployment.chainId, address: addressOf(9), symbol: 'NOON', name: 'Noon', decimals: 6 }, { chainId: 501000101, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
    }
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(list)))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Address of a list' }), LIST_URL)
    const facts = 'Version 1.0.0, 1 token · 1 token that is not on an EVM chain left out'
    expect(await screen.findByText(facts)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Import Two kinds' }))
    expect(screen.getByText(facts)).toBeVisible()
    await userEvent.click(screen.getByLabelText('I understand'))
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const lists = await screen.findByRole('list', { name: 'Lists' })
    expect(within(lists).getByText(facts)).toBeVisible()
    fetched.mockRestore()
  })

  it('keeps one list, and says so', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    const row = within(screen.getByRole('list', { name: 'Lists' })).getByRole('listitem')
    expect(within(row).getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Select a Token' })).toBeVisible()
  })
})

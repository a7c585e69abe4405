import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import { getDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findToken } from '@/domain/token/token'
import { mergeTokens, type TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { chainHarness } from '@/hooks/testing/chainHarness'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { numberedAddress } from '@/lib/testing/addresses'
import { type AppStore, createAppStore } from '@/store/appStore'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { TokenSelectDialog } from './TokenSelectDialog'

const token = (n: number, symbol: string, more: Partial<ListedToken> = {}): ListedToken => ({
  address: numberedAddress(n),
  symbol,
  name: `${symbol} coin`,
  decimals: 18,
  source: { kind: 'deployment' },
  ...more,
})
const TOKENS = [
  token(1, 'AAA'),
  token(2, 'BBB'),
  token(3, 'AAA', { source: { kind: 'list', name: 'A list' } }),
  token(4, 'AAA-BBB LP', { pair: [numberedAddress(1), numberedAddress(2)] }),
]
const directory = mergeTokens([new Map(TOKENS.map((each) => [each.address, each]))])
const onSelect = vi.fn()
const onClose = vi.fn()
const LIST_URL = 'https://lists.test/a.json'

const dialog = (tokens: TokenDirectory, mode?: 'tokensAndLps') => (
  <TestStore node={() => null}>
    <TestLanguage>
      <TokenSelectDialog
        directory={tokens}
        selected={undefined}
        onSelect={onSelect}
        onClose={onClose}
        {...(mode && { mode })}
      />
    </TestLanguage>
  </TestStore>
)
const open = (mode?: 'tokensAndLps') => render(dialog(directory, mode))
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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined
      }
      unobserve() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
})

describe('the selector', () => {
  it('of currencies leaves LP tokens out and flags a name that is taken', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Select a Token' })).toBeVisible()
    expect(rows()).toEqual([
      expect.stringMatching(/^CRO/),
      'AAAAAA coin',
      'AAALookalike · AAA coin · A list',
      'BBBBBB coin',
    ])
  })

  it('of tokens and LP tokens has both, flags a name that is taken, and manages lists as well', async () => {
    open('tokensAndLps')
    expect(screen.getByRole('dialog', { name: 'Select a Token or LP' })).toBeVisible()
    expect(rows()).toEqual([
      expect.stringMatching(/^CRO/),
      'AAAAAA coin',
      'AAALookalike · AAA coin · A list',
      'AAA-BBB LPAAA-BBB LP coin',
      'BBBBBB coin',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    expect(screen.getByRole('list', { name: 'Lists' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Select a Token or LP' })).toBeVisible()
  })

  it('keeps the active currency where a list arrives while the arrow keys are used', async () => {
    const { rerender } = open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = () =>
      document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    expect(active()).toHaveTextContent('AAA')
    const more = [...TOKENS, token(5, 'A0')].map((each) => [each.address, each] as const)
    rerender(dialog(mergeTokens([new Map(more)])))
    expect(rows()[1]).toContain('A0')
    expect(active()).toHaveTextContent('AAA')
    await type('b')
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
  })

  it('takes a common base at once', async () => {
    open()
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Common bases' })).getByRole('button', { name: 'USDC' }),
    )
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ address: getDeployment().tokens['USDC']?.address }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks before it takes a token of a list that is switched off', async () => {
    const list = {
      name: 'Off',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [
        { chainId: getDeployment().chainId, address: numberedAddress(9), symbol: 'NOON', name: 'Noon', decimals: 6 },
      ],
    }
    localStorage.setItem(
      'persist:lists',
      JSON.stringify({
        byUrl: JSON.stringify({ [LIST_URL]: { current: list } }),
        activeListUrls: '[]',
        addedTokens: '{}',
        _persist: JSON.stringify({ version: 1, rehydrated: true }),
      }),
    )
    open()
    await type('noon')
    await userEvent.click(await screen.findByRole('option', { name: /NOON.*Off.*Import/ }))
    expect(onSelect).not.toHaveBeenCalled()
    const view = screen.getByRole('dialog', { name: 'Import Tokens' })
    await userEvent.click(within(view).getByRole('button', { name: 'Import' }))
    expect(onSelect).not.toHaveBeenCalled()
    await userEvent.click(within(view).getByLabelText('I understand'))
    await userEvent.click(within(view).getByRole('button', { name: 'Import' }))
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ address: numberedAddress(9), decimals: 6 }))
  })

  it('drops what it said of a list as soon as another is typed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    const field = screen.getByRole('textbox', { name: 'List URL' })
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
      tokens: [
        { chainId: getDeployment().chainId, address: numberedAddress(9), symbol: 'NOON', name: 'Noon', decimals: 6 },
        {
          chainId: 501000101,
          address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
          symbol: 'USDC',
          name: 'USD Coin',
          decimals: 6,
        },
      ],
    }
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(list)))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Manage Tokens' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'List URL' }), LIST_URL)
    const facts = 'Version 1.0.0, 1 token · 1 token of a non-EVM chain left out'
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

describe('the selector of currencies, with an account', () => {
  const deployed = (symbol: string): ListedToken => ({
    address: numberedAddress(0),
    name: '',
    decimals: 0,
    ...findToken(getDeployment(), symbol),
    symbol,
    source: { kind: 'deployment' },
  })
  const UNPRICED = token(8, 'HHH', { source: { kind: 'list', name: 'A list' } })
  const BELOW_VIEW = token(999, 'ZZZ', { source: { kind: 'list', name: 'A list' } })
  const others = Array.from({ length: 40 }, (_, n) => token(100 + n, `OTHER${n + 10}`))
  const NEVER_IN_VIEW = token(139, 'OTHER49')
  const some = mergeTokens([
    new Map(
      [token(1, 'AAA'), deployed('DAI'), deployed('USDC'), UNPRICED, ...others, BELOW_VIEW].map((each) => [
        each.address.toLowerCase(),
        each,
      ]),
    ),
  ])
  const AS_LISTED = ['CRO', 'AAA', 'DAI', 'HHH', 'OTHER10']
  const BY_WORTH = ['CRO', 'USDC', 'DAI', 'HHH', 'ZZZ', 'AAA', 'OTHER10']
  const call = ({ address }: ListedToken) => erc20Contract(address).balanceOf(FAKE_ACCOUNT)
  const timesRead = (each: ListedToken) => chain.asked.filter((key) => key === call(each).key).length
  const SYMBOLS = ['CRO', ...some.sorted.map(({ token: { symbol } }) => symbol)]
  const firstRows = (count: number) =>
    screen
      .getAllByRole('option')
      .slice(0, count)
      .map(({ textContent }) => SYMBOLS.find((symbol) => textContent.startsWith(symbol)))

  let chain: FakeChain
  let store: AppStore
  const { wrapper, pass, newBlock } = chainHarness(() => ({ chain, store }))
  const openConnected = (mode: 'tokensAndLps' | 'currencies' = 'currencies') =>
    render(
      <TestLanguage>
        <TokenSelectDialog mode={mode} directory={some} selected={undefined} onSelect={onSelect} onClose={onClose} />
      </TestLanguage>,
      { wrapper },
    )

  beforeEach(async () => {
    vi.useFakeTimers()
    walletSession.set({
      status: 'connected',
      account: FAKE_ACCOUNT,
      chainId: getDeployment().chainId,
      provider: new FakeWallet(getDeployment().chainId),
      choiceId: 'injected',
    })
    chain = createFakeChain()
    store = createAppStore({ client: chain.client, chainId: getDeployment().chainId, multicall: MULTICALL })
    for (const { token: each } of some.sorted) chain.answers.set(call(each).key, wordOf(0))
    // Fewer base units, and worth more.
    chain.answers.set(call(deployed('USDC')).key, wordOf(7_000_000n))
    chain.answers.set(call(deployed('DAI')).key, wordOf(5n * 10n ** 18n))
    chain.answers.set(call(UNPRICED).key, wordOf(10n ** 30n))
    chain.answers.set(call(BELOW_VIEW).key, wordOf(1))
    await newBlock(100)
  })
  afterEach(() => {
    walletSession.set({ status: 'disconnected' })
    vi.useRealTimers()
  })

  it('lists what is held first by its worth, and finds it at once when it opens again', async () => {
    const { unmount } = openConnected()
    expect(firstRows(5)).toEqual(AS_LISTED)
    await pass(100)
    expect(firstRows(7)).toEqual(BY_WORTH)
    unmount()
    openConnected()
    expect(firstRows(7)).toEqual(BY_WORTH)
  })

  it('reads the balances by one multicall, once however many blocks it stays open', async () => {
    openConnected()
    await pass(100)
    expect(chain.log).toEqual([expect.stringMatching(/^multicall /)])
    expect(timesRead(NEVER_IN_VIEW)).toBe(1)
    for (const number of [101, 102, 103]) await newBlock(number)
    await pass(1_000)
    await pass(100)
    for (const number of [104, 114, 124]) await newBlock(number)
    expect(timesRead(NEVER_IN_VIEW)).toBe(1)
    expect(timesRead(UNPRICED)).toBe(7)
  })

  it.each<[string, () => void]>([
    ['the pointer is over a row', () => fireEvent.pointerMove(screen.getAllByRole('option')[1] ?? document.body)],
    ['a finger is on a row', () => fireEvent.pointerDown(screen.getAllByRole('option')[1] ?? document.body)],
    ['the list is scrolled', () => fireEvent.scroll(screen.getByRole('listbox'))],
    [
      'an arrow key has moved into the list',
      () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' }),
    ],
  ])('moves no row once %s', async (_what, enter) => {
    openConnected()
    enter()
    await pass(100)
    expect(timesRead(BELOW_VIEW)).toBe(1)
    expect(firstRows(5)).toEqual(AS_LISTED)
  })

  it('moves no row for an answer that comes late, but keeps it for the next time', async () => {
    const release = chain.hold()
    const { unmount } = openConnected()
    await pass(1_100)
    release()
    await pass(0)
    expect(firstRows(5)).toEqual(AS_LISTED)
    unmount()
    openConnected()
    expect(firstRows(7)).toEqual(BY_WORTH)
  })

  it('does not take a balance that could not be read for a holding', async () => {
    chain.answers.delete(call(deployed('USDC')).key)
    openConnected()
    await pass(100)
    expect(firstRows(4)).toEqual(['CRO', 'DAI', 'HHH', 'ZZZ'])
  })

  it('searches in the order of a search', async () => {
    chain.answers.set(call(token(120, 'OTHER30')).key, wordOf(10n ** 18n))
    openConnected()
    await pass(100)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } })
    await pass(200)
    expect(firstRows(2)).toEqual(['OTHER10', 'OTHER11'])
  })

  it('of tokens and LP tokens stays sorted by symbol, below a group of what the account holds', async () => {
    openConnected('tokensAndLps')
    const held = () => screen.getByRole('group', { name: 'In your wallet' })
    expect(within(held()).queryAllByRole('button')).toEqual([])
    await pass(1_000)
    expect(firstRows(5)).toEqual(AS_LISTED)
    expect(
      within(held())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['USDC', 'DAI', 'HHH', 'ZZZ'])
    fireEvent.click(within(held()).getByRole('button', { name: 'DAI' }))
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ symbol: 'DAI' }))
  })

  it('says that the account holds nothing once the balances are read', async () => {
    for (const { token: each } of some.sorted) chain.answers.set(call(each).key, wordOf(0))
    openConnected('tokensAndLps')
    expect(screen.queryByText('You hold none of these tokens')).toBeNull()
    await pass(1_000)
    expect(screen.getByText('You hold none of these tokens')).toBeVisible()
  })

  it('reads no balance without an account', async () => {
    walletSession.set({ status: 'disconnected' })
    openConnected()
    await pass(1_000)
    expect(
      chain.asked.filter((key) => some.sorted.some(({ token: each }) => key.startsWith(each.address.toLowerCase()))),
    ).toEqual([])
    expect(firstRows(5)).toEqual(AS_LISTED)
  })
})

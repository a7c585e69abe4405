import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { rememberLogin } from '@/wallet/loginKey'
import { type LoginFailure, walletSession } from '@/wallet/session'
import { announce, FAKE_ACCOUNT, FakeWallet, providerError } from '@/wallet/testing/FakeWallet'
import { UserMenu } from './UserMenu'
import { WalletGate } from './WalletGate'
import { walletDialog } from './walletDialog'

const reads = vi.hoisted(() => ({ native: undefined, product: undefined }))
vi.mock('@/domain/token/reads', () => ({ nativeBalanceReading: () => 'native', tokenBalanceReading: () => 'product' }))
vi.mock('@/hooks/useReading', () => ({
  // All else stays unread, such as the profile.
  useReading: vi.fn((reading: unknown) =>
    reading === 'native' || reading === 'product' ? reads[reading] : { status: 'loading' },
  ),
}))

const CRO = 10n ** 18n
const wallet = new FakeWallet(getDeployment().chainId)

function setBalances(native: Loadable<bigint>, product: Loadable<bigint> = ready(0n)) {
  Object.assign(reads, { native, product })
}
const connected = () =>
  ({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId: getDeployment().chainId,
    provider: wallet,
    choiceId: 'injected',
  }) as const

function Blocked() {
  return <p>{useWallet().isBlocked ? 'blocked' : 'free'}</p>
}

function open() {
  render(
    <TestStore node={() => ({ number: '0x1', timestamp: '0x1' })}>
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <MemoryRouter>
            <WalletGate />
            <UserMenu />
            <Blocked />
          </MemoryRouter>
        </ToastsProvider>
      </TestLanguage>
    </TestStore>,
  )
}
const dialog = () => screen.findByRole('dialog')
const openMenu = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

// Preloads the chunks, which can take longer than the test's timeout on a busy machine.
beforeAll(() => Promise.all([import('./ConnectDialog'), import('./WalletModal')]))
beforeEach(() => {
  setBalances(ready(CRO))
  walletSession.set({ status: 'disconnected' })
})
afterEach(() => {
  walletDialog.set(undefined)
  Reflect.deleteProperty(window, 'ethereum')
})

describe('the toasts of a login', () => {
  it.each<[LoginFailure, string, string]>([
    [{ kind: 'noProvider' }, 'Provider Error', 'No provider was found'],
    [{ kind: 'notAuthorized' }, 'Authorization Error', 'Please authorize to access your account'],
    [{ kind: 'unknownConnector' }, 'Unable to find connector', 'The connector config is wrong'],
    [{ kind: 'wrongNetwork' }, 'Wrong Network', 'Please switch to [Cronos Beta] on Chrome Wallet Extension to connect'],
    [{ kind: 'other', name: 'Error', message: 'Already processing' }, 'Auth Error', 'Already processing'],
  ])('%j', async (failure, title, description) => {
    open()
    act(() => walletSession.set({ status: 'disconnected', failure }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(title)).toBeVisible()
    expect(within(alert).getByText(description)).toBeVisible()
  })
})

describe('the connect dialog', () => {
  it('says what to do where no wallet is found', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    expect(within(await dialog()).getByText('No wallet found in this browser')).toBeVisible()
    expect(within(await dialog()).getByText(/install a wallet extension/)).toBeVisible()
  })

  it('names the address of the page, until the user hides it for good', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    expect(within(await dialog()).getByText(`You are on ${window.location.host}.`, { exact: false })).toBeVisible()
    await userEvent.click(within(await dialog()).getByRole('button', { name: "Don't show this again" }))
    expect(within(await dialog()).queryByText('Check the address')).toBeNull()
    await waitFor(() => expect(localStorage.getItem('persist:user')).toContain('"isPhishingWarningHidden":"true"'))
    cleanup()
    open()
    expect(await dialog()).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Check the address')).toBeNull())
  })

  it('offers WalletConnect only with its reason where the site has no project id', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    const choice = within(await dialog()).getByRole('button', { name: 'WalletConnect' })
    expect(choice).toHaveAttribute('aria-disabled', 'true')
    expect(choice).toHaveAccessibleDescription('WalletConnect is not available on this site.')
    await userEvent.click(choice)
    expect(walletSession.getSnapshot().status).toBe('disconnected')
    expect(within(await dialog()).queryByText('WalletConnect, version 1')).toBeNull()
  })

  it('connects the wallet that is chosen and closes', async () => {
    Object.assign(window, { ethereum: wallet })
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Browser wallet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: /^0x/ })).toBeVisible()
    await openMenu(/^0x/)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Disconnect' }))
    expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  })

  it('stays open, ready for another try, where the user declines', async () => {
    const declining = new FakeWallet(getDeployment().chainId)
    declining.answer('eth_requestAccounts', () => {
      throw providerError(4001, 'no')
    })
    Object.assign(window, { ethereum: declining })
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Browser wallet' }))
    expect(await screen.findByText('Authorization Error')).toBeVisible()
    expect(within(await dialog()).getByRole('button', { name: 'Browser wallet' })).toBeEnabled()
  })

  it('shows what a wallet calls itself as text, the latest used first', async () => {
    const stops = [
      announce({ name: 'First Wallet', rdns: 'org.first' }, wallet),
      announce({ name: '<b>Bold</b>', rdns: 'org.bold', icon: 'data:image/png;base64,AAAA' }, wallet),
    ]
    rememberLogin('eip6963:org.bold')
    localStorage.removeItem('wallet.login')
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
    const choices = within(await dialog()).getByRole('group', { name: 'Wallets' })
    const names = within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['<b>Bold</b>Recent', 'First Wallet', 'Crypto.com DeFi Wallet'])
    expect(choices.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA')
    for (const stop of stops) stop()
  })
})

describe('the user menu', () => {
  it('has the wallet, the transactions and the way out, and warns of a low balance', async () => {
    setBalances(ready(2_000_000_000n))
    walletSession.set(connected())
    open()
    await openMenu(/^0xAaAa\.\.\.AaAa$/)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'CRO Balance LowWallet',
      'Transactions',
      'Profile',
      'NFT Profile',
      'Portfolio',
      'Allowances',
      'Disconnect',
    ])
  })

  it.each<[string, Loadable<bigint>]>([
    ['one wei more', ready(2_000_000_001n)],
    ['what is not read yet', LOADING],
    ['what could not be read', { status: 'failed', retry: vi.fn() }],
  ])('does not warn of %s', async (_, native) => {
    setBalances(native)
    walletSession.set(connected())
    open()
    await openMenu(/^0xAaAa/)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Wallet',
      'Transactions',
      'Profile',
      'NFT Profile',
      'Portfolio',
      'Allowances',
      'Disconnect',
    ])
  })

  it('offers the right network on a wrong one', async () => {
    walletSession.set({ status: 'wrongChain', choiceId: 'injected' })
    open()
    await openMenu(/Wrong network/)
    expect(screen.getByRole('menuitem', { name: `Switch to ${getDeployment().chainName}` })).toBeVisible()
  })
})

describe('the wallet modal', () => {
  const openWallet = async () => {
    walletSession.set(connected())
    open()
    act(() => walletDialog.set('wallet'))
    return within(await dialog())
  }

  it('welcomes with the address, both balances, the explorer and the way out', async () => {
    const user = userEvent.setup()
    setBalances(ready(1_234_567_891_234_567_891n), ready(2_999_999_999_999_999_999n))
    const modal = await openWallet()
    expect(modal.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
    expect(modal.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Wallet', 'Transactions'])
    expect(modal.getByText('Your Address')).toBeVisible()
    expect(modal.getByText(FAKE_ACCOUNT)).toBeVisible()
    expect(within(modal.getByText('CRO Balance').parentElement ?? document.body).getByText('1.234568')).toBeVisible()
    expect(await modal.findByText('1.234567891234567891 CRO')).toBeInTheDocument()
    expect(
      within(modal.getByText(`${brand.token} Balance`).parentElement ?? document.body).getByText('3'),
    ).toBeVisible()
    expect(modal.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
      'href',
      `${getDeployment().explorerUrl}/address/${FAKE_ACCOUNT}`,
    )
    await user.click(modal.getByRole('button', { name: 'Copy your address' }))
    expect(await modal.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(FAKE_ACCOUNT)
  })

  it('warns at 2 gwei, and does not show it as 0', async () => {
    setBalances(ready(2_000_000_000n))
    const modal = await openWallet()
    expect(within(modal.getByText('CRO Balance').parentElement ?? document.body).getByText('<0.000001')).toBeVisible()
    expect(modal.getByText('CRO Balance Low')).toBeVisible()
    expect(modal.getByText('You need CRO for transaction fees.')).toBeVisible()
  })

  it('never shows a balance that could not be read as 0, and reads it again', async () => {
    const retry = vi.fn()
    setBalances({ status: 'failed', retry })
    const modal = await openWallet()
    const row = modal.getByText('CRO Balance').parentElement
    expect(row).not.toHaveTextContent('0')
    await userEvent.click(within(row ?? document.body).getByRole('button'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows the transactions, and closes when the wallet leaves', async () => {
    const modal = await openWallet()
    await userEvent.click(modal.getByRole('tab', { name: 'Transactions' }))
    expect(modal.getByText('No recent transactions')).toBeVisible()
    act(() => walletSession.set({ status: 'disconnected' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('knows a blocked account, in any letter case', () => {
  const blocked = getDeployment().blockedAddresses[0]
  if (blocked === undefined) throw new Error('The deployment blocks nobody')
  walletSession.set({ ...connected(), account: `0x${blocked.slice(2).toUpperCase()}` })
  open()
  expect(screen.getByText('blocked')).toBeVisible()
  expect(vi.mocked(useReading)).toHaveBeenCalled()
})

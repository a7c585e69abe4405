import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { rememberedAddresses } from '@/platform/rememberedAddresses'
import WalletHost from './lazyWalletHost'
import { login, logout, restoreLogin } from './login'
import { readLogin, rememberLogin } from './loginKey'
import { walletSession } from './session'
import { FAKE_ACCOUNT, FakeWallet } from './testing/FakeWallet'

class FakeSessionWallet extends FakeWallet {
  readonly close = vi.fn(() => Promise.resolve())
}

const opened = vi.hoisted((): { wallet?: unknown } => ({}))
vi.mock('./walletConnect/lazyWalletConnect', () => ({ openWalletConnect: () => Promise.resolve(opened.wallet) }))

const CHOICE = 'walletconnect'
const session = () => walletSession.getSnapshot()

function open(wallet: FakeSessionWallet): FakeSessionWallet {
  opened.wallet = wallet
  return wallet
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(getDeployment(), { walletConnect: { projectId: '0'.repeat(32), relayUrl: 'wss://relay.example' } })
  walletSession.set({ status: 'disconnected' })
  render(<WalletHost />)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(getDeployment(), 'walletConnect')
  Reflect.deleteProperty(window, 'ethereum')
})

describe('session wallet', () => {
  it('closes its session on logout', async () => {
    const wallet = open(new FakeSessionWallet(getDeployment().chainId))
    await act(() => login(CHOICE))
    expect(session()).toMatchObject({ status: 'connected', choiceId: CHOICE, pollingMs: 12_000 })
    expect(wallet.close).not.toHaveBeenCalled()
    await act(() => logout())
    expect(wallet.close).toHaveBeenCalledTimes(1)
    // The account stays remembered as the user's own.
    expect(rememberedAddresses.getSnapshot().accounts).toEqual([expect.stringMatching(new RegExp(FAKE_ACCOUNT, 'i'))])
  })

  it('closes its session once another wallet is connected', async () => {
    const wallet = open(new FakeSessionWallet(getDeployment().chainId))
    await act(() => login(CHOICE))
    await act(() => login('injected'))
    expect(session()).toMatchObject({ status: 'connected', choiceId: CHOICE })
    expect(wallet.close).not.toHaveBeenCalled()
    Object.assign(window, { ethereum: new FakeWallet(getDeployment().chainId) })
    await act(() => login('injected'))
    expect(session()).toMatchObject({ status: 'connected', choiceId: 'injected' })
    expect(wallet.close).toHaveBeenCalledTimes(1)
  })

  it('keeps its session while switching networks', async () => {
    const wallet = open(new FakeSessionWallet(1))
    await act(() => login(CHOICE))
    expect(session()).toMatchObject({
      status: 'connected',
      account: expect.stringMatching(new RegExp(FAKE_ACCOUNT, 'i')) as string,
    })
    expect(wallet.close).not.toHaveBeenCalled()
  })

  it('is restored with a live session, and forgotten with an expired one', async () => {
    rememberLogin(CHOICE)
    const wallet = open(new FakeSessionWallet(getDeployment().chainId))
    wallet.isAuthorized = false
    await act(() => restoreLogin())
    expect(session()).toEqual({ status: 'disconnected' })
    expect(readLogin()).toBeUndefined()
    rememberLogin(CHOICE)
    wallet.isAuthorized = true
    await act(() => restoreLogin())
    expect(session().status).toBe('connected')
  })

  it('is not offered without a project id', async () => {
    Reflect.deleteProperty(getDeployment(), 'walletConnect')
    await act(() => login(CHOICE))
    expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'unknownConnector' } })
  })
})

import { act, cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { failWalletHost } from './host'
import WalletHost from './lazyWalletHost'
import { login, logout, restoreLogin, switchNetwork } from './login'
import { readLogin, readRecentChoices, rememberLogin } from './loginKey'
import { openLogoutChannel } from './logoutChannel'
import { walletSession } from './session'
import { announce, FAKE_ACCOUNT, FakeWallet, providerError } from './testing/FakeWallet'

const OURS = getDeployment().chainId
const OTHER: `0x${string}` = `0x${'bb'.repeat(20)}`
const session = () => walletSession.getSnapshot()
const statusBecomes = (status: string) => waitFor(() => expect(session().status).toBe(status))
const accountOf = () => {
  const now = session()
  return 'account' in now ? now.account : undefined
}

const stops: (() => void)[] = []

function install(wallet: FakeWallet): string {
  Object.assign(window, { ethereum: wallet })
  return 'injected'
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  walletSession.set({ status: 'disconnected' })
  render(
    <StrictMode>
      <WalletHost />
    </StrictMode>,
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'ethereum')
})

describe('login', () => {
  it('connects a wallet on the right network and stores the choice', async () => {
    const wallet = new FakeWallet(OURS)
    stops.push(announce({ name: 'Announced', rdns: 'org.announced' }, wallet))
    const choiceId = 'eip6963:org.announced'
    const done = act(() => login(choiceId))
    expect(session()).toEqual({ status: 'connecting', choiceId })
    await done
    expect(session()).toMatchObject({ status: 'connected', chainId: OURS, provider: wallet, choiceId })
    expect(accountOf()?.toLowerCase()).toBe(FAKE_ACCOUNT.toLowerCase())
    expect(readLogin()).toBe(choiceId)
    expect(readRecentChoices()).toEqual([choiceId])
  })

  it('adds the network to a wallet on another one, and tries again', async () => {
    const wallet = new FakeWallet(1)
    await act(() => login(install(wallet)))
    expect(session().status).toBe('connected')
    expect(wallet.methodsCalled()).toContain('wallet_addEthereumChain')
  })

  it('stays on the wrong network if adding fails, and recovers when the wallet switches', async () => {
    const wallet = new FakeWallet(1)
    wallet.answer('wallet_addEthereumChain', () => {
      throw providerError(4001, 'no')
    })
    const choiceId = install(wallet)
    await act(() => login(choiceId))
    expect(session()).toMatchObject({ status: 'wrongChain', choiceId })
    expect(accountOf()?.toLowerCase()).toBe(FAKE_ACCOUNT.toLowerCase())
    wallet.chainId = OURS
    act(() => wallet.emit('chainChanged', `0x${OURS.toString(16)}`))
    await statusBecomes('connected')
  })

  it('switches from a wrong network on request', async () => {
    const wallet = new FakeWallet(1)
    wallet.answer('wallet_addEthereumChain', () => {
      throw providerError(4001, 'no')
    })
    await act(() => login(install(wallet)))
    expect(await act(() => switchNetwork())).toBe(false)
    expect(session().status).toBe('wrongChain')
    wallet.knownChainIds = [1, OURS]
    expect(await act(() => switchNetwork())).toBe(true)
    await statusBecomes('connected')
  })

  it('has no network to switch without a wallet', async () => {
    const problems = vi.spyOn(console, 'error')
    expect(await act(() => switchNetwork())).toBe(false)
    expect(problems).toHaveBeenCalledWith('There is no wallet to add the network to')
  })

  it.each([
    ['noProvider', 'eip6963:org.absent'],
    ['noProvider', 'injected'],
    ['unknownConnector', 'walletconnect-of-1999'],
  ])('reports %s for %s', async (kind, choiceId) => {
    await act(() => login(choiceId))
    expect(session()).toEqual({ status: 'disconnected', failure: { kind } })
  })

  it.each([4001, 4100])('reports a rejection by the user (%i)', async (code) => {
    const wallet = new FakeWallet(OURS)
    wallet.answer('eth_requestAccounts', () => {
      throw providerError(code, 'declined')
    })
    await act(() => login(install(wallet)))
    expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'notAuthorized' } })
    expect(wallet.listenerCount).toBe(0)
  })

  it.each([[[]], [['not an address']], [undefined]])(
    'reports a rejection if the wallet returns %j for accounts',
    async (accounts) => {
      const wallet = new FakeWallet(OURS)
      wallet.answer('eth_requestAccounts', () => accounts)
      await act(() => login(install(wallet)))
      expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'notAuthorized' } })
    },
  )

  it('passes on the message of other errors and thrown objects', async () => {
    const wallet = new FakeWallet(OURS)
    wallet.answer('eth_requestAccounts', () => {
      throw providerError(-32002, 'Already processing')
    })
    await act(() => login(install(wallet)))
    expect(session()).toEqual({
      status: 'disconnected',
      failure: { kind: 'other', name: 'Error', message: 'Already processing' },
    })
    // Throws a plain object.
    wallet.answer('eth_requestAccounts', () => AbortSignal.abort({ code: 1, message: 'Plain' }).throwIfAborted())
    await act(() => login(install(wallet)))
    expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'other', name: 'Error', message: 'Plain' } })
  })

  it('rejects an invalid chain id', async () => {
    const wallet = new FakeWallet(OURS)
    wallet.answer('eth_chainId', () => 'cronos')
    await act(() => login(install(wallet)))
    expect(session()).toMatchObject({ status: 'disconnected', failure: { kind: 'other' } })
    expect(wallet.listenerCount).toBe(0)
  })

  it('connects window.ethereum with and without request', async () => {
    const wallet = new FakeWallet(OURS)
    await act(() => login(install(wallet)))
    expect(session()).toMatchObject({ status: 'connected', provider: wallet, choiceId: 'injected' })
    await act(() => logout())
    wallet.accounts = [OTHER]
    const legacy = {
      send: async (method: string, params?: unknown) => ({
        jsonrpc: '2.0',
        result: await wallet.request({ method, params }),
      }),
    }
    Object.assign(window, { ethereum: legacy })
    await act(() => login('injected'))
    const now = session()
    if (now.status !== 'connected') throw new Error(now.status)
    expect(await now.provider.request({ method: 'eth_chainId' })).toBe(`0x${OURS.toString(16)}`)
  })
})

describe('wallet events', () => {
  const connected = async () => {
    const wallet = new FakeWallet(OURS)
    await act(() => login(install(wallet)))
    expect(session().status).toBe('connected')
    return wallet
  }

  it('follow an account change', async () => {
    const wallet = await connected()
    const seen: string[] = []
    const stop = walletSession.subscribe(() => seen.push(session().status))
    act(() => wallet.emit('accountsChanged', [OTHER]))
    await waitFor(() => expect(accountOf()?.toLowerCase()).toBe(OTHER))
    stop()
    expect(new Set(seen)).toEqual(new Set(['connected']))
  })

  it('follow the wallet to a wrong network and back', async () => {
    const wallet = await connected()
    wallet.chainId = 1
    act(() => wallet.emit('chainChanged', '0x1'))
    await statusBecomes('wrongChain')
    expect(accountOf()?.toLowerCase()).toBe(FAKE_ACCOUNT.toLowerCase())
    wallet.chainId = OURS
    act(() => wallet.emit('chainChanged', `0x${OURS.toString(16)}`))
    await statusBecomes('connected')
  })

  it.each([
    ['takes its accounts back', 'accountsChanged', []],
    ['disconnects', 'disconnect', providerError(4900, 'gone')],
  ])('end the session if the wallet %s, and remove the login', async (_, event, payload) => {
    const wallet = await connected()
    act(() => wallet.emit(event, payload))
    await statusBecomes('disconnected')
    expect(readLogin()).toBeUndefined()
    expect(wallet.listenerCount).toBe(0)
  })

  it('keep the session while the wallet reconnects to its node', async () => {
    const wallet = await connected()
    act(() => wallet.emit('disconnect', providerError(1013, 'try again later')))
    expect(session().status).toBe('connected')
  })

  it('end the session on logout, and keep the recent choice', async () => {
    const wallet = await connected()
    await act(() => logout())
    expect(session()).toEqual({ status: 'disconnected' })
    expect(readLogin()).toBeUndefined()
    expect(readRecentChoices()).toHaveLength(1)
    expect(wallet.listenerCount).toBe(0)
  })
})

describe('several tabs', () => {
  it('disconnect together', async () => {
    const wallet = new FakeWallet(OURS)
    const heard = vi.fn()
    const otherTab = openLogoutChannel(heard)
    stops.push(otherTab.close)
    await act(() => login(install(wallet)))
    otherTab.announce()
    await statusBecomes('disconnected')
    expect(readLogin()).toBeUndefined()
    expect(wallet.listenerCount).toBe(0)
    expect(heard).not.toHaveBeenCalled()
    await act(() => login('injected'))
    await act(() => logout())
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  })
})

describe('restoreLogin', () => {
  it('does nothing without a login', async () => {
    await act(() => restoreLogin())
    expect(session()).toEqual({ status: 'disconnected' })
  })

  it('reconnects the wallet of the last visit', async () => {
    const choiceId = install(new FakeWallet(OURS))
    rememberLogin(choiceId)
    await act(() => restoreLogin())
    expect(session()).toMatchObject({ status: 'connected', choiceId })
  })

  it('never opens a locked wallet, shows no failure, and tries again next time', async () => {
    const wallet = new FakeWallet(OURS)
    wallet.isAuthorized = false
    const choiceId = install(wallet)
    rememberLogin(choiceId)
    await act(() => restoreLogin())
    expect(session()).toEqual({ status: 'disconnected' })
    expect(wallet.methodsCalled()).toEqual(['eth_accounts'])
    expect(readLogin()).toBe(choiceId)
  })

  it('does not ask a wallet to switch back, and follows it when it does', async () => {
    const wallet = new FakeWallet(1, [1, OURS])
    const choiceId = install(wallet)
    rememberLogin(choiceId)
    await act(() => restoreLogin())
    expect(session()).toMatchObject({ status: 'wrongChain', choiceId })
    expect(wallet.methodsCalled().filter((method) => method.startsWith('wallet_'))).toEqual([])
    expect(readLogin()).toBe(choiceId)
    expect(await act(() => switchNetwork())).toBe(true)
    await statusBecomes('connected')
  })

  it('removes the login of a missing wallet', async () => {
    rememberLogin('eip6963:org.uninstalled')
    await act(() => restoreLogin())
    expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'noProvider' } })
    expect(readLogin()).toBeUndefined()
  })

  it('waits for an extension that announces itself late', async () => {
    const wallet = new FakeWallet(OURS)
    rememberLogin('eip6963:org.slow')
    const done = act(() => restoreLogin())
    await Promise.resolve()
    stops.push(announce({ name: 'Slow', rdns: 'org.slow' }, wallet))
    await done
    expect(session().status).toBe('connected')
  })

  it('ignores invalid stored values', () => {
    localStorage.setItem('wallet.login', '{"a":1}')
    localStorage.setItem('wallet.recent', '[1,"a",null]')
    expect(readLogin()).toBeUndefined()
    expect(readRecentChoices()).toEqual(['a'])
  })
})

it('reports that the wallet code cannot be loaded', async () => {
  cleanup()
  const done = login('injected')
  failWalletHost(new Error('chunk'))
  await done
  expect(session()).toEqual({ status: 'disconnected', failure: { kind: 'other', name: 'Error', message: 'chunk' } })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Deployment, getDeployment, setDeployment } from '@/config/deployment'
import { isWithoutExtensions, listChoices, parseChoiceId } from './choices'
import type { AnnouncedWallet } from './discovery'
import { walletPollingMs } from './polling'
import { FakeWallet } from './testing/FakeWallet'

/** A network without wallet services. */
function bare(): Deployment {
  const deployment: Deployment = { ...getDeployment(), network: 'cronos' }
  Reflect.deleteProperty(deployment, 'walletConnect')
  Reflect.deleteProperty(deployment, 'walletConnectV1')
  return deployment
}
beforeEach(() => setDeployment(bare()))

const provider = new FakeWallet(25)
const announced: AnnouncedWallet = { rdns: 'org.a', name: 'A', provider }
const kinds = (wallets: readonly AnnouncedWallet[] = [], recent: readonly string[] = []) =>
  listChoices(wallets, recent).map(({ kind }) => kind)

function be(userAgent: string, maxTouchPoints = 0) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true })
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'ethereum')
})

describe('listChoices', () => {
  it('lists wallets in the browser first', () => {
    expect(kinds([announced])).toEqual(['announced', 'deFiWallet', 'walletConnect'])
  })

  it('lists the injected wallet if it is not an announced one', () => {
    Object.assign(window, { ethereum: provider })
    expect(kinds([announced])).toEqual(['announced', 'deFiWallet', 'walletConnect'])
    expect(kinds()).toEqual(['injected', 'deFiWallet', 'walletConnect'])
    Object.assign(window, { ethereum: new FakeWallet(25) })
    expect(kinds([announced])).toEqual(['announced', 'injected', 'deFiWallet', 'walletConnect'])
  })

  it('lists recently used wallets first', () => {
    expect(kinds([announced], ['walletconnect', 'gone', 'defi-wallet'])).toEqual([
      'walletConnect',
      'deFiWallet',
      'announced',
    ])
  })

  it('offers WalletConnect with a project id, and v1 with a bridge', () => {
    const offered = () => listChoices([], []).find(({ kind }) => kind === 'walletConnect')
    expect(offered()).toMatchObject({ isAvailable: false })
    setDeployment({
      ...getDeployment(),
      walletConnect: { projectId: '0', relayUrl: 'wss://relay' },
      walletConnectV1: { bridgeUrl: 'wss://bridge' },
    })
    expect(offered()).toMatchObject({ isAvailable: true })
    expect(kinds()).toEqual(['deFiWallet', 'walletConnect', 'walletConnectV1'])
  })

  it('offers three development accounts on the local chain only', () => {
    expect(kinds()).not.toContain('development')
    for (const network of ['devnet', 'cronos-testnet'] as const) {
      setDeployment({ ...getDeployment(), network })
      expect(kinds().filter((kind) => kind === 'development')).toHaveLength(network === 'devnet' ? 3 : 0)
    }
  })

  it.each([
    ['an Android', 'Mozilla/5.0 (Linux; Android 14) Mobile Safari', 5, true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 5, true],
    ['an iPad, which says that it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 0, false],
    ['a computer with a touch screen', 'Mozilla/5.0 (Windows NT 10.0)', 10, false],
  ])('detects whether %s can have a wallet', (_, userAgent, touchPoints, isWithout) => {
    be(userAgent, touchPoints)
    expect(isWithoutExtensions([])).toBe(isWithout)
    expect(kinds()).toEqual(isWithout ? ['walletConnect'] : ['deFiWallet', 'walletConnect'])
    expect(isWithoutExtensions([announced])).toBe(false)
  })
})

describe('parseChoiceId', () => {
  it.each([
    ['injected', { kind: 'injected' }],
    ['defi-wallet', { kind: 'deFiWallet' }],
    ['walletconnect', { kind: 'walletConnect' }],
    ['walletconnect-v1', { kind: 'walletConnectV1' }],
    ['eip6963:org.a', { kind: 'announced', rdns: 'org.a' }],
    ['development:2', { kind: 'development', accountNumber: 2 }],
    ['development:4', undefined],
    ['toString', undefined],
    ['', undefined],
  ])('parses %j', (id, parsed) => {
    expect(parseChoiceId(id)).toEqual(parsed)
  })

  it('has a polling interval of 15 seconds for the DeFi Wallet, 12 for others', () => {
    expect(['defi-wallet', 'walletconnect', 'walletconnect-v1', 'injected'].map(walletPollingMs)).toEqual([
      15_000, 12_000, 12_000, 12_000,
    ])
  })
})

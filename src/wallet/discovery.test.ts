// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseAnnouncement } from './discovery'
import { announce, FakeWallet } from './testing/FakeWallet'

const provider = new FakeWallet(25)
const info = { uuid: 'a', name: 'Good Wallet', rdns: 'org.good', icon: 'data:image/png;base64,AAAA' }

describe('parseAnnouncement', () => {
  it('accepts a valid announcement', () => {
    expect(parseAnnouncement({ info, provider })).toEqual({
      rdns: 'org.good',
      name: 'Good Wallet',
      icon: info.icon,
      provider,
    })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider that cannot be asked', { info, provider: { request: 'yes' } }],
    ['a name that is no text', { info: { ...info, name: { length: 4 } }, provider }],
    ['a name of nothing that can be seen', { info: { ...info, name: '\u202e\u200b \u0000' }, provider }],
    ['a reverse domain name that is none', { info: { ...info, rdns: 'javascript:alert(1)' }, provider }],
    ['a reverse domain name without end', { info: { ...info, rdns: `a.${'b'.repeat(200)}` }, provider }],
  ])('rejects %s', (_, detail) => {
    expect(parseAnnouncement(detail)).toBeUndefined()
  })

  it.each([
    'https://evil.example/track.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png,' + 'A'.repeat(200_000),
    ' data:image/png;base64,AAAA',
    42,
  ])('keeps the wallet without its icon %#', (icon) => {
    expect(parseAnnouncement({ info: { ...info, icon }, provider })).toEqual({
      rdns: 'org.good',
      name: 'Good Wallet',
      provider,
    })
  })

  it('limits the name and strips hidden and direction-changing characters', () => {
    const name = parseAnnouncement({
      info: { ...info, name: `Good\u202e\n\tWallet\u200b ${'x'.repeat(5000)}` },
      provider,
    })?.name
    expect(name).toMatch(/^Good Wallet x+$/)
    expect(name).toHaveLength(40)
  })
})

describe('announcedWallets', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.resetModules()
  })
  const startListening = async () => (await import('./discovery')).announcedWallets

  it('requests existing wallets, and adds later ones', async () => {
    stops.push(announce(info, provider))
    const wallets = await startListening()
    expect(wallets.getSnapshot().map(({ name }) => name)).toEqual(['Good Wallet'])
    const listener = vi.fn()
    wallets.subscribe(listener)
    // An unreadable announcement is ignored.
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: {
          get info() {
            throw new Error('no')
          },
        },
      }),
    )
    stops.push(announce({ ...info, rdns: 'org.late', name: 'Late Wallet' }, provider))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(wallets.getSnapshot().map(({ name }) => name)).toEqual(['Good Wallet', 'Late Wallet'])
  })

  it('rejects duplicates and limits the list', async () => {
    const wallets = await startListening()
    wallets.getSnapshot()
    stops.push(announce(info, provider))
    const thief = new FakeWallet(25)
    stops.push(announce({ ...info, name: 'Thief', rdns: 'ORG.GOOD' }, thief))
    expect(wallets.getSnapshot()).toHaveLength(1)
    expect(wallets.getSnapshot()[0]?.provider).toBe(provider)
    for (let number = 0; number < 100; number += 1) stops.push(announce({ ...info, rdns: `org.w${number}` }, provider))
    expect(wallets.getSnapshot()).toHaveLength(20)
  })
})

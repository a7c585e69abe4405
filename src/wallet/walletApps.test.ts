// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { codeLink, rememberApp, WALLET_APPS } from './walletApps'

const PAGE = 'https://app.example/earn?ref=a&b=c#d'
const CODE = 'wc:abc@2?relay-protocol=irn&symKey=ff'

describe('wallet app links', () => {
  it('open the current page, and no other scheme', () => {
    const links = WALLET_APPS.flatMap(({ name, pageLink }) => (pageLink === undefined ? [] : [[name, pageLink(PAGE)]]))
    expect(links).toEqual([
      ['MetaMask', 'https://link.metamask.io/dapp/app.example/earn?ref=a&b=c#d'],
      ['Trust Wallet', `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(PAGE)}`],
    ])
  })

  it('pass the URI unchanged', () => {
    for (const app of WALLET_APPS) {
      const link = new URL(codeLink(app, CODE))
      expect(link.protocol).toBe('https:')
      expect(link.pathname).toBe('/wc')
      expect(link.searchParams.get('uri')).toBe(CODE)
    }
  })

  it('are stored where WalletConnect reads the app to open', () => {
    const [app] = WALLET_APPS
    if (app === undefined) throw new Error('no app')
    rememberApp(app)
    expect(JSON.parse(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({
      href: app.appLink,
      name: app.name,
    })
  })
})

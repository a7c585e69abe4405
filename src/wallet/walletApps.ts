import { writeStored } from '@/platform/storage'

/** A wallet app that opens pages and codes from a phone's browser by links of its own. */
export interface WalletApp {
  readonly name: string
  /** Opens a page in the app's browser; absent where the app has no documented link for it. */
  readonly pageLink?: (pageUrl: string) => string
  /** What WalletConnect's `wc?uri=` is appended to, from WalletConnect's own list of wallets. */
  readonly appLink: string
}

/**
 * Sources: docs.metamask.io "Use deeplinks", developer.trustwallet.com "Deeplinking", and the wallet registry of
 * WalletConnect.
 */
export const WALLET_APPS: readonly WalletApp[] = [
  {
    name: 'MetaMask',
    appLink: 'https://metamask.app.link',
    pageLink: (url) => `https://link.metamask.io/dapp/${url.replace(/^https?:\/\//, '')}`,
  },
  { name: 'Crypto.com DeFi Wallet', appLink: 'https://wallet.crypto.com' },
  {
    name: 'Trust Wallet',
    appLink: 'https://link.trustwallet.com',
    pageLink: (url) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(url)}`,
  },
]

/** The link that hands a WalletConnect code to an app. */
export function codeLink({ appLink }: WalletApp, uri: string): string {
  return `${appLink}/wc?uri=${encodeURIComponent(uri)}`
}

/** Where WalletConnect looks for the app to open when something is to be signed. */
const APP_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers the app that took the code, so that it is opened for what is signed later. */
export function rememberApp({ appLink, name }: WalletApp): void {
  writeStored(APP_KEY, { href: appLink, name })
}

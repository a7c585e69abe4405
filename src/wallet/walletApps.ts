import { writeStored } from '@/platform/storage'

/** A mobile wallet app with deep links. */
export interface WalletApp {
  readonly name: string
  /** Opens a page in the app's browser; absent without a documented link. */
  readonly pageLink?: (pageUrl: string) => string
  /** Prefix of WalletConnect's `wc?uri=`, from its wallet registry. */
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

/** The deep link that opens a WalletConnect URI in an app. */
export function codeLink({ appLink }: WalletApp, uri: string): string {
  return `${appLink}/wc?uri=${encodeURIComponent(uri)}`
}

/** Where WalletConnect stores which app to open for signing. */
const APP_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores the paired app, so that it is opened for signing later. */
export function rememberApp({ appLink, name }: WalletApp): void {
  writeStored(APP_KEY, { href: appLink, name })
}

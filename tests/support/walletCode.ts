import { readFileSync } from 'node:fs'
import { staticClosure } from '../../scripts/support/sizes.mjs'

/** Connector module of each wallet with its own library, by its name in the connect dialog. */
export const WALLET_LIBRARIES = {
  WalletConnect: 'src/wallet/walletConnect/lazyWalletConnect.ts',
  'WalletConnect, version 1': 'src/wallet/walletConnectV1/lazyWalletConnectV1.ts',
  'Crypto.com DeFi Wallet': 'src/wallet/deFiWallet/lazyDeFiWallet.ts',
} as const

/** Modules loaded before a wallet is selected, besides the entry, and those that every wallet needs. */
const SHARED = [
  'src/app/start.tsx',
  'src/features/earn/EarnPage.tsx',
  'src/widgets/wallet/ConnectDialog.tsx',
  'src/wallet/lazyWalletHost.tsx',
]

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** Files that only one wallet's library needs; the connector's comes first. */
export function libraryFiles(siteFolder: string, key: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(`${siteFolder}/.vite/manifest.json`, 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true)
  const shared = new Set(staticClosure(manifest, [...entries, ...SHARED]))
  return staticClosure(manifest, [key, ...(manifest[key]?.dynamicImports ?? [])]).filter((file) => !shared.has(file))
}

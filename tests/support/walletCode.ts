import { readFileSync } from 'node:fs'
import { staticClosure } from '../../scripts/support/sizes.mjs'

/** Where the connector of each wallet with a library of its own begins, by its name in the connect dialog. */
export const WALLET_LIBRARIES = {
  WalletConnect: 'src/wallet/walletConnect/lazyWalletConnect.ts',
  'WalletConnect, version 1': 'src/wallet/walletConnectV1/lazyWalletConnectV1.ts',
  'Crypto.com DeFi Wallet': 'src/wallet/deFiWallet/lazyDeFiWallet.ts',
} as const

/** What is there before a wallet is chosen besides the entry, and what every wallet needs. */
const SHARED = [
  'src/app/start.tsx',
  'src/features/earn/EarnPage.tsx',
  'src/widgets/wallet/ConnectDialog.tsx',
  'src/wallet/lazyWalletHost.tsx',
]

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** The files of one wallet's library that nothing else of those needs; its connector's is the first. */
export function libraryFiles(siteFolder: string, key: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(`${siteFolder}/.vite/manifest.json`, 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true)
  const shared = new Set(staticClosure(manifest, [...entries, ...SHARED]))
  return staticClosure(manifest, [key, ...(manifest[key]?.dynamicImports ?? [])]).filter((file) => !shared.has(file))
}

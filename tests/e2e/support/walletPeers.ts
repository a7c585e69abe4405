import { startWalletConnectRelay, type WalletConnectRelay } from '../../peers/walletConnectRelay'
import { startWalletConnectV1Bridge, type WalletConnectV1Bridge } from '../../peers/walletConnectV1Bridge'
import { startWalletConnectV1Wallet, type WalletConnectV1Wallet } from '../../peers/walletConnectV1Wallet'
import { startWalletConnectWallet, type WalletConnectWallet } from '../../peers/walletConnectWallet'
import { browserArguments, CHAIN_ID, PROJECT_ID } from '../../support/site'
import { test as base } from './test'

/** A chain of the test wallets besides the site's. */
export const ELSEWHERE = 1

interface WorkerFixtures {
  relay: WalletConnectRelay
  bridge: WalletConnectV1Bridge
}

interface TestFixtures {
  /** A wallet on another device, over WalletConnect v2. */
  phone: WalletConnectWallet
  /** The same over v1. */
  oldPhone: WalletConnectV1Wallet
}

/** The browser tests' `test` with WalletConnect peers on loopback. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  relay: [
    async ({}, use) => {
      const relay = await startWalletConnectRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  bridge: [
    async ({}, use) => {
      const bridge = await startWalletConnectV1Bridge()
      await use(bridge)
      await bridge.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, devnet, relay, bridge }, use) => {
      await use({
        ...launchOptions,
        args: browserArguments(devnet.rpcUrl, devnet.servicesUrl, { relayUrl: relay.url, bridgeUrl: bridge.url }),
      })
    },
    { scope: 'worker' },
  ],
  phone: async ({ devnet, relay }, use) => {
    const phone = await startWalletConnectWallet({
      relayUrl: relay.url,
      projectId: PROJECT_ID,
      rpcUrl: devnet.rpcUrl,
      accounts: devnet.accounts.slice(0, 2),
      chainIds: [CHAIN_ID, ELSEWHERE],
    })
    await use(phone)
    await phone.stop()
  },
  oldPhone: async ({ devnet, bridge }, use) => {
    const [account = ''] = devnet.accounts
    const phone = startWalletConnectV1Wallet({
      bridgeUrl: bridge.url,
      rpcUrl: devnet.rpcUrl,
      account,
      chainId: CHAIN_ID,
    })
    await use(phone)
    phone.stop()
  },
})

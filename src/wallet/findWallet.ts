import type { AbstractConnector } from '@web3-react/abstract-connector'
import { InjectedConnector, NoEthereumProviderError } from '@web3-react/injected-connector'
import { getDeployment } from '@/config/deployment'
import { parseChoiceId } from './choices'
import { announcedWallets, injectedProvider } from './discovery'
import { Eip1193Connector } from './Eip1193Connector'
import type { Eip1193Provider } from './eip1193'
import { toEip1193 } from './legacyProvider'
import type { SessionWallet } from './sessionWallet'

/** A chosen wallet that is available. */
export interface FoundWallet {
  readonly provider: Eip1193Provider
  /** Creates a new connector: one that web3-react dropped must not be reused. */
  createConnector(): AbstractConnector
  /** False for a wallet whose network cannot be switched on request. */
  readonly canChangeNetwork: boolean
  /** Ends the session with a remote wallet. */
  readonly close?: () => Promise<void>
}

/** Extensions may announce themselves after the page has loaded. */
const LATE_WALLET_MS = 1000

function announcedProvider(rdns: string): Promise<Eip1193Provider | undefined> {
  const find = () => announcedWallets.getSnapshot().find((wallet) => wallet.rdns === rdns)?.provider
  const found = find()
  if (found !== undefined) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve(find())
    }
    const timer = setTimeout(finish, LATE_WALLET_MS)
    const unsubscribe = announcedWallets.subscribe(() => {
      if (find() !== undefined) finish()
    })
  })
}

function found(provider: Eip1193Provider): FoundWallet {
  return {
    provider,
    canChangeNetwork: true,
    createConnector: () => new Eip1193Connector(provider, getDeployment().chainId),
  }
}

function foundSession(wallet: SessionWallet): FoundWallet {
  return { ...found(wallet), close: () => wallet.close() }
}

function findInjected(): FoundWallet {
  const injected = injectedProvider()
  if (injected === undefined) throw new NoEthereumProviderError()
  const provider = toEip1193(injected)
  if (provider === injected) return found(provider)
  // Only wallets older than EIP-1193 need web3-react's own connector.
  return {
    provider,
    canChangeNetwork: true,
    createConnector: () => new InjectedConnector({ supportedChainIds: [getDeployment().chainId] }),
  }
}

async function findAnnounced(rdns: string): Promise<FoundWallet> {
  const provider = await announcedProvider(rdns)
  if (provider === undefined) throw new NoEthereumProviderError()
  return found(provider)
}

async function findDeFiWallet(): Promise<FoundWallet> {
  const { openDeFiWallet } = await import('./deFiWallet/lazyDeFiWallet')
  const connector = await openDeFiWallet()
  return { provider: toEip1193(connector.provider), canChangeNetwork: false, createConnector: () => connector }
}

async function findWalletConnect(choiceId: string): Promise<FoundWallet | undefined> {
  const { walletConnect } = getDeployment()
  if (walletConnect === undefined) return undefined
  const { openWalletConnect } = await import('./walletConnect/lazyWalletConnect')
  return foundSession(await openWalletConnect(walletConnect, choiceId))
}

async function findWalletConnectV1(choiceId: string): Promise<FoundWallet | undefined> {
  const { walletConnectV1 } = getDeployment()
  if (walletConnectV1 === undefined) return undefined
  const { openWalletConnectV1 } = await import('./walletConnectV1/lazyWalletConnectV1')
  return foundSession(await openWalletConnectV1(walletConnectV1.bridgeUrl, choiceId))
}

async function findDevelopmentWallet(accountNumber: number): Promise<FoundWallet | undefined> {
  const rpcUrl = getDeployment().rpcUrls[0]
  if (!import.meta.env.DEV || getDeployment().network !== 'devnet' || rpcUrl === undefined) return undefined
  const { createDevelopmentWallet } = await import('./dev/developmentWallet')
  return found(createDevelopmentWallet(rpcUrl, accountNumber))
}

/**
 * Finds the wallet of a choice and loads its code; undefined for an unknown choice.
 * @throws NoEthereumProviderError if the wallet is not available
 */
export async function findWallet(choiceId: string): Promise<FoundWallet | undefined> {
  const choice = parseChoiceId(choiceId)
  switch (choice?.kind) {
    case undefined:
      return undefined
    case 'injected':
      return findInjected()
    case 'announced':
      return findAnnounced(choice.rdns)
    case 'deFiWallet':
      return findDeFiWallet()
    case 'walletConnect':
      return findWalletConnect(choiceId)
    case 'walletConnectV1':
      return findWalletConnectV1(choiceId)
    case 'development':
      return findDevelopmentWallet(choice.accountNumber)
  }
}

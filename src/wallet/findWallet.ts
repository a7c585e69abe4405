import type { AbstractConnector } from '@web3-react/abstract-connector'
import { InjectedConnector, NoEthereumProviderError } from '@web3-react/injected-connector'
import { deployment } from '@/config/deployment'
import { parseChoiceId } from './choices'
import { announcedWallets, injectedProvider } from './discovery'
import type { Eip1193Provider } from './eip1193'
import { Eip1193Connector } from './Eip1193Connector'
import { toEip1193 } from './legacyProvider'

/** A wallet that was chosen and is there. */
export interface FoundWallet {
  readonly provider: Eip1193Provider
  /** A new connection to it: one that web3-react dropped must not be used again. */
  createConnector(): AbstractConnector
}

/** An extension that starts after the page announces itself late. */
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
  return { provider, createConnector: () => new Eip1193Connector(provider, deployment.chainId) }
}

function findInjected(): FoundWallet {
  const injected = injectedProvider()
  if (injected === undefined) throw new NoEthereumProviderError()
  const provider = toEip1193(injected)
  if (provider === injected) return found(provider)
  // Only wallets from before EIP-1193 speak as web3-react's own connector does.
  return { provider, createConnector: () => new InjectedConnector({ supportedChainIds: [deployment.chainId] }) }
}

/**
 * The wallet of a choice; undefined for a choice that no connector is known for.
 * @throws NoEthereumProviderError where the wallet is not there
 */
export async function findWallet(choiceId: string): Promise<FoundWallet | undefined> {
  const choice = parseChoiceId(choiceId)
  if (choice === undefined) return undefined
  if (choice.kind === 'injected') return findInjected()
  if (choice.kind === 'announced') {
    const provider = await announcedProvider(choice.rdns)
    if (provider === undefined) throw new NoEthereumProviderError()
    return found(provider)
  }
  const rpcUrl = deployment.rpcUrls[0]
  if (import.meta.env.DEV && deployment.network === 'devnet' && rpcUrl !== undefined) {
    const { createDevelopmentWallet } = await import('./dev/developmentWallet')
    return found(createDevelopmentWallet(rpcUrl, choice.accountNumber))
  }
  return undefined
}

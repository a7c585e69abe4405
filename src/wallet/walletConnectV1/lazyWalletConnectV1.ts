import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { logProblem } from '@/platform/log'
import { pairWallet } from '../pairing'
import { walletPollingMs } from '../polling'
import { type SessionWallet, WalletRequestError } from '../sessionWallet'
import { provideNodeGlobals } from './nodeGlobals'

const USER_REJECTED = 4001

type Listener = (payload: unknown) => void

/** The used part of the library, whose own types are incomplete. */
interface V1Provider {
  readonly connector: {
    readonly connected: boolean
    readonly accounts: readonly string[]
    readonly chainId: number
    on(event: string, listener: (error: Error | null, payload: { readonly params: readonly string[] }) => void): void
    killSession(): Promise<void>
  }
  enable(): Promise<unknown>
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  disconnect(): Promise<void>
  on(event: string, listener: Listener): unknown
  removeListener(event: string, listener: Listener): unknown
}

/** EIP-1193 on WalletConnect v1. One per session, because the library's provider cannot be reused. */
class WalletConnectV1Wallet implements SessionWallet {
  constructor(
    private readonly provider: V1Provider,
    private readonly choiceId: string,
  ) {}

  get isConnected(): boolean {
    return this.provider.connector.connected
  }

  async request({ method, params }: Parameters<SessionWallet['request']>[0]): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return this.isConnected ? this.provider.connector.accounts : []
      case 'eth_chainId':
        return this.provider.connector.chainId
      case 'eth_requestAccounts':
        await (this.isConnected ? this.provider.enable() : this.pair())
        return this.provider.connector.accounts
      default:
        return this.provider.request({ method, params })
    }
  }

  on(event: string, listener: Listener): void {
    this.provider.on(event, listener)
  }

  removeListener(event: string, listener: Listener): void {
    this.provider.removeListener(event, listener)
  }

  async close(): Promise<void> {
    if (!this.isConnected) return
    try {
      await this.provider.disconnect()
    } catch (error) {
      logProblem('The wallet could not be told that the session ended', error)
    }
  }

  private pair(): Promise<void> {
    const { connector } = this.provider
    return pairWallet({
      choiceId: this.choiceId,
      connect: (showCode) => {
        connector.on('display_uri', (_, { params: [uri] }) => {
          if (uri !== undefined) showCode(uri)
        })
        // The provider never settles if the wallet declines; its client emits a disconnect instead.
        const declined = new Promise<never>((_, reject) => {
          connector.on('disconnect', () => reject(new WalletRequestError('The wallet declined', USER_REJECTED)))
        })
        return Promise.race([this.provider.enable(), declined])
      },
      abandon: () => void connector.killSession().catch(() => undefined),
    })
  }
}

async function open(bridgeUrl: string, choiceId: string): Promise<WalletConnectV1Wallet> {
  provideNodeGlobals()
  const { default: Provider } = await import('@walletconnect/web3-provider')
  const { chainId, rpcUrls } = getDeployment()
  const provider = new Provider({
    // A web socket, but wallets expect an https URL in the QR code.
    bridge: bridgeUrl.replace(/^ws/, 'http'),
    chainId,
    rpc: { [chainId]: rpcUrls[0] ?? '' },
    pollingInterval: walletPollingMs(choiceId),
    qrcode: false,
    clientMeta: { name: brand.product, description: brand.product, url: location.origin, icons: [] },
  }) as unknown as V1Provider
  // An unhandled error event would be thrown into the page.
  provider.on('error', (error) => logProblem('WalletConnect', error))
  return new WalletConnectV1Wallet(provider, choiceId)
}

let current: Promise<WalletConnectV1Wallet> | undefined

/** Opens WalletConnect v1 through a bridge, with the session of an earlier visit if there is one. */
export async function openWalletConnectV1(bridgeUrl: string, choiceId: string): Promise<SessionWallet> {
  const known = await current
  if (known?.isConnected === true) return known
  current = open(bridgeUrl, choiceId)
  try {
    return await current
  } catch (error) {
    current = undefined
    throw error
  }
}

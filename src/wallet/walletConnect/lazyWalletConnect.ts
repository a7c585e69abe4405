import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { logProblem } from '@/platform/log'
import { pairWallet } from '../pairing'
import { type SessionWallet, WalletRequestError } from '../sessionWallet'
import { WalletListeners } from '../walletListeners'

type Provider = InstanceType<typeof EthereumProvider>

const USER_REJECTED = 4001
/** WalletConnect's messages for declined requests (5000 to 5003). */
const DECLINED = /^user (rejected|disapproved)/i
const FIRST_DECLINED_CODE = 5000
const LAST_DECLINED_CODE = 5003

export interface WalletConnectService {
  readonly projectId: string
  readonly relayUrl: string
}

function wasDeclined(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'number' && code >= FIRST_DECLINED_CODE && code <= LAST_DECLINED_CODE) return true
  return typeof message === 'string' && DECLINED.test(message)
}

/** Maps WalletConnect's plain error objects. */
function toWalletError(error: unknown): unknown {
  if (!wasDeclined(error)) return error
  return new WalletRequestError((error as { message?: string }).message ?? 'User rejected', USER_REJECTED)
}

/** A requested session. */
interface Attempt {
  readonly connected: Promise<void>
  /** Of the pending pairing. */
  showCode: ((uri: string) => void) | undefined
}

/** EIP-1193 on WalletConnect's provider; requesting accounts starts a pairing. */
class WalletConnectWallet implements SessionWallet {
  private readonly listeners = new WalletListeners()
  private opening: Attempt | undefined

  constructor(
    private readonly provider: Provider,
    private readonly choiceId: string,
  ) {
    provider.on('accountsChanged', (accounts) => this.listeners.tell('accountsChanged', accounts))
    provider.on('chainChanged', (chainId) => this.listeners.tell('chainChanged', chainId))
    provider.on('disconnect', (error) => this.listeners.tell('disconnect', error))
    // The provider emits neither account changes on session updates, nor the expiry of a session.
    provider.on('session_update', () => void this.tellAccounts())
    provider.signer.client.on('session_expire', () => this.listeners.tell('disconnect', undefined))
  }

  async request({ method, params }: Parameters<SessionWallet['request']>[0]): Promise<unknown> {
    if (method === 'eth_accounts' && this.provider.session === undefined) return []
    try {
      if (method === 'eth_requestAccounts' && this.provider.session === undefined) await this.pair()
      return await this.provider.request({ method, ...(params === undefined ? {} : { params }) })
    } catch (error) {
      throw toWalletError(error)
    }
  }

  on(event: string, listener: (payload: unknown) => void): void {
    this.listeners.add(event, listener)
  }

  removeListener(event: string, listener: (payload: unknown) => void): void {
    this.listeners.remove(event, listener)
  }

  async close(): Promise<void> {
    try {
      await this.provider.disconnect()
    } catch (error) {
      // The session is removed here in any case; the wallet lists it until it tries to use it.
      logProblem('The wallet could not be told that the session ended', error)
    }
  }

  private async pair(): Promise<void> {
    const attempt = (this.opening ??= this.open())
    await pairWallet({
      choiceId: this.choiceId,
      connect: (showCode) => {
        attempt.showCode = showCode
        return attempt.connected
      },
      abandon: () => {
        // A scanned URI may still be approved. Without one that is impossible, and the next pairing reuses this
        // attempt.
        if (this.opening !== attempt)
          attempt.connected.then(
            () => this.close(),
            () => undefined,
          )
      },
    })
  }

  /** Requests a session. Stays in `opening` until it has a URI or fails. */
  private open(): Attempt {
    const isOver = () => {
      if (this.opening === attempt) this.opening = undefined
    }
    const attempt: Attempt = { connected: this.provider.connect(), showCode: undefined }
    this.provider.once('display_uri', (uri) => {
      isOver()
      attempt.showCode?.(uri)
    })
    attempt.connected.catch(isOver)
    return attempt
  }

  private async tellAccounts(): Promise<void> {
    this.listeners.tell('accountsChanged', await this.provider.request({ method: 'eth_accounts' }))
  }
}

async function init({ projectId, relayUrl }: WalletConnectService): Promise<Provider> {
  const { chainId, rpcUrls } = getDeployment()
  const provider = await EthereumProvider.init({
    projectId,
    relayUrl,
    optionalChains: [chainId],
    rpcMap: { [chainId]: rpcUrls[0] ?? '' },
    metadata: {
      name: brand.product,
      description: brand.product,
      url: location.origin,
      icons: [`${location.origin}${import.meta.env.BASE_URL}icon-192.png`],
    },
    // The app shows the QR code itself: the library's dialog needs styles and scripts that the content security policy
    // blocks.
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: 'silent',
  })
  // Verify would embed a frame of another site for every request, and waits for seconds if that is blocked.
  provider.signer.client.core.verify.register = () => Promise.resolve('')
  return provider
}

let wallet: Promise<WalletConnectWallet> | undefined

/**
 * Opens WalletConnect, with the session of an earlier visit if there is one. A singleton, because the library keeps one
 * connection per page.
 * @throws if storage is blocked
 */
export async function openWalletConnect(service: WalletConnectService, choiceId: string): Promise<SessionWallet> {
  wallet ??= init(service).then((provider) => new WalletConnectWallet(provider, choiceId))
  try {
    return await wallet
  } catch (error) {
    wallet = undefined
    throw error
  }
}

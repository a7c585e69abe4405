import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { logProblem } from '@/platform/log'
import { pairWallet } from '../pairing'
import { type SessionWallet, WalletRequestError } from '../sessionWallet'
import { WalletListeners } from '../walletListeners'

type Provider = InstanceType<typeof EthereumProvider>

const USER_REJECTED = 4001
/** How WalletConnect's own list of errors begins for what a user declined (5000 to 5003). */
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

/** WalletConnect throws plain objects with codes of its own. */
function toWalletError(error: unknown): unknown {
  if (!wasDeclined(error)) return error
  return new WalletRequestError((error as { message?: string }).message ?? 'User rejected', USER_REJECTED)
}

/** A session that was asked for. */
interface Attempt {
  readonly connected: Promise<void>
  /** Of the pairing that waits for it. */
  showCode: ((uri: string) => void) | undefined
}

/** EIP-1193 over WalletConnect's provider, which asks for a session as soon as accounts are asked for. */
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
    // A wallet that changes what it shares does not tell its accounts; and a session's end by time is told to nobody.
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
      // The session is forgotten here in any case; the wallet shows it until it tries to use it.
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
        // Who scanned the code may still say yes; without a code nobody can, and the next pairing takes this attempt up.
        if (this.opening !== attempt)
          attempt.connected.then(
            () => this.close(),
            () => undefined,
          )
      },
    })
  }

  /** Asks for a session. It is `opening` until it has its code or failed. */
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
    // The code is drawn by the app itself: the library's own dialog would need styles and scripts that the page refuses.
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: 'silent',
  })
  // It would put a frame of another site into the page for every request, and wait for seconds where it may not.
  provider.signer.client.core.verify.register = () => Promise.resolve('')
  return provider
}

let wallet: Promise<WalletConnectWallet> | undefined

/**
 * The wallet behind WalletConnect; with the session of an earlier visit where there is one. The same on every call,
 * because the library keeps one connection a page.
 * @throws where the browser denies it storage
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

import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { createRpc, type Rpc } from '../support/rpc'

const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const EVENTS = ['accountsChanged', 'chainChanged']
const USER_REJECTED = 5000
const NODE_ERROR = -32000

export interface WalletConnectWalletOptions {
  readonly relayUrl: string
  readonly projectId: string
  /** The node whose unlocked accounts sign. */
  readonly rpcUrl: string
  readonly accounts: readonly string[]
  /** The wallet's chains; requested chains among these are approved. */
  readonly chainIds: readonly number[]
}

/** User actions in a wallet on another device. */
export interface WalletConnectWallet {
  /** Scans a QR code and approves the session. */
  scan(uri: string): Promise<void>
  /** Scans a QR code and rejects the session. */
  scanAndDecline(uri: string): Promise<void>
  /** Rejects the next request. */
  declineNext(): void
  /** Leaves further requests unanswered until the returned function is called. */
  hold(): () => void
  /** Selects another account of the wallet. */
  chooseAccount(account: string): Promise<void>
  chooseChain(chainId: number): Promise<void>
  /** Ends the session in the wallet. */
  disconnect(): Promise<void>
  sessionCount(): number
  /** Requested methods, oldest first. */
  readonly methods: readonly string[]
  stop(): Promise<void>
}

class Phone implements WalletConnectWallet {
  readonly methods: string[] = []
  private isDeclining = false
  private isReleased: Promise<void> = Promise.resolve()
  private answerProposal:
    | ((id: number, params: Parameters<typeof buildApprovedNamespaces>[0]['proposal']) => Promise<unknown>)
    | undefined

  constructor(
    private readonly kit: IWalletKit,
    private readonly core: InstanceType<typeof Core>,
    private readonly options: WalletConnectWalletOptions,
  ) {
    const rpc = createRpc(options.rpcUrl)
    kit.on('session_proposal', ({ id, params }) => void this.answerProposal?.(id, params))
    kit.on('session_request', ({ id, topic, params: { request } }) => {
      const { method, params } = request as { method: string; params: readonly unknown[] }
      this.methods.push(method)
      void this.act(rpc, method, params).then((outcome) =>
        kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } }),
      )
    })
  }

  scan(uri: string): Promise<void> {
    const { accounts, chainIds } = this.options
    const chains = chainIds.map((chainId) => `eip155:${chainId}`)
    const supportedNamespaces = {
      eip155: {
        chains,
        methods: METHODS,
        events: EVENTS,
        accounts: chains.flatMap((chain) => accounts.map((account) => `${chain}:${account}`)),
      },
    }
    return this.pair(uri, async (id, proposal) => {
      const approved = buildApprovedNamespaces({ proposal, supportedNamespaces })
      // Like real wallets: all their chains, not just the requested ones.
      await this.kit.approveSession({
        id,
        namespaces: { eip155: { ...supportedNamespaces.eip155, methods: approved['eip155']?.methods ?? METHODS } },
      })
    })
  }

  scanAndDecline(uri: string): Promise<void> {
    return this.pair(uri, (id) => this.kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') }))
  }

  declineNext(): void {
    this.isDeclining = true
  }

  hold(): () => void {
    let release: () => void = () => undefined
    this.isReleased = new Promise((resolve) => (release = resolve))
    return () => release()
  }

  async chooseAccount(account: string): Promise<void> {
    const { topic, chain } = this.session()
    await this.kit.emitSessionEvent({
      topic,
      event: { name: 'accountsChanged', data: [`${chain}:${account}`] },
      chainId: chain,
    })
  }

  async chooseChain(chainId: number): Promise<void> {
    await this.kit.emitSessionEvent({
      topic: this.session().topic,
      event: { name: 'chainChanged', data: chainId },
      chainId: `eip155:${chainId}`,
    })
  }

  async disconnect(): Promise<void> {
    await this.kit.disconnectSession({ topic: this.session().topic, reason: getSdkError('USER_DISCONNECTED') })
  }

  sessionCount(): number {
    return Object.keys(this.kit.getActiveSessions()).length
  }

  async stop(): Promise<void> {
    await this.core.relayer.transportClose()
    this.core.heartbeat.stop()
  }

  private async act(
    rpc: Rpc,
    method: string,
    params: readonly unknown[],
  ): Promise<{ result: unknown } | { error: { code: number; message: string } }> {
    await this.isReleased
    if (this.isDeclining) {
      this.isDeclining = false
      return { error: { code: USER_REJECTED, message: 'User rejected.' } }
    }
    try {
      return { result: method.startsWith('wallet_') ? null : await rpc(method, params) }
    } catch (error) {
      return { error: { code: NODE_ERROR, message: String(error) } }
    }
  }

  private session(): { readonly topic: string; readonly chain: string } {
    const [session] = Object.values(this.kit.getActiveSessions())
    const chain = session?.namespaces['eip155']?.chains?.[0]
    if (session === undefined || chain === undefined) throw new Error('The wallet has no session')
    return { topic: session.topic, chain }
  }

  private async pair(uri: string, answer: NonNullable<Phone['answerProposal']>): Promise<void> {
    const answered = new Promise<void>((resolve, reject) => {
      this.answerProposal = async (id, proposal) => answer(id, proposal).then(() => resolve(), reject)
    })
    await this.kit.pair({ uri })
    await answered
  }
}

/** Starts a wallet on WalletConnect's own wallet library, like a mobile wallet. */
export async function startWalletConnectWallet(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const core = new Core({
    projectId: options.projectId,
    relayUrl: options.relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: crypto.randomUUID(),
  })
  const metadata = { name: 'Phone', description: 'A wallet on a phone', url: 'http://127.0.0.1', icons: [] }
  // The library's types contradict each other about optional members.
  const kit = await WalletKit.init({ core: core as unknown as IWalletKit['core'], metadata })
  return new Phone(kit, core, options)
}

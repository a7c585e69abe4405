import { createRequire } from 'node:module'
import type WalletConnect from '@walletconnect/client'
import { createRpc } from '../support/rpc'

// Node's ESM interop nests its default export.
const { default: Client } = createRequire(import.meta.url)('@walletconnect/client') as { default: typeof WalletConnect }

export interface WalletConnectV1WalletOptions {
  /** The bridge URL for this process; the QR code contains the browser's. */
  readonly bridgeUrl: string
  /** The node whose unlocked account signs. */
  readonly rpcUrl: string
  readonly account: string
  readonly chainId: number
}

/** User actions in a WalletConnect v1 wallet. */
export interface WalletConnectV1Wallet {
  /** Scans a QR code and approves the session. */
  scan(uri: string): Promise<void>
  scanAndDecline(uri: string): Promise<void>
  declineNext(): void
  chooseChain(chainId: number): void
  chooseAccount(account: string): void
  /** Ends the session in the wallet. */
  disconnect(): Promise<void>
  isConnected(): boolean
  readonly methods: readonly string[]
  stop(): void
}

interface CallRequest {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Starts a wallet on the v1 client library. */
export function startWalletConnectV1Wallet({
  bridgeUrl,
  rpcUrl,
  account,
  chainId,
}: WalletConnectV1WalletOptions): WalletConnectV1Wallet {
  const rpc = createRpc(rpcUrl)
  const methods: string[] = []
  const shown = { accounts: [account], chainId }
  let isDeclining = false
  let client: WalletConnect | undefined

  const answer = async (wallet: WalletConnect, { id, method, params }: CallRequest) => {
    methods.push(method)
    if (isDeclining) {
      isDeclining = false
      wallet.rejectRequest({ id, error: { code: 4001, message: 'User rejected the request.' } })
      return
    }
    try {
      wallet.approveRequest({ id, result: method.startsWith('wallet_') ? null : await rpc(method, params) })
    } catch (error) {
      wallet.rejectRequest({ id, error: { code: -32000, message: String(error) } })
    }
  }
  const scan = (uri: string, respond: (wallet: WalletConnect) => void) => {
    const reachable = uri.replace(/bridge=[^&]+/, `bridge=${encodeURIComponent(bridgeUrl)}`)
    const wallet = new Client({
      uri: reachable,
      clientMeta: { name: 'Old phone', description: 'An old wallet', url: 'http://127.0.0.1', icons: [] },
    })
    client = wallet
    wallet.on('call_request', (_, request: CallRequest) => void answer(wallet, request))
    return new Promise<void>((resolve, reject) => {
      wallet.on('session_request', (error) => {
        if (error) reject(error)
        respond(wallet)
        resolve()
      })
    })
  }
  return {
    methods,
    scan: (uri) => scan(uri, (wallet) => wallet.approveSession(shown)),
    scanAndDecline: (uri) => scan(uri, (wallet) => wallet.rejectSession()),
    declineNext: () => {
      isDeclining = true
    },
    chooseChain: (id) => {
      shown.chainId = id
      client?.updateSession(shown)
    },
    chooseAccount: (next) => {
      shown.accounts = [next]
      client?.updateSession(shown)
    },
    disconnect: async () => client?.killSession(),
    isConnected: () => client?.connected === true,
    stop: () => client?.transportClose(),
  }
}

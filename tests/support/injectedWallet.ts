export interface InjectedWalletOptions {
  /** The node whose unlocked account signs. */
  readonly rpcUrl: string
  readonly account: string
  /** The wallet's chain when the page first opens. */
  readonly chainId: number
  /** Chains that it can switch to without adding them; by default only its first chain. */
  readonly knownChainIds?: readonly number[]
  readonly name?: string
  /** Its reverse domain name (EIP-6963). */
  readonly rdns?: string
  /** Supports batches (EIP-5792). */
  readonly takesBatches?: boolean
  /** Already connected on an earlier visit. */
  readonly isConnected?: boolean
  /** Only injects `window.ethereum`, like wallets before EIP-6963. */
  readonly isUnannounced?: boolean
}

export interface SentTransaction {
  readonly hash: string
  readonly from: string
  readonly to?: string
  readonly data?: string
  readonly value?: string
  readonly gas?: string
}

/** All options but the node, with their defaults filled in. */
export type InjectedWalletSettings = Required<Omit<InjectedWalletOptions, 'rpcUrl'>>

type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** The test wallet's controls inside the page. */
export interface PageWallet {
  rejectNext(): void
  failAddingChains(): void
  setChain(chainId: number): void
  setAccounts(accounts: readonly string[]): void
  state(): { readonly sent: readonly SentTransaction[]; readonly methods: readonly string[] }
}

/** The globals that the wallet needs (`testWalletRpc`) and sets. */
export interface WalletWindow {
  testWallet: PageWallet
  testWalletRpc(method: string, params: readonly unknown[]): Promise<RpcAnswer>
  ethereum: unknown
}

/**
 * Injects a wallet, announced by EIP-6963 and as `window.ethereum`. Runs in the page before its own code, so it can't
 * use anything outside itself.
 */
export function injectWallet({
  account,
  chainId,
  knownChainIds,
  name,
  rdns,
  takesBatches,
  isConnected,
  isUnannounced,
}: InjectedWalletSettings): void {
  const STORE = 'test-wallet'
  const page = window as unknown as WalletWindow
  const fresh = {
    chainId,
    knownChainIds: [...knownChainIds],
    accounts: [account] as readonly string[],
    isAuthorized: isConnected,
    isAddingBroken: false,
    isRejecting: false,
    sent: [] as SentTransaction[],
    batches: [] as string[][],
    methods: [] as string[],
  }
  // A real wallet outlives the page.
  const kept = sessionStorage.getItem(STORE)
  const state = kept === null ? fresh : (JSON.parse(kept) as typeof fresh)
  const keep = () => sessionStorage.setItem(STORE, JSON.stringify(state))
  if (isConnected && kept === null) {
    keep()
    localStorage.setItem('wallet.login', JSON.stringify(`eip6963:${rdns}`))
  }
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const emit = (event: string, payload: unknown) =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
  const toHex = (id: number) => `0x${id.toString(16)}`
  const fail = (code: number, message: string, data?: unknown): never => {
    throw Object.assign(new Error(message), { code, data })
  }

  const askUser = () => {
    if (!state.isRejecting) return
    state.isRejecting = false
    keep()
    fail(4001, 'User rejected the request.')
  }
  const moveTo = (id: number) => {
    if (state.chainId === id) return
    state.chainId = id
    keep()
    emit('chainChanged', toHex(id))
  }
  const forward = async (method: string, params: readonly unknown[]) => {
    const answer = await page.testWalletRpc(method, params)
    if ('error' in answer) return fail(answer.error.code, answer.error.message, answer.error.data)
    return answer.result
  }

  let lastSent: Promise<unknown> = Promise.resolve()
  const request = async ({
    method,
    params = [],
  }: {
    method: string
    params?: readonly unknown[]
  }): Promise<unknown> => {
    state.methods.push(method)
    keep()
    const first = (params[0] ?? {}) as { chainId?: string }
    switch (method) {
      case 'eth_accounts':
        return state.isAuthorized ? state.accounts : []
      case 'eth_requestAccounts':
        askUser()
        state.isAuthorized = true
        keep()
        return state.accounts
      case 'eth_chainId':
        return toHex(state.chainId)
      case 'net_version':
        return String(state.chainId)
      case 'wallet_switchEthereumChain':
        if (!state.knownChainIds.includes(Number(first.chainId))) return fail(4902, 'Unrecognized chain ID.')
        askUser()
        moveTo(Number(first.chainId))
        return null
      case 'wallet_addEthereumChain':
        if (state.isAddingBroken) return fail(-32602, 'The network could not be added.')
        askUser()
        state.knownChainIds.push(Number(first.chainId))
        moveTo(Number(first.chainId))
        return null
      case 'wallet_watchAsset':
        askUser()
        return true
      case 'eth_signTypedData_v4':
        askUser()
        return forward(method, params)
      case 'eth_sendTransaction': {
        askUser()
        // One at a time, like a user signs: the node assigns concurrent transactions the same nonce.
        const signed = lastSent.then(() => forward(method, params))
        lastSent = signed.catch(() => undefined)
        const hash = (await signed) as string
        state.sent.push({ ...(params[0] as Omit<SentTransaction, 'hash'>), hash })
        keep()
        return hash
      }
      case 'wallet_getCapabilities':
        return takesBatches
          ? { [toHex(state.chainId)]: { atomic: { status: 'supported' } } }
          : fail(4200, 'The method is not supported.')
      case 'wallet_sendCalls': {
        if (!takesBatches) return fail(4200, 'The method is not supported.')
        askUser()
        const { from, calls } = first as { from?: string; calls?: readonly object[] }
        const hashes: string[] = []
        for (const call of calls ?? []) {
          const transaction = { from, gas: '0x1e8480', ...call } as Omit<SentTransaction, 'hash'>
          const hash = (await forward('eth_sendTransaction', [transaction])) as string
          hashes.push(hash)
          state.sent.push({ ...transaction, hash })
        }
        state.batches.push(hashes)
        keep()
        return { id: toHex(state.batches.length) }
      }
      case 'wallet_getCallsStatus': {
        const hashes = state.batches[Number(params[0]) - 1]
        if (hashes === undefined) return fail(5730, 'Unknown bundle id.')
        const receipts = await Promise.all(hashes.map((hash) => forward('eth_getTransactionReceipt', [hash])))
        return receipts.includes(null) ? { status: 100 } : { status: 200, atomic: true, receipts }
      }
      default:
        return forward(method, params)
    }
  }

  const provider = {
    request,
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  const icon =
    'data:image/svg+xml,' +
    encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>',
    )
  const detail = Object.freeze({
    info: Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns }),
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  if (!isUnannounced) {
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  page.ethereum = provider
  page.testWallet = {
    rejectNext: () => {
      state.isRejecting = true
      keep()
    },
    failAddingChains: () => {
      state.isAddingBroken = true
      keep()
    },
    setChain: moveTo,
    setAccounts: (accounts) => {
      state.accounts = accounts
      keep()
      emit('accountsChanged', accounts)
    },
    state: () => state,
  }
}

/** Calls the node whose accounts sign, and returns its answer as it is. */
export async function callNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<RpcAnswer> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()) as RpcAnswer
}

/** The settings of a wallet, with defaults. */
export function walletSettings(options: Omit<InjectedWalletOptions, 'rpcUrl'>): InjectedWalletSettings {
  return {
    knownChainIds: [options.chainId],
    name: 'Test Wallet',
    rdns: 'test.sundial.wallet',
    takesBatches: false,
    isConnected: false,
    isUnannounced: false,
    ...options,
  }
}

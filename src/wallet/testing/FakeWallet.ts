import type { Address } from '@/lib/hex'
import type { Eip1193Provider } from '@/wallet/eip1193'

export const FAKE_ACCOUNT: Address = `0x${'Aa'.repeat(20)}`

/** An EIP-1193 error without a class of its own. */
export function providerError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** A wallet whose results and chain are set by the test. */
export class FakeWallet implements Eip1193Provider {
  accounts: readonly string[] = [FAKE_ACCOUNT]
  /** Accounts returned by `eth_accounts` without a request. */
  isAuthorized = true
  readonly calls: { readonly method: string; readonly params: unknown }[] = []
  private readonly listeners = new Map<string, Set<(payload: unknown) => void>>()
  private readonly answers = new Map<string, () => unknown>()

  constructor(
    public chainId: number,
    public knownChainIds: readonly number[] = [chainId],
  ) {}

  /** Overrides a method for later calls. */
  answer(method: string, answer: () => unknown): void {
    this.answers.set(method, answer)
  }

  request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    this.calls.push({ method, params })
    // A promise executor turns exceptions into rejections.
    return new Promise((resolve) => resolve((this.answers.get(method) ?? (() => this.defaultAnswer(method, params)))()))
  }

  on(event: string, listener: (payload: unknown) => void): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
  }

  removeListener(event: string, listener: (payload: unknown) => void): void {
    this.listeners.get(event)?.delete(listener)
  }

  emit(event: string, payload: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(payload)
  }

  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  methodsCalled(): readonly string[] {
    return this.calls.map(({ method }) => method)
  }

  private defaultAnswer(method: string, params: unknown): unknown {
    switch (method) {
      case 'eth_requestAccounts':
        this.isAuthorized = true
        return this.accounts
      case 'eth_accounts':
        return this.isAuthorized ? this.accounts : []
      case 'eth_chainId':
        return `0x${this.chainId.toString(16)}`
      case 'wallet_switchEthereumChain':
        return this.switchTo(params)
      case 'wallet_addEthereumChain':
        this.knownChainIds = [...this.knownChainIds, chainOf(params)]
        return null
      default:
        throw providerError(-32601, `${method} is not known`)
    }
  }

  private switchTo(params: unknown): null {
    const chainId = chainOf(params)
    if (!this.knownChainIds.includes(chainId)) throw providerError(4902, 'Unrecognized chain ID')
    this.chainId = chainId
    this.emit('chainChanged', `0x${chainId.toString(16)}`)
    return null
  }
}

function chainOf(params: unknown): number {
  const [{ chainId }] = params as [{ chainId: string }]
  return Number(chainId)
}

/** Announces a wallet as extensions do, now and on every request. Returns the function that stops it. */
export function announce(info: unknown, provider: unknown): () => void {
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
  return () => window.removeEventListener('eip6963:requestProvider', tell)
}

import { AbstractConnector } from '@web3-react/abstract-connector'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import type { Address } from '@/lib/hex'
import { type Eip1193Provider, firstAccount, parseChainId, providerErrorCode } from './eip1193'

type ConnectorUpdate = Awaited<ReturnType<AbstractConnector['activate']>>

const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
/** MetaMask's code for a lost chain connection, which recovers by itself. */
const TRY_AGAIN_LATER = 1013

/**
 * A web3-react connector for any EIP-1193 provider; its own injected connector only supports `window.ethereum.send`.
 */
export class Eip1193Connector extends AbstractConnector {
  /** The last known account; web3-react drops it while the wallet is on another chain. */
  lastAccount: Address | undefined

  constructor(
    private readonly wallet: Eip1193Provider,
    chainId: number,
  ) {
    super({ supportedChainIds: [chainId] })
  }

  async activate(): Promise<ConnectorUpdate> {
    const account = await this.requestAccount()
    this.unbind()
    this.wallet.on?.('chainChanged', this.handleChain)
    this.wallet.on?.('accountsChanged', this.handleAccounts)
    this.wallet.on?.('disconnect', this.handleDisconnect)
    try {
      return { provider: this.wallet, account, chainId: await this.getChainId() }
    } catch (error) {
      this.unbind()
      throw error
    }
  }

  getProvider(): Promise<Eip1193Provider> {
    return Promise.resolve(this.wallet)
  }

  async getChainId(): Promise<number> {
    const chainId = parseChainId(await this.wallet.request({ method: 'eth_chainId' }))
    if (chainId === undefined) throw new Error('The wallet did not tell its chain id')
    return chainId
  }

  async getAccount(): Promise<string | null> {
    return this.keepAccount(firstAccount(await this.wallet.request({ method: 'eth_accounts' }))) ?? null
  }

  deactivate(): void {
    this.unbind()
  }

  private async requestAccount(): Promise<string> {
    let answer: unknown
    try {
      answer = await this.wallet.request({ method: 'eth_requestAccounts' })
    } catch (error) {
      const code = providerErrorCode(error)
      if (code === USER_REJECTED || code === UNAUTHORIZED) throw new UserRejectedRequestError()
      throw error
    }
    const account = this.keepAccount(firstAccount(answer))
    if (account === undefined) throw new UserRejectedRequestError()
    return account
  }

  /** Lower case, because web3-react throws on an invalid checksum. */
  private keepAccount(account: Address | undefined): string | undefined {
    this.lastAccount = account
    return account?.toLowerCase()
  }

  private readonly handleChain = (payload: unknown): void => {
    const chainId = parseChainId(payload)
    if (chainId !== undefined) this.emitUpdate({ chainId, provider: this.wallet })
  }

  private readonly handleAccounts = (payload: unknown): void => {
    const account = this.keepAccount(firstAccount(payload))
    if (account === undefined) this.emitDeactivate()
    else this.emitUpdate({ account })
  }

  private readonly handleDisconnect = (payload: unknown): void => {
    if (providerErrorCode(payload) !== TRY_AGAIN_LATER) this.emitDeactivate()
  }

  private unbind(): void {
    this.wallet.removeListener?.('chainChanged', this.handleChain)
    this.wallet.removeListener?.('accountsChanged', this.handleAccounts)
    this.wallet.removeListener?.('disconnect', this.handleDisconnect)
  }
}

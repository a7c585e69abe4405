export interface DevnetOptions {
  /** JSON-RPC port, 8545 by default. */
  readonly port?: number
  /** Port of the HTTP services and the explorer, 8600 by default. */
  readonly servicesPort?: number
  /** 31337 by default, so that nothing signed here is valid on Cronos. */
  readonly chainId?: number
  /** Whether accounts trade and borrow so that prices and rewards move; true by default. */
  readonly traders?: boolean
  /** Seconds between blocks, 2 by default; 'automine' makes one block for each transaction. */
  readonly blockTimeSec?: number | 'automine'
}

export interface Devnet {
  readonly rpcUrl: string
  readonly servicesUrl: string
  readonly chainId: number
  /** The node's well-known unlocked accounts, in their usual order. */
  readonly accounts: readonly string[]
  stop(): Promise<void>
}

/** Starts the local Cronos with everything deployed and seeded. It ends with this process at the latest. */
export function startDevnet(_options: DevnetOptions = {}): Promise<Devnet> {
  return Promise.reject(new Error('The devnet is not built yet'))
}

import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Rpc } from './chain/rpc.ts'
import { rolesOf } from './deploy/accounts.ts'
import type { DevnetDeployment } from './deploy/deploymentJson.ts'
import type { Trade } from './trading/trade.ts'

export interface Traders {
  stop(): Promise<void>
}

export interface TradersOptions {
  readonly rpc: Rpc
  readonly deployment: DevnetDeployment
  readonly accounts: readonly string[]
  /** The same seed gives the same orders. */
  readonly seed?: number
}

const PAUSE_MS = 3_000

/** Lets a few accounts swap both ways, borrow and repay, a little every few seconds. Prints its seed. */
export function startTraders({ rpc, deployment, accounts, seed = randomInt(2 ** 31) }: TradersOptions): Traders {
  console.log(`Market activity with seed ${seed}.`)
  const stopping = new AbortController()
  const isStopped = () => stopping.signal.aborted
  const trading = run()

  async function run(): Promise<void> {
    let trade: Trade | undefined
    while (!isStopped()) {
      try {
        trade ??= await load()
        await trade()
      } catch (error) {
        if (!isStopped()) console.error('A trade failed:', error instanceof Error ? error.message : error)
      }
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  // ethers comes with it, which the start need not wait for.
  async function load(): Promise<Trade> {
    const { createTrade } = await import('./trading/trade.ts')
    return createTrade({ rpc, deployment, roles: rolesOf(accounts), seed })
  }

  return {
    async stop() {
      stopping.abort()
      await trading
    },
  }
}

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
  /** The same seed yields the same orders. */
  readonly seed?: number
}

const PAUSE_MS = 3_000

/** Starts market activity: a few accounts swap, borrow and repay small amounts every few seconds. Prints the seed. */
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

  // Imported lazily: it depends on ethers, which would slow down the start.
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

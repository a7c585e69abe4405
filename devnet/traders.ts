import { randomInt } from 'node:crypto'
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
  let isStopped = false
  let wake: () => void = () => undefined
  const trading = run()

  async function run(): Promise<void> {
    let trade: Trade | undefined
    while (!isStopped) {
      try {
        trade ??= await load()
        await trade()
      } catch (error) {
        if (!isStopped) console.error('A trade failed:', error instanceof Error ? error.message : error)
      }
      await pause()
    }
  }

  // ethers comes with it, which the start need not wait for.
  async function load(): Promise<Trade> {
    const { createTrade } = await import('./trading/trade.ts')
    return createTrade({ rpc, deployment, roles: rolesOf(accounts), seed })
  }

  function pause(): Promise<void> {
    if (isStopped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    async stop() {
      isStopped = true
      wake()
      await trading
    },
  }
}

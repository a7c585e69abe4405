import { setTimeout as delay } from 'node:timers/promises'
import type { Rpc } from '../chain/rpc.ts'
import type { KeeperAccount } from './account.ts'
import type { Block, Job } from './job.ts'
import { Sender, type SentTx } from './sender.ts'

export interface KeeperOptions {
  readonly rpc: Rpc
  readonly account: KeeperAccount
  /** The first one that has something due is served first. */
  readonly jobs: readonly Job[]
  readonly log: (line: string) => void
}

/** What the health endpoint reports. */
export interface KeeperHealth {
  /** Whether the last look at the chain succeeded. */
  readonly isHealthy: boolean
  readonly account: string
  readonly block?: Block
  readonly waitingFor?: string
  readonly last?: SentTx
  readonly problem?: string
}

const POLL_MS = 1_000

/** Does what is due on time, one transaction after another. */
export class Keeper {
  private readonly sender: Sender
  private block: Block | undefined
  private problem: string | undefined

  constructor(private readonly options: KeeperOptions) {
    this.sender = new Sender(options.rpc, options.account, options.log)
  }

  /** Looks at the chain once, and sends at most one transaction. Never throws: the next look tries again. */
  async tick(): Promise<void> {
    try {
      const block = await this.readBlock()
      if (await this.sender.isFree(block)) await this.serve(block)
      this.block = block
      this.report(undefined)
    } catch (error) {
      this.report(error instanceof Error ? error.message : String(error))
    }
  }

  health(): KeeperHealth {
    const { waitingFor, last } = this.sender
    return {
      isHealthy: this.block !== undefined && this.problem === undefined,
      account: this.options.account.address,
      ...(this.block === undefined ? {} : { block: this.block }),
      ...(waitingFor === undefined ? {} : { waitingFor }),
      ...(last === undefined ? {} : { last }),
      ...(this.problem === undefined ? {} : { problem: this.problem }),
    }
  }

  /** A job that fails doesn't hold up the others. */
  private async serve(block: Block): Promise<void> {
    const problems: string[] = []
    for (const job of this.options.jobs) {
      try {
        const tx = await job.next(block)
        if (tx === undefined) continue
        await this.sender.send(tx, block)
        break
      } catch (error) {
        problems.push(`${job.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    if (problems.length > 0) throw new Error(problems.join('; '))
  }

  /** Logs a problem once, however long it lasts. */
  private report(problem: string | undefined): void {
    if (problem !== undefined && problem !== this.problem) this.options.log(problem)
    this.problem = problem
  }

  private async readBlock(): Promise<Block> {
    const latest = (await this.options.rpc.send('eth_getBlockByNumber', ['latest', false])) as {
      readonly number: string
      readonly timestamp: string
    }
    return { number: Number(latest.number), timeSec: Number(latest.timestamp) }
  }
}

export interface RunningKeeper {
  readonly keeper: Keeper
  stop(): Promise<void>
}

/** Runs a keeper until it is stopped. */
export function runKeeper(options: KeeperOptions): RunningKeeper {
  const keeper = new Keeper(options)
  const stopping = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await keeper.tick()
      await delay(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    keeper,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

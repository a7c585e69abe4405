import type { BrowserContext } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import type { FaultyNode } from '../fault/faultyNode'
import type { FaultyService } from '../fault/faultyService'
import type { Chain } from '../support/chain'
import type { SentTransaction } from '../support/injectedWallet'
import type { Random } from './random'
import type { Tab } from './tab'
import type { Truth } from './truth'
import type { Finding, StepArgs } from './walk'

/** The state of one walk: browser, wallet, chain and everything that can fail. */
export interface World {
  readonly siteUrl: string
  readonly devnet: Devnet
  /** Controls the chain; expected values come from `truth`. */
  readonly chain: Chain
  readonly truth: Truth
  readonly nodes: readonly FaultyNode[]
  readonly services: FaultyService | undefined
  readonly context: BrowserContext
  /** Open tabs, oldest first. */
  tabs: readonly Tab[]
  /** The active tab. */
  tab: Tab
  /** The wallet's account, the same in every tab. */
  account: string
  chainId: number
  /** Transactions that the wallet sent, by hash. */
  readonly sent: Map<string, SentTransaction>
  /** Hashes of transactions that the app has stored at some point. */
  readonly stored: Set<string>
  /** Whether mining is paused, so that transactions stay pending. */
  isPaused: boolean
  /** Whether an element had focus before the last step, or was given it in its course. */
  hadFocus: boolean
  /** When a node or a service was last faulty, by `performance.now()`. */
  lastFaultMs: number
}

/** Something that the user does or that happens. Only `plan` makes random choices; `run` is determined by its arguments. */
export interface Action {
  /** `area.action`, as it appears in recordings. */
  readonly name: string
  /** Relative frequency. */
  readonly weight: number
  /** Typed text must survive it. */
  readonly keepsTexts?: true
  /** Whether an element must have focus afterwards: always, or if one had it before. */
  readonly focus?: 'given' | 'kept'
  /** Chooses arguments for the current page; undefined if the action is not possible. */
  plan(world: World, random: Random): Promise<StepArgs | undefined> | StepArgs | undefined
  /** Performs the action. @returns false if it was not possible */
  run(world: World, args: StepArgs): Promise<boolean>
}

/** The actions of one area of the app, and the comparison of its pages with the chain. Listed in `areas.ts`. */
export interface Area {
  readonly actions: readonly Action[]
  /**
   * Compares what the active tab shows with the chain. It is polled until the page has settled, so it should not wait
   * itself. The page can be in any language, so elements must be found by structure.
   */
  readonly findContradictions?: (world: World) => Promise<readonly Finding[]>
}

/** @throws if the argument is missing */
export function arg(args: StepArgs, name: string): string {
  const value = args[name]
  if (value === undefined) throw new Error(`The step has no ${name}`)
  return value
}

/** Whether fewer than two of the site's nodes work, so that the app can't verify an answer. */
export const isChainUnreliable = ({ nodes }: World): boolean =>
  nodes.length > 0 && nodes.filter(({ fault }) => fault === 'none').length < 2

/** Whether a node or a service is faulty. */
export const hasFault = ({ nodes, services }: World): boolean =>
  nodes.some(({ fault }) => fault !== 'none') || (services !== undefined && services.fault !== 'none')

import type { BrowserContext } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import type { SentTransaction } from '../e2e/support/injectedWallet'
import type { FaultyNode } from '../fault/faultyNode'
import type { FaultyService } from '../fault/faultyService'
import type { Chain } from '../support/chain'
import type { Random } from './random'
import type { Tab } from './tab'
import type { Truth } from './truth'
import type { Finding, StepArgs } from './walk'

/** The user, the browser, the chain and what can fail, during one walk. */
export interface World {
  readonly siteUrl: string
  readonly devnet: Devnet
  /** Moves the chain; to know what is on it ask `truth`. */
  readonly chain: Chain
  readonly truth: Truth
  readonly nodes: readonly FaultyNode[]
  readonly services: FaultyService | undefined
  readonly context: BrowserContext
  /** In the order in which they were opened. */
  tabs: readonly Tab[]
  /** The one that the user looks at. */
  tab: Tab
  /** Of the wallet, in every tab. */
  account: string
  chainId: number
  /** What the wallet has signed, by hash. */
  readonly sent: Map<string, SentTransaction>
  /** The hashes of those that the app has kept, be it for a while. */
  readonly kept: Set<string>
  /** Whether the chain makes no block by itself, so that transactions wait. */
  isPaused: boolean
  /** Whether something had the focus before the last step. */
  hadFocus: boolean
  /** When a node or a service was last ill, in milliseconds of `performance.now()`. */
  illUntilMs: number
}

/**
 * Something that a user, time or fate can do. What is random is decided by `plan`, and only there: `run` does the same
 * each time that it gets the same arguments.
 */
export interface Action {
  /** `area.what`; recordings have it. */
  readonly name: string
  /** How often it is chosen, beside the others. */
  readonly weight: number
  /** It is no reason for what was typed to go. */
  readonly keepsTexts?: true
  /** Afterwards something must have the focus: in any case, or where something had it before. */
  readonly focus?: 'given' | 'kept'
  /** @returns what to do by what the page shows now; undefined where this cannot be done now */
  plan(world: World, random: Random): Promise<StepArgs | undefined> | StepArgs | undefined
  /** @returns false where what it needs is not there (any more) */
  run(world: World, args: StepArgs): Promise<boolean>
}

/**
 * What the robot does in one area of the app, and how it knows that the app is right about it. A new area adds a file
 * here and its name to `areas.ts`.
 */
export interface Area {
  readonly actions: readonly Action[]
  /**
   * Where the page of `world.tab` contradicts the chain. Asked again and again until the page rests, so it says what it
   * sees and waits for nothing. Must find what is shown by structure: the language may be any.
   */
  readonly findContradictions?: (world: World) => Promise<readonly Finding[]>
}

/** @throws where a recording lacks it */
export function arg(args: StepArgs, name: string): string {
  const value = args[name]
  if (value === undefined) throw new Error(`The step has no ${name}`)
  return value
}

/** Whether fewer than two nodes of the site are well, so that it cannot know what is right. */
export const isChainHidden = ({ nodes }: World): boolean =>
  nodes.length > 0 && nodes.filter(({ fault }) => fault === 'none').length < 2

/** Whether a node or a service is ill now. */
export const isIll = ({ nodes, services }: World): boolean =>
  nodes.some(({ fault }) => fault !== 'none') || (services !== undefined && services.fault !== 'none')

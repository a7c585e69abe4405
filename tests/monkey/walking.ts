import { type Action, type Area, hasFault, type World } from './area'
import { type AxeScanner, checkInvariants, createAxeScanner, isFocusLost } from './invariants'
import type { Random } from './random'
import { isNavigationError, waitUntilIdle } from './tab'
import { type Finding, isSameFinding, type Step } from './walk'

/** How many actions are tried until one is possible on the current page. */
const TRIES = 30

export interface WalkResult {
  /** The steps that were performed. */
  readonly steps: readonly Step[]
  readonly finding: Finding | undefined
}

/** Explores the app at random, and replays recorded steps. */
export interface Walker {
  /** Performs random steps until a finding, `count` steps, or the end of the time. */
  explore(world: World, random: Random, count: number, isOver: () => boolean): Promise<WalkResult>
  /** Replays steps until a finding; impossible steps are skipped. @param wanted ignores all other findings */
  replay(world: World, steps: readonly Step[], wanted?: Finding): Promise<WalkResult>
}

/** The first page is checked before the first step. */
const OPENING: Action = { name: 'opening', weight: 0, plan: () => undefined, run: () => Promise.resolve(true) }

function ignoreNavigation(error: unknown): undefined {
  if (!isNavigationError(error)) throw error
}

/** @param onStep is called before each step */
export function createWalker(areas: readonly Area[], onStep: (step: Step) => void = () => undefined): Walker {
  const actions = areas.flatMap((area) => area.actions)
  const byName = new Map(actions.map((action) => [action.name, action]))

  async function choose(world: World, random: Random): Promise<Step | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const action = random.pickWeighted(actions)
      const args = await Promise.resolve(action.plan(world, random)).catch(ignoreNavigation)
      if (args !== undefined) return { action: action.name, args }
    }
    return undefined
  }

  /** @returns whether the step was possible */
  async function act(world: World, step: Step): Promise<boolean> {
    const { action: name, args } = step
    onStep(step)
    const action = byName.get(name)
    if (action === undefined) throw new Error(`There is no action ${name}`)
    const { tab } = world
    const typed = tab.typed
    const hadFault = hasFault(world)
    world.hadFocus = (await isFocusLost(tab.page).catch(ignoreNavigation)) === false
    const isDone = (await action.run(world, args).catch(ignoreNavigation)) === true
    // Other actions may change or submit the form.
    if (action.keepsTexts !== true && tab.typed === typed) tab.typed = undefined
    if (hadFault || hasFault(world)) world.lastFaultMs = performance.now()
    for (const each of world.tabs) {
      for (const sent of await each.wallet.sent().catch(() => [])) world.sent.set(sent.hash, sent)
    }
    return isDone
  }

  const check = (world: World, action: Action, scanner: AxeScanner) => checkInvariants(world, areas, action, scanner)
  const actionOf = ({ action }: Step) => byName.get(action) ?? OPENING

  return {
    async explore(world, random, count, isOver) {
      const scanner = createAxeScanner()
      const steps: Step[] = []
      let [finding] = await check(world, OPENING, scanner)
      while (finding === undefined && steps.length < count && !isOver()) {
        await waitUntilIdle(world.tab)
        const step = await choose(world, random)
        if (step === undefined) break
        if (!(await act(world, step))) continue
        steps.push(step)
        ;[finding] = await check(world, actionOf(step), scanner)
      }
      return { steps, finding }
    },
    async replay(world, wantedSteps, wanted) {
      const scanner = createAxeScanner()
      const steps: Step[] = []
      const isWanted = (found: Finding) => wanted === undefined || isSameFinding(found, wanted)
      let finding = (await check(world, OPENING, scanner)).find(isWanted)
      for (const step of wantedSteps) {
        if (finding !== undefined) break
        await waitUntilIdle(world.tab)
        if (!(await act(world, step))) continue
        steps.push(step)
        finding = (await check(world, actionOf(step), scanner)).find(isWanted)
      }
      return { steps, finding }
    },
  }
}

import { type Action, type Area, isIll, type World } from './area'
import { type AxeScanner, createAxeScanner, findFaults, isFocusLost } from './invariants'
import type { Random } from './random'
import { untilCalm, wasLeft } from './tab'
import { type Finding, isSameFault, type Step } from './walk'

/** How often another action is tried in place of one that cannot be done now. */
const TRIES = 30

export interface WalkResult {
  /** Steps that could be done. */
  readonly steps: readonly Step[]
  readonly finding: Finding | undefined
}

/** What takes part in walks. */
export interface Walker {
  /** Chooses and does steps until something is wrong, there are enough, or it is over. */
  wander(world: World, random: Random, count: number, isOver: () => boolean): Promise<WalkResult>
  /** Does steps again, as far as they can be done, until something is wrong. @param wanted only this counts, where it is given */
  repeat(world: World, steps: readonly Step[], wanted?: Finding): Promise<WalkResult>
}

/** What the page does by itself after it was opened is looked at too. */
const OPENING: Action = { name: 'opening', weight: 0, plan: () => undefined, run: () => Promise.resolve(true) }

/** For what the page was left during: it is not done. */
function orNothing(error: unknown): undefined {
  if (!wasLeft(error)) throw error
}

/** @param onStep hears of each step before it is done */
export function createWalker(areas: readonly Area[], onStep: (step: Step) => void = () => undefined): Walker {
  const actions = areas.flatMap((area) => area.actions)
  const byName = new Map(actions.map((action) => [action.name, action]))

  async function choose(world: World, random: Random): Promise<Step | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const action = random.pickWeighted(actions)
      const args = await Promise.resolve(action.plan(world, random)).catch(orNothing)
      if (args !== undefined) return { action: action.name, args }
    }
    return undefined
  }

  /** @returns whether the step could be done */
  async function act(world: World, step: Step): Promise<boolean> {
    const { action: name, args } = step
    onStep(step)
    const action = byName.get(name)
    if (action === undefined) throw new Error(`There is no action ${name}`)
    const { tab } = world
    const typed = tab.typed
    const wasIll = isIll(world)
    world.hadFocus = (await isFocusLost(tab.page).catch(orNothing)) === false
    const isDone = (await action.run(world, args).catch(orNothing)) === true
    // What is typed anew stands; all else may have changed the fields.
    if (action.keepsTexts !== true && tab.typed === typed) tab.typed = undefined
    if (wasIll || isIll(world)) world.illUntilMs = performance.now()
    for (const each of world.tabs) {
      for (const sent of await each.wallet.sent().catch(() => [])) world.sent.set(sent.hash, sent)
    }
    return isDone
  }

  const check = (world: World, action: Action, scanner: AxeScanner) => findFaults(world, areas, action, scanner)
  const actionOf = ({ action }: Step) => byName.get(action) ?? OPENING

  return {
    async wander(world, random, count, isOver) {
      const scanner = createAxeScanner()
      const steps: Step[] = []
      let [finding] = await check(world, OPENING, scanner)
      while (finding === undefined && steps.length < count && !isOver()) {
        await untilCalm(world.tab)
        const step = await choose(world, random)
        if (step === undefined) break
        if (!(await act(world, step))) continue
        steps.push(step)
        ;[finding] = await check(world, actionOf(step), scanner)
      }
      return { steps, finding }
    },
    async repeat(world, wantedSteps, wanted) {
      const scanner = createAxeScanner()
      const steps: Step[] = []
      const isWanted = (found: Finding) => wanted === undefined || isSameFault(found, wanted)
      let finding = (await check(world, OPENING, scanner)).find(isWanted)
      for (const step of wantedSteps) {
        if (finding !== undefined) break
        await untilCalm(world.tab)
        if (!(await act(world, step))) continue
        steps.push(step)
        finding = (await check(world, actionOf(step), scanner)).find(isWanted)
      }
      return { steps, finding }
    },
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { World } from './area'
import { areas } from './areas'
import { createRandom } from './random'
import { shrink } from './shrink'
import { describeStep, type Finding, formatRecording, isSameFinding, parseRecording, type Recording } from './walk'
import { createWalker } from './walking'
import { type Playground, startPlayground } from './world'

const USAGE = `Monkey testing: random walks through the app, with invariants checked after each step.
  --minutes <n>          duration, without shrinking (20)
  --seed <n>             seed of the first walk; each further walk adds 1 (random)
  --shrink-minutes <n>   time limit for shrinking one finding (5)
  --replay <file>        replays a recording instead
  --verbose              prints each step`

/** Recordings and screenshots of new findings. */
const FOUND = 'test-results/monkey'
/** Recordings of fixed bugs, replayed at the start of each run. */
const KEPT = fileURLToPath(new URL('found/', import.meta.url))
/** Short walks are quicker to shrink. */
const WALK_STEPS = 40
const STARTS = [
  '/earn',
  '/swap',
  '/compound/single-cro',
  '/earn/cro-lock',
  '/zap',
  '/nft',
  '/portfolio',
  '/farms',
  '/pools',
  '/info',
  '/lottery',
  '/',
] as const

const say = (text: string) => process.stdout.write(`${text}\n`)
let isVerbose = false
const walker = createWalker(areas, (step) => {
  if (isVerbose) say(`  ${(performance.now() / 1000).toFixed(1)} s  ${describeStep(step)}`)
})

function report({ seed, path, finding, steps }: Recording): void {
  say(`\nFOUND  ${finding.invariant}: ${finding.subject}\n${finding.detail}`)
  say(`Seed ${seed}, ${steps.length} steps from ${path}:`)
  for (const step of steps) say(`  ${describeStep(step)}`)
}

function write(recording: Recording): string {
  mkdirSync(FOUND, { recursive: true })
  const file = `${fileOf(recording.finding, recording.seed)}.json`
  writeFileSync(file, formatRecording(recording))
  return file
}

const fileOf = ({ invariant }: Finding, seed: number) => `${FOUND}/${invariant.replaceAll(' ', '-')}-${seed}`

/** A screenshot of a finding, beside its recording. */
async function shoot({ tab }: World, finding: Finding, seed: number): Promise<void> {
  await tab.page.screenshot({ path: `${fileOf(finding, seed)}.png` })
}

async function replay(playground: Playground, recording: Recording): Promise<Finding | undefined> {
  const world = await playground.begin(recording.path)
  const { steps, finding } = await walker.replay(world, recording.steps)
  say(
    `Replayed ${steps.length} of ${recording.steps.length} steps from ${recording.path}, ${world.sent.size} transactions`,
  )
  if (finding !== undefined) await shoot(world, finding, recording.seed)
  return finding
}

async function shorten(playground: Playground, recording: Recording, minutes: number): Promise<Recording> {
  const untilMs = performance.now() + minutes * 60_000
  const { path, finding, steps } = recording
  const fails = async (part: Recording['steps']) => {
    const world = await playground.begin(path)
    return (await walker.replay(world, part, finding)).finding !== undefined
  }
  return { ...recording, steps: await shrink(steps, fails, () => performance.now() > untilMs) }
}

interface Options {
  readonly minutes: number
  readonly seed: number
  readonly shrinkMinutes: number
}

/** Walks until the time is over. @returns the distinct findings */
async function explore(
  playground: Playground,
  { minutes, seed: first, shrinkMinutes }: Options,
): Promise<readonly Finding[]> {
  const startedAtMs = performance.now()
  const found: Finding[] = []
  let shrinkingMs = 0
  let walks = 0
  let stepCount = 0
  let sentCount = 0
  const isOver = () => performance.now() - startedAtMs - shrinkingMs > minutes * 60_000
  for (let seed = first; !isOver(); seed += 1) {
    const random = createRandom(seed)
    const path = random.pick(STARTS)
    const world = await playground.begin(path)
    const { steps, finding } = await walker.explore(world, random, WALK_STEPS, isOver).catch((cause: unknown) => {
      throw new Error(`The walk with seed ${seed} could not continue`, { cause })
    })
    walks += 1
    stepCount += steps.length
    sentCount += world.sent.size
    say(`Seed ${seed}: ${steps.length} steps from ${path}`)
    if (finding === undefined || found.some((other) => isSameFinding(other, finding))) continue
    found.push(finding)
    const shrinkingFromMs = performance.now()
    say(`Seed ${seed}: ${finding.invariant}, ${finding.subject}. Shrinking ${steps.length} steps ...`)
    await shoot(world, finding, seed)
    const recording = await shorten(playground, { seed, path, finding, steps }, shrinkMinutes)
    shrinkingMs += performance.now() - shrinkingFromMs
    report(recording)
    say(`npm run monkey -- --replay ${write(recording)}`)
  }
  say(
    `Monkey: ${stepCount} steps and ${sentCount} transactions in ${walks} walks from seed ${first}, ${found.length} findings`,
  )
  return found
}

async function replayKept(playground: Playground): Promise<readonly Finding[]> {
  const found: Finding[] = []
  if (!existsSync(KEPT)) return found
  for (const name of readdirSync(KEPT).filter((each) => each.endsWith('.json'))) {
    const recording = parseRecording(readFileSync(`${KEPT}${name}`, 'utf8'))
    const finding = await replay(playground, recording)
    if (finding === undefined) continue
    found.push(finding)
    report({ ...recording, finding })
  }
  return found
}

function numberOf(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`Not a number of at least 0: ${text ?? ''}`)
  return value
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      'shrink-minutes': { type: 'string' },
      replay: { type: 'string' },
      verbose: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    say(USAGE)
    return
  }
  isVerbose = values.verbose === true
  const options = {
    minutes: numberOf(values.minutes, 20),
    seed: numberOf(values.seed, Date.now() % 1_000_000),
    shrinkMinutes: numberOf(values['shrink-minutes'], 5),
  }
  const playground = await startPlayground(process.env['CHROMIUM'])
  if (values.replay === undefined) {
    const kept = await replayKept(playground)
    const found = await explore(playground, options)
    if (kept.length + found.length > 0) process.exitCode = 1
  } else {
    const recording = parseRecording(readFileSync(values.replay, 'utf8'))
    const finding = await replay(playground, recording)
    if (finding === undefined) say('No finding.')
    else {
      report({ ...recording, finding })
      process.exitCode = 1
    }
  }
  await playground.stop()
}

await main()

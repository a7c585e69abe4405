import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { areas } from './areas'
import { createRandom } from './random'
import { shrink } from './shrink'
import { describeStep, type Finding, formatRecording, isSameFault, parseRecording, type Recording } from './walk'
import { createWalker } from './walking'
import { type Playground, startPlayground } from './world'

const USAGE = `A robot that does what users do, and looks whether all is well after each step.
  --minutes <n>          how long it walks (20)
  --seed <n>             of its first walk; the next ones count on (any)
  --shrink-minutes <n>   how long it looks for fewer steps to a fault, at most (5)
  --replay <file>        takes the steps of a recording instead
  --verbose              tells each step`

/** Where what is found is written. */
const FOUND = 'test-results/monkey'
/** Faults of the past, which every run tries again first. */
const KEPT = fileURLToPath(new URL('found/', import.meta.url))
/** Short walks leave few steps to shrink, and come to every page from a state that users know. */
const WALK_STEPS = 40
const STARTS = ['/earn', '/swap', '/compound/single-cro', '/earn/cro-lock', '/zap', '/nft', '/portfolio', '/'] as const

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
  const words = recording.finding.invariant.replaceAll(' ', '-')
  const file = `${FOUND}/${words}-${recording.seed}.json`
  writeFileSync(file, formatRecording(recording))
  return file
}

async function repeat(playground: Playground, recording: Recording): Promise<Finding | undefined> {
  const world = await playground.begin(recording.path)
  return (await walker.repeat(world, recording.steps)).finding
}

async function shorten(playground: Playground, recording: Recording, minutes: number): Promise<Recording> {
  const untilMs = performance.now() + minutes * 60_000
  const { path, finding, steps } = recording
  const fails = async (part: Recording['steps']) => {
    const world = await playground.begin(path)
    return (await walker.repeat(world, part, finding)).finding !== undefined
  }
  return { ...recording, steps: await shrink(steps, fails, () => performance.now() > untilMs) }
}

interface Options {
  readonly minutes: number
  readonly seed: number
  readonly shrinkMinutes: number
}

/** Walks until the time is over. @returns what was found, each fault once */
async function wander(
  playground: Playground,
  { minutes, seed: first, shrinkMinutes }: Options,
): Promise<readonly Finding[]> {
  const startedAtMs = performance.now()
  const found: Finding[] = []
  let shrinkingMs = 0
  let walks = 0
  let stepCount = 0
  const isOver = () => performance.now() - startedAtMs - shrinkingMs > minutes * 60_000
  for (let seed = first; !isOver(); seed += 1) {
    const random = createRandom(seed)
    const path = random.pick(STARTS)
    const world = await playground.begin(path)
    const { steps, finding } = await walker.wander(world, random, WALK_STEPS, isOver)
    walks += 1
    stepCount += steps.length
    say(`Seed ${seed}: ${steps.length} steps from ${path}`)
    if (finding === undefined || found.some((other) => isSameFault(other, finding))) continue
    found.push(finding)
    const shrinkingFromMs = performance.now()
    say(`Seed ${seed}: ${finding.invariant}, ${finding.subject}. Looking for fewer steps than ${steps.length} ...`)
    await world.tab.page.screenshot({ path: `${FOUND}/${finding.invariant.replaceAll(' ', '-')}-${seed}.png` })
    const recording = await shorten(playground, { seed, path, finding, steps }, shrinkMinutes)
    shrinkingMs += performance.now() - shrinkingFromMs
    report(recording)
    say(`npm run monkey -- --replay ${write(recording)}`)
  }
  say(`Monkey: ${stepCount} steps in ${walks} walks from seed ${first}, ${found.length} faults found`)
  return found
}

async function repeatKept(playground: Playground): Promise<readonly Finding[]> {
  const found: Finding[] = []
  if (!existsSync(KEPT)) return found
  for (const name of readdirSync(KEPT).filter((each) => each.endsWith('.json'))) {
    const recording = parseRecording(readFileSync(`${KEPT}${name}`, 'utf8'))
    const finding = await repeat(playground, recording)
    if (finding === undefined) continue
    found.push(finding)
    report({ ...recording, finding })
  }
  return found
}

function numberOf(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`Not a number from 0 on: ${text ?? ''}`)
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
    const kept = await repeatKept(playground)
    const found = await wander(playground, options)
    if (kept.length + found.length > 0) process.exitCode = 1
  } else {
    const recording = parseRecording(readFileSync(values.replay, 'utf8'))
    const finding = await repeat(playground, recording)
    if (finding === undefined) say('Nothing is wrong any more.')
    else {
      report({ ...recording, finding })
      process.exitCode = 1
    }
  }
  await playground.stop()
}

await main()

// npm test: every check there is. Ends non-zero where one fails, and shows what that one printed.
import { availableParallelism } from 'node:os'
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { bin, run, runScript } from './support/processes.mjs'

/**
 * `shows` picks what is printed of a step that passed too.
 * @typedef {{ name: string, command: string, args: string[], shows?: RegExp }} Step
 */

/** Each keeps one core busy; the longest ones come first. @type {Step[]} */
const steps = [
  { name: 'integration', command: bin('vitest'), args: ['run', '--project', 'integration'] },
  {
    name: 'unit',
    command: bin('vitest'),
    args: ['run', '--project', 'unit*', '--project', 'component*', '--silent=passed-only'],
  },
  { name: 'node faults', command: bin('vitest'), args: ['run', '--project', 'fault'], shows: /^Node faults: .*/m },
  { name: 'contracts', command: bin('vitest'), args: ['run', '--project', 'devnet'] },
  { name: 'architecture', command: bin('vitest'), args: ['run', '--project', 'architecture'] },
  { name: 'build and size budgets', command: process.execPath, args: ['scripts/build.mjs'] },
  { name: 'format', command: bin('biome'), args: ['check', '.'] },
  { name: 'types and lint', command: bin('oxlint'), args: [] },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', 'src', 'devnet', 'tests', 'scripts'],
  },
  { name: 'dead code', command: bin('knip'), args: [] },
]

/** Keeps every core busy by itself: Playwright starts a browser a core. @type {Step} */
const browserTests = {
  name: 'browser tests',
  command: bin('playwright'),
  args: ['test'],
  // The tests that passed at the second try only.
  shows: /^ +\d+ flaky\n(?: {4}.*\n)+/m,
}

/** How often a step that takes long says where it is. */
const PROGRESS_MS = 60_000

/** @param {Step} step */
async function check({ name, command, args, shows }) {
  console.log(`  ${name} ...`)
  let latest = ''
  const progress = setInterval(() => console.log(`  ${name}: ${latest.slice(0, 120)}`), PROGRESS_MS)
  const onOutput = (/** @type {string} */ text) => {
    latest = text.trim().split('\n').at(-1)?.trim() || latest
  }
  const { code, output, seconds } = await run(command, args, { env: { NO_COLOR: '1' }, onOutput })
  clearInterval(progress)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  const shown = shows?.exec(output)?.[0]
  if (shown !== undefined) console.log(shown.trimEnd().replace(/^/gm, '    '))
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, `[${name}] `))
  return { name, isPassed: code === 0 }
}

runScript(async () => {
  const startedAt = performance.now()
  await ensureInstalled()
  await ensureChromium()
  const waiting = [...steps]
  /** @type {{ name: string, isPassed: boolean }[]} */
  const results = []
  const checkNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
  results.push(await check(browserTests))
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  console.log(
    `\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  )
  console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
})

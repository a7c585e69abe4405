// npm test: every check there is, on two cores. Ends non-zero where one fails, and shows what that one printed.
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { bin, run, runScript } from './support/processes.mjs'

/**
 * `shows` picks the lines that are shown of a step that passed too.
 * @typedef {{ name: string, command: string, args: string[], shows?: RegExp }} Step
 */

/** @type {Step} */
const nodeFaults = { name: 'node faults', command: bin('vitest'), args: ['run', '--project', 'fault'], shows: /^Node faults: .*/m }

/** @type {Step} */
const browserTests = { name: 'browser tests', command: bin('playwright'), args: ['test'] }

/** What keeps one core busy first, what keeps two for the end, when the browsers may be done. @type {Step[]} */
const steps = [
  { name: 'types and lint', command: bin('oxlint'), args: [] },
  { name: 'integration', command: bin('vitest'), args: ['run', '--project', 'integration'] },
  { name: 'boundaries', command: bin('depcruise'), args: ['--config', '.dependency-cruiser.cjs', 'src', 'devnet', 'tests', 'scripts'] },
  { name: 'dead code', command: bin('knip'), args: [] },
  { name: 'build and size budgets', command: process.execPath, args: ['scripts/build.mjs'] },
  { name: 'architecture', command: bin('vitest'), args: ['run', '--project', 'architecture'] },
  { name: 'contracts', command: bin('vitest'), args: ['run', '--project', 'devnet'] },
  { name: 'unit', command: bin('vitest'), args: ['run', '--project', 'unit*', '--project', 'component*', '--silent=passed-only'] },
]

/** @param {Step} step */
async function check({ name, command, args, shows }) {
  console.log(`  ${name} ...`)
  const { code, output, seconds } = await run(command, args, { env: { NO_COLOR: '1' } })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  const shown = shows?.exec(output)?.[0]
  if (shown !== undefined) console.log(`    ${shown}`)
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, `[${name}] `))
  return { name, isPassed: code === 0 }
}

runScript(async () => {
  const startedAt = performance.now()
  await ensureInstalled()
  const waiting = [...steps]
  /** @type {{ name: string, isPassed: boolean }[]} */
  const results = []
  const checkRest = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step))
  }
  const checkInBrowser = async () => {
    await ensureChromium()
    results.push(await check(browserTests))
  }
  // One core each; what the nodes do wrong is waited for rather than worked at.
  await Promise.all([checkInBrowser().then(checkRest), checkRest(), check(nodeFaults).then((result) => results.push(result))])
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  console.log(`\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`)
  console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
})

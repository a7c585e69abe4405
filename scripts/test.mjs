// npm test: every check there is, two at a time. Ends non-zero where one fails, and shows what that one printed.
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { bin, run, runScript } from './support/processes.mjs'

const PARALLEL = 2

/**
 * `shows` picks the lines that are shown of a step that passed too.
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string>, shows?: RegExp }} Step
 */

/** Waits rather than works, so it runs beside the others. @type {Step} */
const nodeFaults = { name: 'node faults', command: bin('vitest'), args: ['run', '--project', 'fault'], shows: /^Node faults: .*/m }

/** The longest first, so that the short ones fill the other core meanwhile. @param {string} chromium @returns {Step[]} */
const steps = (chromium) => [
  { name: 'browser tests', command: bin('playwright'), args: ['test'], env: { CHROMIUM: chromium } },
  { name: 'types of the app', command: bin('tsc'), args: ['-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types of the tools', command: bin('tsc'), args: ['-p', 'tsconfig.node.json', '--noEmit'] },
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'] },
  { name: 'boundaries', command: bin('depcruise'), args: ['--config', '.dependency-cruiser.cjs', 'src', 'devnet', 'tests', 'scripts'] },
  { name: 'dead code', command: bin('knip'), args: [] },
  { name: 'unit', command: bin('vitest'), args: ['run', '--project', 'unit*', '--project', 'component*', '--silent=passed-only'] },
  { name: 'contracts', command: bin('vitest'), args: ['run', '--project', 'devnet'] },
  { name: 'architecture', command: bin('vitest'), args: ['run', '--project', 'architecture'] },
  { name: 'integration', command: bin('vitest'), args: ['run', '--project', 'integration'] },
  { name: 'build and size budgets', command: process.execPath, args: ['scripts/build.mjs'] },
]

/** @param {Step} step */
async function check({ name, command, args, env = {}, shows }) {
  console.log(`  ${name} ...`)
  const { code, output, seconds } = await run(command, args, { env: { ...env, NO_COLOR: '1' } })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  const shown = shows?.exec(output)?.[0]
  if (shown !== undefined) console.log(`    ${shown}`)
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, `[${name}] `))
  return { name, isPassed: code === 0 }
}

runScript(async () => {
  const startedAt = performance.now()
  await ensureInstalled()
  const waiting = steps(await ensureChromium())
  /** @type {{ name: string, isPassed: boolean }[]} */
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step))
  }
  const waits = check(nodeFaults)
  await Promise.all(Array.from({ length: PARALLEL }, work))
  results.push(await waits)
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  console.log(`\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`)
  console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
})

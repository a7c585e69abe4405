// npm test: runs every check; with --changed, only those that the changes since main can break (support/changed.mjs).
// Exits non-zero if one fails, and prints the part of its output that tells the failures.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { affectedTests } from './support/changed.mjs'
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { bin, root, run, runScript } from './support/processes.mjs'

/**
 * `shows` selects output to print even if the step passes; `tests` matches the step's test files, if it can run a
 * selection of them.
 * @typedef {{ name: string, command: string, args: string[], shows?: RegExp, tests?: RegExp }} Step
 */

/** Tests of Vitest that passed only on a retry. */
const RETRIED = /^.*\(retry x\d+\).*(?:\n.*\(retry x\d+\).*)*/m

/** Where Vitest and Playwright begin to tell failures, after the list of the tests that passed. */
const FAILURES = /^.*Failed (?:Tests|Suites) \d+|^ {2}1\) .*/m

const BOUNDARIES = ['--config', '.dependency-cruiser.cjs', 'src', 'devnet', 'tests', 'scripts']

/**
 * Single-core steps, the longest first.
 * @type {Step[]}
 */
const steps = [
  {
    name: 'integration',
    command: bin('vitest'),
    shows: RETRIED,
    args: ['run', '--project', 'integration'],
    tests: /^tests\/integration\/.*\.test\.ts$/,
  },
  {
    name: 'unit',
    command: bin('vitest'),
    shows: RETRIED,
    args: ['run', '--project', 'unit', '--project', 'component', '--silent=passed-only'],
    tests: /^src\/.*\.test\.tsx?$/,
  },
  {
    name: 'pages',
    command: bin('vitest'),
    shows: RETRIED,
    args: ['run', '--project', 'pages', '--silent=passed-only'],
    tests: /^tests\/pages\/.*\.test\.tsx$/,
  },
  {
    name: 'node faults',
    command: bin('vitest'),
    args: ['run', '--project', 'fault'],
    shows: /^Node faults: .*/m,
    tests: /^tests\/fault\/.*\.test\.ts$/,
  },
  {
    name: 'contracts',
    command: bin('vitest'),
    shows: RETRIED,
    args: ['run', '--project', 'devnet'],
    tests: /^devnet\/.*\.test\.ts$/,
  },
  {
    name: 'monkey',
    command: process.execPath,
    args: ['scripts/monkey.mjs', '--minutes', '2', '--seed', '1'],
    shows: /^Monkey: .*/m,
  },
  { name: 'architecture', command: bin('vitest'), args: ['run', '--project', 'architecture'], shows: RETRIED },
  { name: 'build and size budgets', command: process.execPath, args: ['scripts/build.mjs'] },
  { name: 'subgraphs', command: bin('tsx'), args: ['scripts/buildSubgraphs.ts', '--check'] },
  { name: 'format', command: bin('biome'), args: ['check', '.'] },
  { name: 'types and lint', command: bin('oxlint'), args: [] },
  { name: 'boundaries', command: bin('depcruise'), args: BOUNDARIES },
  { name: 'dead code', command: bin('knip'), args: [] },
]

/**
 * Uses all cores: Playwright starts one browser per core.
 * @type {Step}
 */
const browserTests = {
  name: 'browser tests',
  command: bin('playwright'),
  args: ['test'],
  // Tests that passed only on a retry.
  shows: /^ +\d+ flaky\n(?: {4}.*\n)+/m,
  tests: /^tests\/(e2e|fault)\/.*\.spec\.ts$/,
}

/** Interval of progress messages for long steps. */
const PROGRESS_MS = 60_000

/** @param {string} output */
function failuresIn(output) {
  const plain = stripVTControlCharacters(output).trimEnd()
  return plain.slice(FAILURES.exec(plain)?.index ?? 0)
}

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
  if (code !== 0) console.log(failuresIn(output).replace(/^/gm, `[${name}] `))
  return { name, isPassed: code === 0 }
}

/**
 * Runs a program and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @throws with the output if it fails
 */
async function outputOf(command, args) {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(output)
  return output
}

/**
 * Builds the import graph.
 * @returns {Promise<import('./support/changed.mjs').Imports>}
 */
async function readImports() {
  const output = await outputOf(bin('depcruise'), [...BOUNDARIES, '--output-type', 'json'])
  /** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
  const { modules } = JSON.parse(output.slice(output.indexOf('{')))
  return new Map(
    modules
      .filter(({ source }) => existsSync(root + source))
      .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
}

/** Test files affected by the changes since the merge base with main; undefined to run all. */
async function changedTests() {
  const base = (await outputOf('git', ['merge-base', 'main', 'HEAD'])).trim()
  const differing = await outputOf('git', ['diff', '--name-only', '--no-renames', base])
  const added = await outputOf('git', ['ls-files', '--others', '--exclude-standard'])
  const changed = `${differing}${added}`.split('\n').filter((path) => path !== '')
  const affected = affectedTests(changed, await readImports(), (path) => readFileSync(root + path, 'utf8'))
  if ('files' in affected) return affected.files
  console.log(`Running all tests: ${affected.everything} can affect any of them.`)
  return undefined
}

/**
 * Narrows a step to its affected test files; empty if there are none.
 * @param {Step} step
 * @param {readonly string[] | undefined} files
 */
function narrowed(step, files) {
  const { tests } = step
  if (tests === undefined || files === undefined) return [step]
  const own = files.filter((path) => tests.test(path))
  return own.length === 0 ? [] : [{ ...step, name: `${step.name}, ${own.length} files`, args: [...step.args, ...own] }]
}

runScript(async () => {
  const startedAt = performance.now()
  await ensureInstalled()
  await ensureChromium()
  const files = process.argv.includes('--changed') ? await changedTests() : undefined
  const waiting = steps.flatMap((step) => narrowed(step, files))
  /** @type {{ name: string, isPassed: boolean }[]} */
  const results = []
  const checkNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
  for (const step of narrowed(browserTests, files)) results.push(await check(step))
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  console.log(
    `\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  )
  console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
})

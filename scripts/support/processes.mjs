import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder, with its slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** @param {import('node:child_process').ChildProcess} child */
function stopChild(child) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    // Each child leads its own group, so that what it started ends with it.
    process.kill(-child.pid, 'SIGTERM')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

process.on('exit', () => children.forEach(stopChild))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143))
}

/**
 * Starts a program of the project in its own process group; it is stopped when this process ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, stdio?: 'inherit' | 'pipe' }} [options]
 */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/**
 * Runs a program to its end and gathers what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] `onOutput` hears what it prints meanwhile
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, options = {}) {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: 'pipe' })
    let output = ''
    const gather = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      options.onOutput?.(chunk.toString())
    }
    child.stdout?.on('data', gather)
    child.stderr?.on('data', gather)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 }))
  })
}

/** The path of a program that a package installed. @param {string} name */
export const bin = (name) => `${root}node_modules/.bin/${name}`

/**
 * Runs a script's job, and ends with a plain line instead of a stack where it fails.
 * @param {() => Promise<void>} job
 */
export function runScript(job) {
  job().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** @param {import('node:child_process').ChildProcess} child */
function stopChild(child) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    // Each child leads its own process group, so that its own children stop with it.
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
 * Starts a program in its own process group, which stops when this process exits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, stdio?: 'inherit' | 'pipe' }} [options]
 */
export function start(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/**
 * Runs a program to completion and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, onOutput?: (text: string) => void }} [options] `onOutput` receives
 * output as it is printed
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

/**
 * Path of an installed package's binary.
 * @param {string} name
 */
export const bin = (name) => `${root}node_modules/.bin/${name}`

/**
 * Runs a script's main function and prints only the message of an error.
 * @param {() => Promise<void>} job
 */
export function runScript(job) {
  job().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

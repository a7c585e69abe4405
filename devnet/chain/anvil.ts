import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WAIT_MS } from '../../scripts/support/limits.mjs'
import { freePort } from '../../scripts/support/ports.mjs'
import { Rpc } from './rpc.ts'

export interface AnvilOptions {
  readonly port: number
  readonly chainId: number
  readonly args?: readonly string[]
}

export interface Anvil {
  readonly rpc: Rpc
  /** Resolves when the node process exits, for any reason. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Number of unlocked accounts: ten for users and tests, the rest for the devnet itself. */
const ACCOUNT_COUNT = 27
/** Without pruning, anvil writes the state of every old block to disk and slows down. Recent blocks stay readable. */
const KEPT_STATES = ['--prune-history', '64']
const guard = fileURLToPath(new URL('anvilGuard.mjs', import.meta.url))

/** Path of the binary: from the npm package, otherwise `anvil` on the PATH. */
function findAnvil(): string {
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    const manifest = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json')
    const binary = join(manifest, '..', 'bin', name)
    if (process.platform === 'linux' && process.arch === 'x64' && existsSync(binary)) return binary
  } catch {
    // Not installed for this platform: try the PATH.
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
  }
  throw new Error(
    'anvil not found. npm provides it for Linux x64 only; on other platforms install Foundry (https://getfoundry.sh) and put `anvil` on the PATH.',
  )
}

/** Starts a node and waits until it responds. The node exits with this process. */
export async function startAnvil({ port, chainId, args = [] }: AnvilOptions): Promise<Anvil> {
  // Otherwise a node that already runs on this port would respond instead.
  if ((await freePort(port)) !== port) throw new Error(`Port ${port} of 127.0.0.1 is in use`)
  const fixed = [
    '--host',
    '127.0.0.1',
    '--accounts',
    String(ACCOUNT_COUNT),
    '--order',
    'fifo',
    '--quiet',
    ...KEPT_STATES,
  ]
  const own = ['--port', String(port), '--chain-id', String(chainId)]
  const child = spawn(process.execPath, [guard, findAnvil(), ...fixed, ...own, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const rpc = new Rpc(`http://127.0.0.1:${port}`)
  const stop = async () => {
    child.stdin.end()
    await ended
  }

  const deadline = Date.now() + WAIT_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`anvil did not start on port ${port}. ${complaint.trim()}`)
    if (await answers(rpc, chainId)) return { rpc, ended, stop }
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`anvil did not respond on port ${port} within ${WAIT_MS / 1000} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function answers(rpc: Rpc, chainId: number): Promise<boolean> {
  try {
    return Number(await rpc.send('eth_chainId')) === chainId
  } catch {
    return false
  }
}

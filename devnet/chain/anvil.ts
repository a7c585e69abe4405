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
  /** Settles when the node has ended, whether asked to or not. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** The unlocked accounts of the node: ten for people, the others for what the devnet itself does. */
const ACCOUNT_COUNT = 17
/** Without this, anvil writes the state of every old block to the disk, ever more slowly. Reads of the last blocks still work. */
const KEPT_STATES = ['--prune-history', '64']
const guard = fileURLToPath(new URL('anvilGuard.mjs', import.meta.url))

/** Path of the node's binary: the one from npm, else `anvil` on the PATH. */
function findAnvil(): string {
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    const manifest = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json')
    const binary = join(manifest, '..', 'bin', name)
    if (process.platform === 'linux' && process.arch === 'x64' && existsSync(binary)) return binary
  } catch {
    // Not installed on this platform: the PATH is next.
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
  }
  throw new Error(
    'No anvil here: npm has it for Linux on x64 only. Install Foundry (https://getfoundry.sh) so that `anvil` is on the PATH.',
  )
}

/** Starts a node and waits until it answers. It never outlives this process. */
export async function startAnvil({ port, chainId, args = [] }: AnvilOptions): Promise<Anvil> {
  // Else another node there would answer in its place.
  if ((await freePort(port)) !== port) throw new Error(`Port ${port} of 127.0.0.1 is taken`)
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
      throw new Error(`anvil did not answer on port ${port} within ${WAIT_MS / 1000} s`)
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

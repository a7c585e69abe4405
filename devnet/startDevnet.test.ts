import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { freePort } from '../scripts/support/ports.mjs'
import { Rpc } from './chain/rpc.ts'
import { readChainState } from './deploy/chainState.ts'
import { startDevnet } from './startDevnet.ts'
import { DEFAULT_CHAIN_ID } from './tables/network.ts'

interface Block {
  readonly number: string
  readonly timestamp: string
  readonly gasLimit: string
}

/** `lastHarvestedTime()` of the automatic vault. */
const LAST_HARVESTED = '0xb60f0531'
/** `intervalSeconds()` of the prediction market. */
const INTERVAL_SECONDS = '0x7d1cd04f'

const blockAt = async (rpc: Rpc, block: string) => (await rpc.send('eth_getBlockByNumber', [block, false])) as Block

async function isUp(url: string): Promise<boolean> {
  return new Rpc(url).send('eth_chainId').then(
    () => true,
    () => false,
  )
}

describe('devnet', () => {
  it('starts on the given chain id with history up to now, and keeps mining', async () => {
    const devnet = await startDevnet({
      port: await freePort(0),
      servicesPort: await freePort(0),
      chainId: 25,
      traders: false,
      blockTimeSec: 1,
    })
    try {
      const rpc = new Rpc(devnet.rpcUrl)
      expect(Number(await rpc.send('eth_chainId'))).toBe(25)
      expect(devnet.accounts).toHaveLength(10)
      expect(devnet.accounts[0]?.toLowerCase()).toBe('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')
      const head = await blockAt(rpc, 'latest')
      // Old enough to belong to the history: the newest blocks follow the clock, which lags on a busy machine.
      const [older, old] = await Promise.all(
        [90, 60].map((back) => blockAt(rpc, `0x${(Number(head.number) - back).toString(16)}`)),
      )
      // On a busy machine the clock may add a block while the history is mined.
      expect(Math.abs(Number(old?.timestamp) - Number(older?.timestamp) - 30)).toBeLessThan(3)
      expect(Math.abs(Number(head.timestamp) - Date.now() / 1000)).toBeLessThan(60)
      expect(Number(head.gasLimit)).toBe(60_000_000)
      const { cakeVault } = (await readChainState(25)).deployment.farms.contracts
      const harvested = await rpc.send('eth_call', [{ to: cakeVault, data: LAST_HARVESTED }, 'latest'])
      // Every three hours of the last day.
      expect(Math.abs(Date.now() / 1000 - Number(harvested))).toBeLessThan(3 * 3_600 + 600)
      await expect.poll(async () => Number(await rpc.send('eth_blockNumber'))).toBeGreaterThan(Number(head.number))
      expect(((await (await fetch(`${devnet.servicesUrl}/health`)).json()) as { status: string }).status).toBe('ok')
    } finally {
      await devnet.stop()
    }
    expect(await isUp(devnet.rpcUrl)).toBe(false)
    await expect(fetch(`${devnet.servicesUrl}/health`)).rejects.toThrow()
  })

  it('mines a block per transaction on request, trades from a seed, and keeps rounds of the length asked for', async () => {
    const devnet = await startDevnet({
      port: await freePort(0),
      servicesPort: await freePort(0),
      blockTimeSec: 'automine',
      roundSec: 30,
    })
    try {
      const rpc = new Rpc(devnet.rpcUrl)
      const { prediction } = (await readChainState(DEFAULT_CHAIN_ID)).deployment.prediction.contracts
      const interval = () => rpc.send('eth_call', [{ to: prediction, data: INTERVAL_SECONDS }, 'latest'])
      await expect.poll(async () => Number(await interval())).toBe(30)
      await expect.poll(async () => (await fetch(`${devnet.servicesUrl}/keeper`)).status).toBe(200)
      const before = Number(await rpc.send('eth_blockNumber'))
      // Only the traders and the keeper send transactions.
      await expect.poll(async () => Number(await rpc.send('eth_blockNumber'))).toBeGreaterThan(before)
    } finally {
      await devnet.stop()
    }
  })

  it('reports a port that is in use and leaves nothing running', async () => {
    const port = await freePort(0)
    const first = await startDevnet({ port, servicesPort: await freePort(0), traders: false, blockTimeSec: 'automine' })
    try {
      await expect(startDevnet({ port, servicesPort: await freePort(0), traders: false })).rejects.toThrow(String(port))
    } finally {
      await first.stop()
    }
  })

  it('exits with its parent, however the parent ends', async () => {
    const port = await freePort(0)
    const servicesPort = await freePort(0)
    const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
    const args = [
      '--import',
      'tsx',
      cli,
      '--port',
      String(port),
      '--services-port',
      String(servicesPort),
      '--no-traders',
    ]
    const child = spawn(process.execPath, args, { stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => isUp(url)).toBe(true)
    child.kill('SIGKILL')
    await expect.poll(() => isUp(url)).toBe(false)
  })
})

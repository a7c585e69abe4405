import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HDNodeWallet } from 'ethers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/support/ports.mjs'
import { rolesOf } from '../deploy/accounts.ts'
import { readUint } from '../testing/stakingFixtures.ts'
import { startDeployedChain } from '../testing/testChain.ts'

/** Of anvil's accounts. The operator is the eighteenth. */
const PHRASE = 'test test test test test test test test test test test junk'
const OPERATOR_PATH = "m/44'/60'/0'/0/17"

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  chain = await startDeployedChain()
  folder = mkdtempSync(join(tmpdir(), 'keeper-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  await chain.stop()
})

it('runs rounds with the key of a file, and reports its health', async () => {
  const { privateKey, address } = HDNodeWallet.fromPhrase(PHRASE, undefined, OPERATOR_PATH)
  expect(address).toBe(rolesOf(chain.accounts).operator)
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, `${privateKey.slice(2)}\n`, { mode: 0o600 })
  const prediction = chain.at('Prediction', chain.deployment.prediction.contracts.prediction)
  const before = await readUint(prediction, 'currentEpoch')
  const port = String(await freePort(0))
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const args = ['--import', 'tsx', cli, '--rpc', chain.rpc.url, '--key-file', keyFile, '--health-port', port]
  child = spawn(process.execPath, args, { stdio: 'ignore' })
  // The open rounds of the stored chain are overdue, so there is something to do at once.
  await expect.poll(() => readUint(prediction, 'currentEpoch')).toBe(before + 1n)
  const health = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/keeper`)).json()
  await expect.poll(health).toMatchObject({ isHealthy: true, account: address, last: { isSuccessful: true } })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Interface, Wallet } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import { type Anvil, startAnvil } from '../../devnet/chain/anvil'
import { freePort } from '../support/ports.mjs'
import { readKeyFile } from './keyFile'
import { networkFile, readNetworkFile } from './networkFile'
import { type PublishOptions, publish } from './publish'

const CHAIN_ID = 338
const WEI = 10n ** 18n
/** One of each kind of strategy; the others differ in nothing but their tokens. */
const VAULTS = ['single-cro', 'single-usdc', 'vvs-vvs', 'vvs-cro-usdc', 'v3s-v3s-vvs', 'singlefi-usdc', 'ferro-3fer']
/** Transactions that are mined before the interruption. */
const BEFORE = 30

const wallet = new Wallet(Wallet.createRandom().privateKey)
let node: Anvil
let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  // Blocks come on their own time, as on a public network, and the node doesn't have the deployer's key.
  node = await startAnvil({ port: await freePort(0), chainId: CHAIN_ID, args: ['--block-time', '0.1'] })
  await node.rpc.send('anvil_setBalance', [wallet.address, `0x${(1_000n * WEI).toString(16)}`])
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
})

function optionsWith(change: Partial<PublishOptions> = {}): PublishOptions {
  return {
    wallet,
    file: networkFile('cronos-testnet'),
    out: join(folder, 'deployment.json'),
    rpcUrl: node.rpc.url,
    journalFile: join(folder, 'journal.jsonl'),
    liquidityWei: 200n * WEI,
    maxPriceWei: 10n ** 13n,
    vaults: VAULTS,
    isMainnetMeant: false,
    pollMs: 20,
    log: () => undefined,
    ...change,
  }
}

const readNonce = async () => Number(await node.rpc.send('eth_getTransactionCount', [wallet.address, 'latest']))

describe('key file', () => {
  const keyFile = (content: string, mode: number) => {
    const file = join(folder, `key-${mode.toString(8)}`)
    writeFileSync(file, content, { mode })
    return file
  }

  it('gives the account if only its owner can read it', () => {
    expect(readKeyFile(keyFile(`${wallet.privateKey}\n`, 0o600)).address).toBe(wallet.address)
    expect(readKeyFile(keyFile(wallet.privateKey.slice(2), 0o400)).address).toBe(wallet.address)
  })

  it.each([0o640, 0o604])('is refused if others can read it', (mode) => {
    expect(() => readKeyFile(keyFile(wallet.privateKey, mode))).toThrow('can be used by others')
  })

  it('is never quoted', () => {
    const wrong = wallet.privateKey.slice(0, -1)
    const message = (content: string) => {
      try {
        readKeyFile(keyFile(content, 0o600))
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(message(wrong)).toContain('has no private key')
    expect(message(wrong)).not.toContain(wrong.slice(2, 10))
    expect(message('f'.repeat(64))).toMatch(/has no valid private key$/)
    expect(() => readKeyFile(join(folder, 'absent'))).toThrow('There is no')
    expect(() => readKeyFile(folder)).toThrow('is not a plain file')
  })
})

describe('deployment', () => {
  it('is refused on Cronos itself unless it is meant and audited', async () => {
    const cronos = { file: networkFile('cronos') }
    const refused = '--audit'
    await expect(publish(optionsWith(cronos))).rejects.toThrow(refused)
    await expect(publish(optionsWith({ ...cronos, isMainnetMeant: true }))).rejects.toThrow(refused)
    await expect(publish(optionsWith({ ...cronos, isMainnetMeant: true, audit: ' ' }))).rejects.toThrow(refused)
    await expect(publish(optionsWith({ ...cronos, audit: 'Report 7' }))).rejects.toThrow(refused)
    // Then the next check is made, that of the node.
    const meant = optionsWith({ ...cronos, isMainnetMeant: true, audit: 'Report 7' })
    await expect(publish(meant)).rejects.toThrow(`The node is on chain ${CHAIN_ID}`)
  })

  it('is refused on another chain, and without funds', async () => {
    const file = join(folder, 'other.json')
    const testnet = readNetworkFile(networkFile('cronos-testnet'))
    writeFileSync(file, JSON.stringify({ ...testnet, chainId: 339 }))
    await expect(publish(optionsWith({ file }))).rejects.toThrow('The node is on chain 338, but Cronos Testnet is 339')
    const poor = new Wallet(Wallet.createRandom().privateKey)
    const journalFile = join(folder, 'poor.jsonl')
    await expect(publish(optionsWith({ wallet: poor, journalFile }))).rejects.toThrow('has 0 CRO, and needs 210')
  })

  it('is completed after an interruption, with slow blocks and signed transactions only', async () => {
    const accounts = (await node.rpc.send('eth_accounts')) as readonly string[]
    expect(accounts.map((account) => account.toLowerCase())).not.toContain(wallet.address.toLowerCase())
    const output = await interruptedCommand()
    expect(output).not.toContain(wallet.privateKey.slice(2))
    const nonce = await readNonce()
    expect(nonce).toBeGreaterThanOrEqual(BEFORE)

    const lines: string[] = []
    const made = await publish(optionsWith({ log: (line) => lines.push(line) }))
    expect(lines[0]).toContain('Going on')
    expect(lines.at(-2)).toMatch(/Read back \d{3} contracts with \d+ requests: 0 problems/)
    // Steps that were mined before are not sent again.
    expect(lines.filter((line) => /^1\. /.test(line))).toEqual([])
    const written = readNetworkFile(join(folder, 'deployment.json'))
    expect(written).toEqual(made)
    expectComplete(written)

    // Once more, there is nothing to do.
    const before = await readNonce()
    expect(await publish(optionsWith())).toEqual(made)
    expect(await readNonce()).toBe(before)
  })

  it('is not continued with another account or amount', async () => {
    const other = new Wallet(Wallet.createRandom().privateKey)
    await expect(publish(optionsWith({ wallet: other }))).rejects.toThrow('belongs to a deployment with deployer')
    await expect(publish(optionsWith({ liquidityWei: WEI }))).rejects.toThrow('with liquidityWei')
    const operator = other.address
    await expect(publish(optionsWith({ operator }))).rejects.toThrow('with operator')
  })

  it('notices other code, and an owner that is another', async () => {
    const { inscriptions } = readNetworkFile(join(folder, 'deployment.json'))
    const { bridge: at = '' } = inscriptions.contracts
    const code = String(await node.rpc.send('eth_getCode', [at, 'latest']))
    await node.rpc.send('anvil_setCode', [at, `${code}00`])
    await expect(publish(optionsWith())).rejects.toThrow(`BridgeStatus at ${at} has other code`)
    await node.rpc.send('anvil_setCode', [at, code])
    const other = Wallet.createRandom().address
    await transferOwnership(at, other)
    await expect(publish(optionsWith())).rejects.toThrow(
      `owner of BridgeStatus at ${at} is ${other}, not ${wallet.address}`,
    )
  })
})

async function transferOwnership(contract: string, to: string): Promise<void> {
  const data = new Interface(['function transferOwnership(address)']).encodeFunctionData('transferOwnership', [to])
  const nonce = await readNonce()
  const tx = { type: 0, chainId: CHAIN_ID, nonce, to: contract, data, gasLimit: 100_000n, gasPrice: 10n ** 11n }
  await node.rpc.send('eth_sendRawTransaction', [await wallet.signTransaction(tx)])
  await expect.poll(readNonce).toBe(nonce + 1)
}

/** Runs the command until some transactions are mined, and kills it. Returns what it printed. */
async function interruptedCommand(): Promise<string> {
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, wallet.privateKey, { mode: 0o600 })
  const paths = optionsWith()
  const args = ['--network', 'cronos-testnet', '--key-file', keyFile, '--rpc', node.rpc.url, '--vaults', VAULTS.join()]
  const command = fileURLToPath(new URL('../deploy.ts', import.meta.url))
  const files = ['--journal', paths.journalFile, '--out', paths.out ?? '']
  child = spawn(process.execPath, ['--import', 'tsx', command, ...args, ...files], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('The command has no output')
  stderr.on('data', (text: Buffer) => lines.push(text.toString()))
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line)
    if (line.startsWith(`${BEFORE}. `)) child.kill('SIGKILL')
  }
  expect(lines.join('\n')).toContain(`${BEFORE}. `)
  return `${lines.join('\n')}\n${readFileSync(paths.journalFile, 'utf8')}`
}

/** Every area has its contracts, beside the network's own settings. */
function expectComplete(deployment: Deployment): void {
  const { chainId, network, rpcUrls, vaults, farms, competition, ifos, squad, claims, nameService } = deployment
  const testnet = readNetworkFile(networkFile('cronos-testnet'))
  expect([chainId, network, rpcUrls, nameService]).toEqual([
    CHAIN_ID,
    'cronos-testnet',
    testnet.rpcUrls,
    testnet.nameService,
  ])
  expect(Object.keys(vaults.list).sort()).toEqual([...VAULTS].sort())
  expect(Object.values(vaults.list).every(({ deployBlock }) => deployBlock !== undefined && deployBlock > 0)).toBe(true)
  expect([farms.list.length, farms.pools.length, ifos?.list.length]).toEqual([6, 10, 2])
  expect(Object.keys(competition?.contracts ?? {})).toEqual(['coming'])
  expect(squad?.editions.map(({ key }) => key)).toEqual(['squad'])
  expect(claims?.pointCampaigns).toHaveLength(3)
  for (const { prediction, lottery, lock, nft, zap, inscriptions, prices } of [deployment])
    for (const { contracts } of [prediction, lottery, lock, nft, zap, inscriptions, prices])
      expect(Object.values(contracts).length).toBeGreaterThan(0)
}

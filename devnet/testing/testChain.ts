import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ContractFactory, Interface, JsonRpcProvider, type Result } from 'ethers'
import { compile, type CompiledContract } from '../compile/compile'
import { readSources } from '../compile/sources'
import { paths } from '../paths'

/** A contract on a test chain, called by name. Amounts are base units. */
export interface TestContract {
  readonly address: string
  /** The answer of a view, or of a call that is only simulated; a single value comes bare. */
  read(fn: string, args?: readonly unknown[], from?: string, value?: bigint): Promise<unknown>
  /** Sends and waits. Throws with the contract's reason where it reverts. */
  send(from: string, fn: string, args?: readonly unknown[], value?: bigint): Promise<Mined>
}

export interface Mined {
  readonly hash: string
  readonly blockNumber: number
  readonly timeSec: number
  /** What the sender paid for gas, in wei. */
  readonly feeWei: bigint
  readonly gasUsed: bigint
  /** The events of this contract. */
  readonly events: readonly { readonly name: string; readonly args: Result }[]
}

export interface TestChain {
  readonly provider: JsonRpcProvider
  /** The node's unlocked accounts; the first one deploys. */
  readonly accounts: readonly string[]
  deploy(name: string, args?: readonly unknown[]): Promise<TestContract>
  /** Creation code that was compiled elsewhere. */
  deployCode(abi: Interface, bytecode: string, args: readonly unknown[]): Promise<TestContract>
  at(abi: Interface, address: string): TestContract
  /** Sets the time of the next block, Unix seconds. */
  setNextTime(timeSec: number): Promise<void>
  /** Sends a plain transaction, which may fail, and waits. */
  transact(tx: { readonly from: string; readonly to: string; readonly data?: string; readonly value?: bigint }): Promise<RawReceipt>
  stop(): Promise<void>
}

interface RawReceipt {
  readonly transactionHash: string
  readonly blockNumber: string
  readonly status: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
  readonly contractAddress: string | null
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

const GAS = '0x1c9c380'
const hex = (value: bigint) => `0x${value.toString(16)}`

/** Starts an empty node and compiles the contracts of `folders` (below devnet/contracts) and the interfaces. */
export async function startTestChain(folders: readonly string[]): Promise<TestChain> {
  const port = await freePort()
  const node = spawn(join(paths.nodeModules, '@foundry-rs/anvil-linux-amd64/bin/anvil'), ['--port', String(port), '--quiet', '--balance', '10000000'], {
    stdio: 'ignore',
  })
  const compiled = await compileFolders(folders)
  const provider = new JsonRpcProvider(`http://127.0.0.1:${port}`, 31337, { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 })
  const accounts = await firstAnswer(() => provider.send('eth_accounts', []) as Promise<string[]>)
  const [deployer = ''] = accounts

  async function transact(tx: Readonly<Record<string, unknown>>): Promise<RawReceipt> {
    const value = typeof tx['value'] === 'bigint' ? hex(tx['value']) : '0x0'
    const hash = (await provider.send('eth_sendTransaction', [{ gas: GAS, ...tx, value }])) as string
    return firstAnswer(() => provider.send('eth_getTransactionReceipt', [hash]) as Promise<RawReceipt | null>)
  }

  function at(abi: Interface, address: string): TestContract {
    const decode = (fn: string, data: string) => {
      const result = abi.decodeFunctionResult(fn, data)
      return result.length === 1 ? (result[0] as unknown) : result
    }
    async function call(tx: object, fn: string, block = 'latest'): Promise<unknown> {
      return decode(fn, (await provider.send('eth_call', [tx, block])) as string)
    }
    return {
      address,
      read: (fn, args = [], from = deployer, value = 0n) =>
        call({ from, to: address, data: abi.encodeFunctionData(fn, args), value: hex(value) }, fn),
      async send(from, fn, args = [], value = 0n) {
        const tx = { from, to: address, data: abi.encodeFunctionData(fn, args) }
        const receipt = await transact({ ...tx, value })
        if (receipt.status !== '0x1') {
          // The receipt has no reason; the same call at the same block time has.
          await call({ ...tx, value: hex(value) }, fn, receipt.blockNumber)
          throw new Error(`${fn} failed, but succeeds when simulated`)
        }
        const block = (await provider.send('eth_getBlockByNumber', [receipt.blockNumber, false])) as { timestamp: string }
        const logs = receipt.logs.filter((log) => log.address === address.toLowerCase()).map((log) => abi.parseLog(log))
        return {
          hash: receipt.transactionHash,
          blockNumber: Number(receipt.blockNumber),
          timeSec: Number(block.timestamp),
          gasUsed: BigInt(receipt.gasUsed),
          feeWei: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
          events: logs.flatMap((log) => (log === null ? [] : [{ name: log.name, args: log.args }])),
        }
      },
    }
  }

  async function deployCode(abi: Interface, bytecode: string, args: readonly unknown[]): Promise<TestContract> {
    const { data } = await new ContractFactory(abi, bytecode).getDeployTransaction(...args)
    const receipt = await transact({ from: deployer, data })
    if (receipt.status !== '0x1' || receipt.contractAddress === null) {
      await provider.send('eth_call', [{ from: deployer, data }, 'latest'])
      throw new Error('A deployment failed')
    }
    return at(abi, receipt.contractAddress)
  }

  return {
    provider,
    accounts,
    at,
    deployCode,
    transact,
    deploy(name, args = []) {
      const contract = compiled[name]
      if (contract === undefined) throw new Error(`No contract ${name} in ${folders.join(', ')}`)
      return deployCode(new Interface(contract.abi), contract.bytecode, args)
    },
    async setNextTime(timeSec) {
      await provider.send('evm_setNextBlockTimestamp', [timeSec])
    },
    async stop() {
      provider.destroy()
      const ended = new Promise((resolve) => node.once('exit', resolve))
      node.kill()
      await ended
    },
  }
}

function compileFolders(folders: readonly string[]): Promise<Readonly<Record<string, CompiledContract>>> {
  const sources = Object.entries(readSources(paths.contracts))
  const wanted = ['interfaces', ...folders].map((folder) => `devnet/contracts/${folder}/`)
  const chosen = sources.filter(([path]) => wanted.some((folder) => path.startsWith(folder)))
  return compile(Object.fromEntries(chosen), ['abi', 'evm.bytecode.object'])
}

async function firstAnswer<T>(ask: () => Promise<T | null>): Promise<T> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    await delay(5)
  }
  throw new Error('The test chain does not answer')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

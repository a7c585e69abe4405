import { getAddress, Interface, type Result } from 'ethers'
import { freePort } from '../../scripts/support/ports.mjs'
import { startAnvil } from '../chain/anvil.ts'
import type { Rpc } from '../chain/rpc.ts'
import { readArtifacts } from '../compile/artifacts.ts'
import { readChainState } from '../deploy/chainState.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { DEFAULT_CHAIN_ID } from '../tables/network.ts'
import { type RawReceipt, type RawTransaction, sendTransaction } from './sendTransaction.ts'

/** A contract on a test chain, called by function name. Amounts are base units. */
export interface TestContract {
  readonly address: string
  /** Result of a view or a static call; a single value is unwrapped. */
  read(fn: string, args?: readonly unknown[], from?: string, value?: bigint): Promise<unknown>
  /** Sends a transaction and waits for it. Throws the revert reason. */
  send(from: string, fn: string, args?: readonly unknown[], value?: bigint): Promise<Mined>
}

export interface Mined {
  readonly hash: string
  readonly blockNumber: number
  readonly timeSec: number
  /** Gas cost in wei. */
  readonly feeWei: bigint
  readonly gasUsed: bigint
  /** Events of this contract. */
  readonly events: readonly { readonly name: string; readonly args: Result }[]
}

export interface TestChain {
  readonly rpc: Rpc
  /** Unlocked accounts, checksummed; the first one deploys. */
  readonly accounts: readonly string[]
  deploy(name: string, args?: readonly unknown[]): Promise<TestContract>
  at(name: string, address: string): TestContract
  /** In wei. */
  balanceOf(account: string): Promise<bigint>
  /** Sets the next block's timestamp, in Unix seconds. */
  setNextTime(timeSec: number): Promise<void>
  /** Sends a plain transaction and waits for it. It may revert. */
  transact(tx: RawTransaction): Promise<RawReceipt>
  /** Runs against the current state and reverts the chain afterwards. */
  withSnapshot<T>(run: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

const hex = (value: bigint) => `0x${value.toString(16)}`

/** Starts an empty node with automine. */
export async function startTestChain(): Promise<TestChain> {
  return startNode(['--balance', '10000000'])
}

/** Starts a node with everything the devnet deploys, with automine. */
export async function startDeployedChain(): Promise<TestChain & { readonly deployment: DevnetDeployment }> {
  const { stateFile, deployment } = await readChainState(DEFAULT_CHAIN_ID)
  return { ...(await startNode(['--load-state', stateFile])), deployment }
}

async function startNode(args: readonly string[]): Promise<TestChain> {
  const [artifacts, port] = await Promise.all([readArtifacts(), freePort(0)])
  const node = await startAnvil({ port, chainId: DEFAULT_CHAIN_ID, args })
  const { rpc } = node
  const accounts = ((await rpc.send('eth_accounts')) as string[]).map(getAddress)
  const [deployer = ''] = accounts

  const transact = (tx: RawTransaction) => sendTransaction(rpc, tx)

  function artifactOf(name: string) {
    const artifact = artifacts[name]
    if (artifact === undefined) throw new Error(`No contract ${name}`)
    return { abi: new Interface(artifact.abi), bytecode: artifact.bytecode }
  }

  function at(name: string, address: string): TestContract {
    const { abi } = artifactOf(name)
    const decode = (fn: string, data: string) => {
      const result = abi.decodeFunctionResult(fn, data)
      return result.length === 1 ? (result[0] as unknown) : result
    }
    async function call(tx: object, fn: string, block = 'latest'): Promise<unknown> {
      return decode(fn, (await rpc.send('eth_call', [tx, block])) as string)
    }
    return {
      address,
      read: (fn, args = [], from = deployer, value = 0n) =>
        call({ from, to: address, data: abi.encodeFunctionData(fn, args), value: hex(value) }, fn),
      async send(from, fn, args = [], value = 0n) {
        const tx = { from, to: address, data: abi.encodeFunctionData(fn, args) }
        const receipt = await transact({ ...tx, value })
        if (receipt.status !== '0x1') {
          // The receipt has no revert reason, but the same call at the same block has.
          await call({ ...tx, value: hex(value) }, fn, receipt.blockNumber)
          throw new Error(`${fn} failed, but succeeds when simulated`)
        }
        const block = (await rpc.send('eth_getBlockByNumber', [receipt.blockNumber, false])) as { timestamp: string }
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

  return {
    rpc,
    accounts,
    at,
    transact,
    stop: () => node.stop(),
    async deploy(name, args = []) {
      const { abi, bytecode } = artifactOf(name)
      const data = bytecode + abi.encodeDeploy([...args]).slice(2)
      const { status, contractAddress } = await transact({ from: deployer, data })
      if (status === '0x1' && contractAddress !== null) return at(name, getAddress(contractAddress))
      await rpc.send('eth_call', [{ from: deployer, data }, 'latest'])
      throw new Error(`${name} could not be deployed`)
    },
    balanceOf: async (account) => BigInt((await rpc.send('eth_getBalance', [account, 'latest'])) as string),
    async setNextTime(timeSec) {
      await rpc.send('evm_setNextBlockTimestamp', [timeSec])
    },
    async withSnapshot(run) {
      const snapshot = await rpc.send('evm_snapshot')
      try {
        return await run()
      } finally {
        await rpc.send('evm_revert', [snapshot])
      }
    },
  }
}

import { getCreateAddress, Interface, type Result } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import type { Artifacts } from '../compile/artifacts.ts'

/** A contract on the local chain. */
export interface Deployed {
  readonly address: string
  readonly abi: Interface
  /** Block in which the contract is deployed. */
  readonly deployBlock: number
}

interface Queued {
  readonly label: string
  readonly tx: {
    readonly from: string
    readonly nonce: string
    readonly data: string
    readonly gas: string
    readonly to?: string
    readonly value?: string
  }
}

type Arguments = readonly unknown[]

/** What deploys contracts and sets them up: on the local chain at once, on a public one transaction by transaction. */
export interface Script {
  /** Deploys and owns everything that names no other account. */
  readonly deployer: string
  /** Number of the earliest block that the queue goes into. */
  readonly block: number
  /** Queues a deployment. */
  deploy(name: string, args?: Arguments, from?: string): Deployed
  /** A contract deployed by another contract. */
  at(name: string, address: string): Deployed
  /** Queues a call. */
  call(
    contract: Deployed,
    method: string,
    args?: Arguments,
    options?: { readonly from?: string; readonly value?: bigint },
  ): void
  /** Sends a transaction without value whose data is `text` in UTF-8. */
  sendText(from: string, to: string, text: string): void
  /**
   * Mines everything queued. Throws the first failure.
   * @param timeSec block timestamp in Unix seconds, where the chain can be told; the node's clock if absent
   */
  mine(timeSec?: number): Promise<void>
  /** Timestamp of the latest block, in Unix seconds. */
  readTime(): Promise<number>
  /** Calls one method on several contracts. */
  readEach(contracts: readonly Deployed[], method: string, args?: Arguments): Promise<readonly Result[]>
  /** Creation bytecode without constructor arguments. */
  bytecodeOf(name: string): string
}

const GAS = '0xb71b00'
const hex = (value: bigint | number) => `0x${value.toString(16)}`

/**
 * Queues deployments and calls; `mine` sends them all and mines one block.
 * Addresses derive from sender and nonce, so the same script always yields the same addresses.
 */
export class DeployScript implements Script {
  private queue: Queued[] = []
  private readonly nonces = new Map<string, number>()
  private nextBlock = 1

  constructor(
    private readonly rpc: Rpc,
    private readonly artifacts: Artifacts,
    /** Deploys and owns everything except the odd tokens. */
    readonly deployer: string,
  ) {}

  get block(): number {
    return this.nextBlock
  }

  deploy(name: string, args: Arguments = [], from = this.deployer): Deployed {
    const abi = this.abi(name)
    const bytecode = this.bytecodeOf(name)
    const nonce = this.nonces.get(from) ?? 0
    this.send(`new ${name}`, from, { data: bytecode + abi.encodeDeploy([...args]).slice(2) })
    return { address: getCreateAddress({ from, nonce }), abi, deployBlock: this.nextBlock }
  }

  at(name: string, address: string): Deployed {
    return { address, abi: this.abi(name), deployBlock: this.nextBlock }
  }

  call(
    contract: Deployed,
    method: string,
    args: Arguments = [],
    options: { from?: string; value?: bigint } = {},
  ): void {
    this.send(`${method} of ${contract.address}`, options.from ?? this.deployer, {
      to: contract.address,
      data: contract.abi.encodeFunctionData(method, [...args]),
      ...(options.value === undefined ? {} : { value: hex(options.value) }),
    })
  }

  sendText(from: string, to: string, text: string): void {
    this.send(`'${text}'`, from, { to, data: `0x${Buffer.from(text).toString('hex')}` })
  }

  /** Mines one block with everything queued. */
  async mine(timeSec?: number): Promise<void> {
    const sent = this.queue
    this.queue = []
    const hashes: unknown[] = []
    for (const run of groupBySender(sent)) {
      hashes.push(...(await this.rpc.batch(run.map(({ tx }) => ({ method: 'eth_sendTransaction', params: [tx] })))))
    }
    if (timeSec !== undefined) await this.rpc.send('evm_setNextBlockTimestamp', [timeSec])
    await this.rpc.send('evm_mine')
    this.nextBlock += 1
    const receipts = await this.rpc.batch(
      hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    for (const [index, { label, tx }] of sent.entries()) {
      const receipt = receipts[index] as { status: string } | null | undefined
      if (receipt?.status === '0x1') continue
      throw new Error(`${label} failed: ${receipt == null ? 'not mined' : await this.revertReason(tx)}`)
    }
  }

  async readTime(): Promise<number> {
    const block = (await this.rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string }
    return Number(block.timestamp)
  }

  /** Asks in a single batch. */
  async readEach(contracts: readonly Deployed[], method: string, args: Arguments = []): Promise<readonly Result[]> {
    const requests = contracts.map(({ address, abi }) => ({
      method: 'eth_call',
      params: [{ to: address, data: abi.encodeFunctionData(method, [...args]) }, 'latest'],
    }))
    const answers = await this.rpc.batch(requests)
    return contracts.map(({ abi }, index) => abi.decodeFunctionResult(method, String(answers[index])))
  }

  bytecodeOf(name: string): string {
    return this.artifactOf(name).bytecode
  }

  private abi(name: string): Interface {
    return new Interface(this.artifactOf(name).abi)
  }

  private artifactOf(name: string) {
    const artifact = this.artifacts[name]
    if (artifact === undefined) throw new Error(`No contract ${name}`)
    return artifact
  }

  private send(label: string, from: string, call: { to?: string; data: string; value?: string }): void {
    const nonce = this.nonces.get(from) ?? 0
    this.nonces.set(from, nonce + 1)
    this.queue.push({ label, tx: { from, nonce: hex(nonce), gas: GAS, ...call } })
  }

  private async revertReason(tx: Queued['tx']): Promise<string> {
    const { from, to, data, value } = tx
    try {
      await this.rpc.send('eth_call', [{ from, to, data, value }, 'latest'])
      return 'out of gas, or reverted only in its block'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

/** The node may reorder a batch; nonces only order the transactions of a single sender. */
function groupBySender(queue: readonly Queued[]): readonly (readonly Queued[])[] {
  const runs: Queued[][] = []
  for (const queued of queue) {
    const run = runs.at(-1)
    if (run?.[0]?.tx.from === queued.tx.from) run.push(queued)
    else runs.push([queued])
  }
  return runs
}

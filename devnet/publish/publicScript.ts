import { getCreateAddress, Interface, keccak256, type Result } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import type { Artifacts } from '../compile/artifacts.ts'
import type { Deployed, Script } from '../deploy/script.ts'
import type { Journal } from './journal.ts'
import type { SignedSender, StepTx } from './signedSender.ts'

type Arguments = readonly unknown[]

/** A contract that was deployed, for the check of what is on the chain. */
export interface Made {
  readonly name: string
  readonly address: string
  readonly abi: Interface
}

interface ScriptOptions {
  readonly rpc: Rpc
  readonly artifacts: Artifacts
  readonly deployer: string
  readonly journal: Journal
  readonly sender: SignedSender
  /** First nonce that no transaction of the journal has. */
  readonly nextNonce: number
}

/**
 * Starts that a script plans are this many blocks ahead, because the transactions of a step are mined one after another, and
 * a contract refuses a start in the past: half an hour where blocks come fast, some hours where they don't.
 */
const LEAD_BLOCKS = 3_000
/** Transactions that are sent before the first one is mined; nodes keep some more per account. */
const WINDOW = 16

/** Selector of the method that a transaction calls. */
const methodOf = ({ data }: StepTx) => data.slice(0, 10)

/**
 * Deploys with signed transactions, one after another where they depend on each other. What the journal has is not done
 * again: the script runs from its start, and skips.
 */
export class PublicScript implements Script {
  readonly deployer: string
  /** Everything deployed by a transaction, in order. */
  readonly made: Made[] = []
  private readonly known = new Map<string, string>()
  private queue: StepTx[] = []
  private steps = 0
  private reads = 0
  private nextNonce: number
  private latest: number
  /** Lower-case addresses, without 0x, of what the pending transactions create. */
  private readonly created = new Set<string>()
  /** Methods that the pending transactions call, by lower-case address. */
  private readonly called = new Map<string, string>()

  constructor(
    private readonly options: ScriptOptions,
    latestBlock: number,
  ) {
    this.deployer = options.deployer
    this.nextNonce = options.nextNonce
    this.latest = latestBlock
  }

  get block(): number {
    return this.latest + LEAD_BLOCKS
  }

  deploy(name: string, args: Arguments = [], from = this.deployer): Deployed {
    this.mustBeDeployer(from)
    const abi = this.abi(name)
    const bytecode = this.bytecodeOf(name)
    const data = bytecode + abi.encodeDeploy([...args]).slice(2)
    const { step, nonce } = this.push(`new ${name}`, { data }, keccak256(bytecode).slice(2, 18))
    const address = getCreateAddress({ from, nonce })
    this.known.set(address.slice(2).toLowerCase(), address)
    this.made.push({ name, address, abi })
    const { journal } = this.options
    const { latest } = this
    return {
      address,
      abi,
      /** Known once it is mined; before that, a block that is not later. */
      get deployBlock() {
        return journal.stateOf(step)?.mined?.block ?? latest
      },
    }
  }

  at(name: string, address: string): Deployed {
    return { address, abi: this.abi(name), deployBlock: this.options.journal.head.startBlock }
  }

  call(
    contract: Deployed,
    method: string,
    args: Arguments = [],
    { from = this.deployer, value }: { from?: string; value?: bigint } = {},
  ): void {
    this.mustBeDeployer(from)
    const data = contract.abi.encodeFunctionData(method, [...args])
    this.push(`${method} of ${contract.address}`, {
      to: contract.address,
      data,
      ...(value === undefined ? {} : { value }),
    })
  }

  sendText(from: string, to: string, text: string): void {
    this.mustBeDeployer(from)
    this.push(`'${text}'`, { to, data: `0x${Buffer.from(text).toString('hex')}` })
  }

  /** Sends what is queued and not done yet, and waits until it is mined. The time of a public chain can't be told. */
  async mine(): Promise<void> {
    const sent = this.queue
    this.queue = []
    for (const tx of sent) {
      const state = this.options.journal.stateOf(tx.step)
      if (state === undefined) await this.send(tx)
      else if (state.label !== tx.label || state.content !== tx.content)
        throw new Error(
          `Step ${tx.step + 1} is '${tx.label}', but the journal has '${state.label}' there: the contracts or tables have changed since. Start anew with another journal.`,
        )
    }
    await this.settle()
  }

  async readTime(): Promise<number> {
    const block = (await this.options.rpc.send('eth_getBlockByNumber', ['latest', false])) as {
      readonly timestamp: string
    }
    return Number(block.timestamp)
  }

  /** Reads are recorded too: what follows from them must be the same after an interruption. */
  async readEach(contracts: readonly Deployed[], method: string, args: Arguments = []): Promise<readonly Result[]> {
    const { rpc, journal } = this.options
    const index = this.reads
    this.reads += 1
    let answers = journal.readOf(index)
    if (answers === undefined) {
      const requests = contracts.map(({ address, abi }) => ({
        method: 'eth_call',
        params: [{ to: address, data: abi.encodeFunctionData(method, [...args]) }, 'latest'],
      }))
      answers = (await rpc.batch(requests)).map(String)
      journal.add({ kind: 'read', index, answers })
    }
    return contracts.map(({ abi }, each) => abi.decodeFunctionResult(method, answers[each] ?? '0x'))
  }

  bytecodeOf(name: string): string {
    return this.artifactOf(name).bytecode
  }

  private async send(tx: StepTx): Promise<void> {
    const { sender } = this.options
    if (sender.waiting >= WINDOW || this.dependsOnPending(tx)) await this.settle()
    try {
      await sender.send(tx)
    } catch (error) {
      // It may need the effect of one that is pending.
      if (sender.waiting === 0) throw error
      await this.settle()
      await sender.send(tx)
    }
    if (tx.to === undefined)
      this.created.add(getCreateAddress({ from: this.deployer, nonce: tx.nonce }).slice(2).toLowerCase())
    else this.called.set(tx.to.toLowerCase(), methodOf(tx))
  }

  /**
   * An estimate must not run against a contract that is not there yet, or in a state before pending calls. Calls of one
   * method after another, such as grants, cost about the same before and after.
   */
  private dependsOnPending(tx: StepTx): boolean {
    const { to = '', data } = tx
    const method = this.called.get(to.toLowerCase())
    if (method !== undefined && method !== methodOf(tx)) return true
    const call = `${to}${data}`.toLowerCase()
    return [...this.created].some((address) => call.includes(address))
  }

  private async settle(): Promise<void> {
    await this.options.sender.settle()
    this.created.clear()
    this.called.clear()
    this.latest = Number(await this.options.rpc.send('eth_blockNumber'))
  }

  private push(label: string, tx: Pick<StepTx, 'data' | 'to' | 'value'>, code = ''): StepTx {
    const step = this.steps
    this.steps += 1
    const done = this.options.journal.stateOf(step)
    const nonce = done?.nonce ?? this.nextNonce
    if (done === undefined) this.nextNonce += 1
    const data = tx.data.toLowerCase()
    const named = [...this.known].filter(([address]) => data.includes(address)).map(([, address]) => address)
    const content = keccak256(Buffer.from([code, ...named].join())).slice(2, 18)
    const queued = { ...tx, step, label, nonce, content }
    this.queue.push(queued)
    return queued
  }

  private mustBeDeployer(from: string): void {
    if (from !== this.deployer) throw new Error(`The key is not of ${from}`)
  }

  private abi(name: string): Interface {
    return new Interface(this.artifactOf(name).abi)
  }

  private artifactOf(name: string) {
    const artifact = this.options.artifacts[name]
    if (artifact === undefined) throw new Error(`No contract ${name}`)
    return artifact
  }
}

import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'

/** What a journal is about: a deployment can't go on with another account, network or version of this file. */
export interface JournalHead {
  readonly kind: 'head'
  readonly version: 1
  readonly network: string
  readonly chainId: number
  readonly deployer: string
  readonly treasury: string
  readonly operator: string
  /** Latest block at the start. */
  readonly startBlock: number
  /** Who has audited the contracts, where that is asked. */
  readonly audit?: string
  /** Base units of CRO that the pools start with. */
  readonly liquidityWei: string
  /** Contracts that the network had before. */
  readonly known: { readonly multicall?: string; readonly wcro?: string }
  /** Names of the subgraphs whose URLs the network's file had. */
  readonly subgraphs: readonly string[]
  /** Ids of the vaults that are deployed; all if absent. */
  readonly vaults?: readonly string[]
}

/** A transaction as it was signed. A replacement has the same step and nonce. */
export interface SentEntry {
  readonly kind: 'sent'
  /** Position among all transactions of the deployment. */
  readonly step: number
  readonly label: string
  /** Contracts of this deployment that it names, and the hash of the code it deploys. */
  readonly content: string
  readonly nonce: number
  readonly hash: string
  readonly raw: string
}

interface MinedEntry {
  readonly kind: 'mined'
  readonly step: number
  readonly hash: string
  readonly block: number
  readonly gasUsed: number
  readonly isSuccessful: boolean
}

/** The transaction can't be mined any more: another one of the account has its nonce. */
interface LostEntry {
  readonly kind: 'lost'
  readonly step: number
}

interface ReadEntry {
  readonly kind: 'read'
  /** Position among all reads of the deployment. */
  readonly index: number
  readonly answers: readonly string[]
}

type Entry = JournalHead | SentEntry | MinedEntry | LostEntry | ReadEntry

/** Where a step's transaction is. */
export interface StepState {
  readonly label: string
  readonly content: string
  readonly nonce: number
  /** Of all prices that it was sent with. */
  readonly sent: readonly SentEntry[]
  readonly mined?: MinedEntry
}

/**
 * Everything a deployment has done, one JSON object per line. A transaction is recorded before it is sent, so that after an
 * interruption at any moment it is known which ones may have been mined.
 */
export class Journal {
  private readonly steps = new Map<number, StepState>()
  private readonly lostSteps = new Map<number, StepState>()
  private readonly reads = new Map<number, readonly string[]>()

  private constructor(
    readonly file: string,
    readonly head: JournalHead,
  ) {}

  /** Goes on with a journal, or begins one. @throws if it is another deployment's */
  static open(file: string, head: JournalHead): Journal {
    dropHalfLine(file)
    if (!existsSync(file)) {
      const journal = new Journal(file, head)
      appendFileSync(file, `${JSON.stringify(head)}\n`, { flag: 'ax', mode: 0o600 })
      return journal
    }
    const [first, ...entries] = readEntries(file)
    if (first?.kind !== 'head') throw new Error(`${file} is no journal of a deployment`)
    for (const field of [
      'version',
      'network',
      'chainId',
      'deployer',
      'treasury',
      'operator',
      'liquidityWei',
    ] as const) {
      if (first[field] !== head[field])
        throw new Error(`${file} belongs to a deployment with ${field} ${first[field]}, not ${head[field]}`)
    }
    const journal = new Journal(file, first)
    for (const entry of entries) journal.apply(entry)
    return journal
  }

  /** Whether it has a transaction already. */
  get isBegun(): boolean {
    return this.steps.size > 0
  }

  /** Steps whose transaction may still be mined, or is. */
  get states(): ReadonlyMap<number, StepState> {
    return this.steps
  }

  /** Steps that were given up because a transaction without a receipt had their nonce. */
  get lost(): ReadonlyMap<number, StepState> {
    return this.lostSteps
  }

  stateOf(step: number): StepState | undefined {
    return this.steps.get(step)
  }

  readOf(index: number): readonly string[] | undefined {
    return this.reads.get(index)
  }

  add(entry: SentEntry | MinedEntry | LostEntry | ReadEntry): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`)
    this.apply(entry)
  }

  private apply(entry: Entry): void {
    switch (entry.kind) {
      case 'head':
        return
      case 'read':
        this.reads.set(entry.index, entry.answers)
        return
      case 'lost': {
        const state = this.steps.get(entry.step)
        if (state !== undefined) this.lostSteps.set(entry.step, state)
        this.steps.delete(entry.step)
        return
      }
      case 'sent': {
        const { label, content, nonce } = entry
        this.lostSteps.delete(entry.step)
        const before = this.steps.get(entry.step)?.sent ?? []
        this.steps.set(entry.step, { label, content, nonce, sent: [...before, entry] })
        return
      }
      case 'mined': {
        const state = this.steps.get(entry.step) ?? this.lostSteps.get(entry.step)
        this.lostSteps.delete(entry.step)
        // A reverted transaction is sent again, with a new nonce.
        if (!entry.isSuccessful) this.steps.delete(entry.step)
        else if (state !== undefined) this.steps.set(entry.step, { ...state, mined: entry })
      }
    }
  }
}

/** An interruption can leave half a line at the end: nothing that it describes has been sent. */
function dropHalfLine(file: string): void {
  if (!existsSync(file)) return
  const whole = readFileSync(file).lastIndexOf('\n') + 1
  if (whole === 0) rmSync(file)
  else truncateSync(file, whole)
}

function readEntries(file: string): readonly Entry[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Entry
    } catch {
      throw new Error(`${file} has no JSON in line ${index + 1}`)
    }
  })
}

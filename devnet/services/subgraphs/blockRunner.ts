import { FunctionFragment, Interface } from 'ethers'
import type { ChainReader } from './chainReader.ts'
import type { Changes, EntityStore, Row } from './entityStore.ts'
import { decodeLog, decodeValues, type RawBlock, type RawLog, writeEvent } from './ethereumEvents.ts'
import type { ContractRead, CreatedSource, HandlerScope } from './mappingHost.ts'
import type { MappingMemory, Pointer } from './mappingMemory.ts'
import { writeEthereumValue } from './mappingValues.ts'
import type { RunningSource, Subgraph } from './subgraph.ts'

/** A handler has failed. It would fail again, so that nothing after its block is indexed. */
export class HandlerFailedError extends Error {}

/** A contract has to be read before a handler can go on. */
class MissingReadError extends Error {
  constructor(readonly read: EncodedRead) {
    super()
  }
}

interface EncodedRead {
  readonly to: string
  readonly data: string
}

type Rows = Map<string, Map<string, Row | undefined>>

/** Runs the handlers of one block, whose changes are kept apart until all have succeeded. */
export class BlockRunner {
  private readonly rows: Rows = new Map()

  constructor(
    private readonly subgraph: Subgraph,
    private readonly store: EntityStore,
    private readonly chain: ChainReader,
    private readonly block: RawBlock,
  ) {}

  get changes(): Changes {
    return this.rows
  }

  /** Returns the sources that the handler has started. @throws HandlerFailedError */
  async run(source: RunningSource, log: RawLog): Promise<readonly RunningSource[]> {
    const found = source.handlers.get(log.topics[0] ?? '')
    const params = found && decodeLog(found.fragment, log)
    if (found === undefined || params === undefined) return []
    // Handlers read synchronously: one that needs a contract is run again once the node has answered.
    const reads = new Map<string, string | undefined>()
    for (;;) {
      const rows: Rows = new Map()
      const created: CreatedSource[] = []
      try {
        this.subgraph.mapping.run(found.handler, this.createScope(source, rows, created, reads), (memory) =>
          writeEvent(memory, { log, block: this.block, params }),
        )
      } catch (error) {
        if (!(error instanceof MissingReadError)) {
          const reason = error instanceof Error ? error.message : String(error)
          throw new HandlerFailedError(`${found.handler} in block ${Number(this.block.number)}: ${reason}`, {
            cause: error,
          })
        }
        const { to, data } = error.read
        reads.set(to + data, await this.chain.call(to, data, Number(this.block.number)))
        continue
      }
      for (const [entity, changed] of rows) for (const [id, row] of changed) setRow(this.rows, entity, id, row)
      return created.map((each) => this.startSource(each))
    }
  }

  private createScope(
    { address, context }: RunningSource,
    rows: Rows,
    created: CreatedSource[],
    reads: ReadonlyMap<string, string | undefined>,
  ): HandlerScope {
    return {
      schema: this.subgraph.schema,
      address,
      context,
      load: (entity, id) => {
        for (const changed of [rows.get(entity), this.rows.get(entity)]) if (changed?.has(id)) return changed.get(id)
        return this.store.latest(entity, id)
      },
      isStored: (entity, id) => this.store.latest(entity, id) !== undefined,
      save: (entity, id, row) => setRow(rows, entity, id, row),
      createSource: (source) => void created.push(source),
      call: (memory, read) => callContract(memory, read, reads),
    }
  }

  private startSource({ template, address, context }: CreatedSource): RunningSource {
    const handlers = this.subgraph.templates.get(template)
    if (handlers === undefined) throw new HandlerFailedError(`The manifest has no template ${template}`)
    return { address, context, handlers, startBlock: Number(this.block.number) }
  }
}

function setRow(rows: Rows, entity: string, id: string, row: Row | undefined): void {
  const changed = rows.get(entity)
  if (changed === undefined) rows.set(entity, new Map([[id, row]]))
  else changed.set(id, row)
}

function callContract(
  memory: MappingMemory,
  { to, signature, args }: ContractRead,
  reads: ReadonlyMap<string, string | undefined>,
): Pointer {
  const { abi, fragment } = functionOf(signature)
  const data = abi.encodeFunctionData(fragment, args)
  if (!reads.has(to + data)) throw new MissingReadError({ to, data })
  const answer = reads.get(to + data)
  const values = answer === undefined ? undefined : decodeValues(fragment.outputs, answer)
  // Mappings see an answer of other types as a revert.
  if (values === undefined) return 0
  return memory.writeArray(
    'ethereumValues',
    fragment.outputs.map((type, index) => writeEthereumValue(memory, type, values[index])),
  )
}

interface ContractFunction {
  readonly abi: Interface
  readonly fragment: FunctionFragment
}

/** Parsed signatures, of which the mappings have a few. */
const functions = new Map<string, ContractFunction>()

/** @param signature as graph-ts writes it, `name(inputs):(outputs)` */
function functionOf(signature: string): ContractFunction {
  const known = functions.get(signature)
  if (known !== undefined) return known
  const fragment = FunctionFragment.from(`function ${signature.replace('):(', ') view returns (')}`)
  const parsed = { abi: new Interface([fragment]), fragment }
  functions.set(signature, parsed)
  return parsed
}

import { type EntitySchema, type EntityType, entityOf } from './entitySchema.ts'
import type { FieldValue, Row } from './entityStore.ts'
import { GraphDecimal } from './graphDecimal.ts'
import type { MappingMemory, Pointer } from './mappingMemory.ts'
import { readContext, readEthereumValue, readFields, writeContext, writeRow } from './mappingValues.ts'

/** A contract read by a mapping. */
export interface ContractRead {
  readonly to: string
  /** Such as `balanceOf(address):(uint256)`. */
  readonly signature: string
  readonly args: readonly (string | bigint | boolean)[]
}

/** A data source that a mapping starts. */
export interface CreatedSource {
  readonly template: string
  readonly address: string
  readonly context: ReadonlyMap<string, string>
}

/** What surrounds a running handler. */
export interface HandlerScope {
  readonly schema: EntitySchema
  /** The contract whose event it handles. */
  readonly address: string
  readonly context: ReadonlyMap<string, string>
  load(entity: string, id: string): Row | undefined
  /** Whether an earlier block has saved it. */
  isStored(entity: string, id: string): boolean
  /** @param row undefined to remove */
  save(entity: string, id: string, row: Row | undefined): void
  createSource(source: CreatedSource): void
  /** Writes the outputs as an array of Ethereum values; 0 if the call reverts. */
  call(memory: MappingMemory, read: ContractRead): Pointer
}

type HostFunction = (...args: number[]) => number | undefined

/** The mapping has failed by an assertion of its own. */
class MappingAbortedError extends Error {}

const ADDRESS = /^0x[0-9a-f]{40}$/
/** Levels of a mapping's log: 0 is critical and aborts it, 1 an error, 2 a warning. */
const CRITICAL = 0
const WARNING = 2

/**
 * The functions that compiled mappings import (graph-node, runtime/wasm/src/module), by name. Those of JSON, YAML, IPFS,
 * ENS, hashing and the ABI are missing, because no mapping uses them.
 */
export function createHostFunctions(
  memory: MappingMemory,
  scopeOf: () => HandlerScope,
): Readonly<Record<string, HostFunction>> {
  const bigInt = (operate: (a: bigint, b: bigint) => bigint) => (a: number, b: number) =>
    memory.writeBigInt(operate(memory.readBigInt(a), memory.readBigInt(b)))
  const decimal = (operate: (a: GraphDecimal, b: GraphDecimal) => GraphDecimal) => (a: number, b: number) =>
    memory.writeBigDecimal(operate(memory.readBigDecimal(a), memory.readBigDecimal(b)))
  const textOf = (read: (pointer: Pointer) => string) => (pointer: number) => memory.writeString(read(pointer))

  return {
    abort: (message, file, line, column) => {
      const text = message === 0 ? 'aborted' : memory.readString(message)
      const place = file === 0 ? '' : ` at ${memory.readString(file)}:${line}:${column}`
      throw new MappingAbortedError(`${text}${place}`)
    },
    'log.log': (level, message) => {
      const text = memory.readString(message)
      if (level === CRITICAL) throw new MappingAbortedError(text)
      if (level <= WARNING) console.warn(`Mapping: ${text}`)
      return undefined
    },
    'store.get': (entity, id) => load(memory, scopeOf(), entity, id),
    'store.set': (entity, id, data) => save(memory, scopeOf(), entity, id, data),
    'store.remove': (entity, id) => remove(memory, scopeOf(), entity, id),
    'ethereum.call': (call) => scopeOf().call(memory, readCall(memory, call)),
    'dataSource.address': () => memory.writeHex(scopeOf().address),
    'dataSource.context': () => writeContext(memory, scopeOf().context),
    'dataSource.create': (template, parameters) => {
      scopeOf().createSource(readSource(memory, template, parameters, new Map()))
      return undefined
    },
    'dataSource.createWithContext': (template, parameters, context) => {
      scopeOf().createSource(readSource(memory, template, parameters, readContext(memory, context)))
      return undefined
    },
    'typeConversion.bytesToHex': textOf((pointer) => memory.readHex(pointer)),
    // Without the zero bytes that fill up a text of fixed length.
    'typeConversion.bytesToString': textOf((pointer) => memory.readUtf8(pointer).replace(/\0+$/, '')),
    'typeConversion.stringToH160': (pointer) => {
      const text = memory.readString(pointer).toLowerCase()
      const address = text.startsWith('0x') ? text : `0x${text}`
      if (!ADDRESS.test(address)) throw new MappingAbortedError(`${text} is no address`)
      return memory.writeHex(address)
    },
    'typeConversion.bigIntToString': textOf((pointer) => memory.readBigInt(pointer).toString()),
    'bigInt.plus': bigInt((a, b) => a + b),
    'bigInt.minus': bigInt((a, b) => a - b),
    'bigInt.times': bigInt((a, b) => a * b),
    'bigInt.dividedBy': bigInt((a, b) => a / b),
    'bigInt.mod': bigInt((a, b) => a % b),
    'bigInt.fromString': (pointer) => {
      const text = memory.readString(pointer)
      if (!/^[+-]?\d+$/.test(text)) throw new MappingAbortedError(`${text} is no whole number`)
      return memory.writeBigInt(BigInt(text.replace('+', '')))
    },
    'bigInt.pow': (base, exponent) => memory.writeBigInt(memory.readBigInt(base) ** BigInt(exponent)),
    'bigInt.dividedByDecimal': (a, b) =>
      memory.writeBigDecimal(GraphDecimal.of(memory.readBigInt(a)).dividedBy(memory.readBigDecimal(b))),
    'bigDecimal.plus': decimal((a, b) => a.plus(b)),
    'bigDecimal.minus': decimal((a, b) => a.minus(b)),
    'bigDecimal.times': decimal((a, b) => a.times(b)),
    'bigDecimal.dividedBy': decimal((a, b) => a.dividedBy(b)),
    'bigDecimal.equals': (a, b) => (memory.readBigDecimal(a).compare(memory.readBigDecimal(b)) === 0 ? 1 : 0),
    'bigDecimal.toString': textOf((pointer) => memory.readBigDecimal(pointer).toString()),
    'bigDecimal.fromString': (pointer) => {
      const text = memory.readString(pointer)
      const value = GraphDecimal.parse(text)
      if (value === undefined) throw new MappingAbortedError(`${text} is no decimal number`)
      return memory.writeBigDecimal(value)
    },
  }
}

function load(memory: MappingMemory, scope: HandlerScope, entity: Pointer, id: Pointer): Pointer {
  const type = entityOf(scope.schema, memory.readString(entity))
  const row = scope.load(type.name, memory.readString(id))
  return row === undefined ? 0 : writeRow(memory, row, type)
}

function remove(memory: MappingMemory, scope: HandlerScope, entity: Pointer, idPointer: Pointer): undefined {
  const type = entityOf(scope.schema, memory.readString(entity))
  const id = memory.readString(idPointer)
  checkMutable(scope, type, id)
  scope.save(type.name, id, undefined)
}

/** An immutable entity can still be changed in the block that creates it. */
function checkMutable(scope: HandlerScope, { name, isImmutable }: EntityType, id: string): void {
  if (isImmutable && scope.isStored(name, id)) throw new Error(`${name} ${id} is immutable and exists already`)
}

/** Merges the fields into the stored entity, and refuses what graph-node refuses. */
function save(
  memory: MappingMemory,
  scope: HandlerScope,
  entity: Pointer,
  idPointer: Pointer,
  data: Pointer,
): undefined {
  const type = entityOf(scope.schema, memory.readString(entity))
  const id = memory.readString(idPointer)
  checkMutable(scope, type, id)
  const stored = scope.load(type.name, id)
  const fields = readFields(memory, data, type)
  // Rows with the same order of fields, and values that are shared with the stored row, take less memory.
  const row: Record<string, FieldValue> = {}
  for (const { name, isRequired, derivedFrom } of type.fields.values()) {
    if (derivedFrom !== undefined) continue
    const old = stored?.[name] ?? null
    const saved = name === 'id' ? id : fields.get(name)
    const value = saved === undefined || isSame(saved, old) ? old : saved
    if (isRequired && value === null) throw new Error(`${type.name} ${id} has no ${name}`)
    row[name] = value
  }
  scope.save(type.name, id, row)
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  if (a instanceof GraphDecimal && b instanceof GraphDecimal) return a.digits === b.digits && a.exponent === b.exponent
  return a === b
}

function readSource(
  memory: MappingMemory,
  template: Pointer,
  parameters: Pointer,
  context: CreatedSource['context'],
): CreatedSource {
  const [address = 0] = memory.readArray(parameters)
  return { template: memory.readString(template), address: memory.readString(address).toLowerCase(), context }
}

function readCall(memory: MappingMemory, pointer: Pointer): ContractRead {
  const [, to = 0, , signature = 0, args = 0] = [0, 4, 8, 12, 16].map((offset) => memory.readPointer(pointer, offset))
  return {
    to: memory.readHex(to),
    signature: memory.readString(signature),
    args: memory.readArray(args).map((argument) => readEthereumValue(memory, argument)),
  }
}

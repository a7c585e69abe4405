import type { ParamType } from 'ethers'
import type { EntityField, EntityType } from './entitySchema.ts'
import type { FieldValue, Row } from './entityStore.ts'
import { GraphDecimal } from './graphDecimal.ts'
import type { MappingMemory, Pointer, Tagged } from './mappingMemory.ts'

/** Kinds of store values in graph-ts, common/value.ts. */
const STORE_KINDS = { string: 0, int: 1, bigDecimal: 2, bool: 3, array: 4, null: 5, bytes: 6, bigInt: 7 } as const
/** Kinds of Ethereum values in graph-ts, chain/ethereum.ts. */
const ETHEREUM_KINDS = {
  address: 0,
  fixedBytes: 1,
  bytes: 2,
  int: 3,
  uint: 4,
  bool: 5,
  string: 6,
  fixedArray: 7,
  array: 8,
  tuple: 9,
} as const

/** Of the value in an entry of a map, after the pointer to its key. */
const ENTRY_VALUE_OFFSET = 4

/** Reads the fields that a mapping saves of an entity, and checks that they are the schema's. */
export function readFields(
  memory: MappingMemory,
  pointer: Pointer,
  entity: EntityType,
): ReadonlyMap<string, FieldValue> {
  const fields = new Map<string, FieldValue>()
  for (const entry of memory.readArray(memory.readPointer(pointer))) {
    const name = memory.readString(memory.readPointer(entry))
    const field = entity.fields.get(name)
    if (field === undefined || field.derivedFrom !== undefined)
      throw new Error(`${entity.name} has no stored field ${name}`)
    fields.set(name, readField(memory, memory.readPointer(entry, ENTRY_VALUE_OFFSET), field, entity))
  }
  return fields
}

function readField(memory: MappingMemory, pointer: Pointer, field: EntityField, entity: EntityType): FieldValue {
  const value = memory.readTagged(pointer)
  if (value.kind === STORE_KINDS.null) return null
  if (!field.isList) return readScalar(memory, value, field, entity)
  if (value.kind !== STORE_KINDS.array) throw wrongKind(field, entity)
  return memory.readArray(value.payload).map((item) => readScalar(memory, memory.readTagged(item), field, entity))
}

function readScalar(
  memory: MappingMemory,
  { kind, payload }: Tagged,
  field: EntityField,
  entity: EntityType,
): FieldValue {
  if (kind !== storeKindOf(field)) throw wrongKind(field, entity)
  switch (field.scalar) {
    case 'Int':
      return payload | 0
    case 'Boolean':
      return payload !== 0
    case 'BigInt':
      return memory.readBigInt(payload)
    case 'BigDecimal':
      return memory.readBigDecimal(payload)
    case 'Bytes':
      return memory.readHex(payload)
    default:
      return memory.readString(payload)
  }
}

function storeKindOf({ scalar }: EntityField): number {
  switch (scalar) {
    case 'Int':
      return STORE_KINDS.int
    case 'Boolean':
      return STORE_KINDS.bool
    case 'BigInt':
      return STORE_KINDS.bigInt
    case 'BigDecimal':
      return STORE_KINDS.bigDecimal
    case 'Bytes':
      return STORE_KINDS.bytes
    default:
      return STORE_KINDS.string
  }
}

function wrongKind(field: EntityField, entity: EntityType): Error {
  return new Error(`${entity.name}.${field.name} is not a ${field.type}`)
}

/** Writes an entity for a mapping that loads it. */
export function writeRow(memory: MappingMemory, row: Row, entity: EntityType): Pointer {
  const entries: Pointer[] = []
  for (const field of entity.fields.values()) {
    const value = row[field.name] ?? null
    if (value !== null) entries.push(writeEntry(memory, field.name, writeField(memory, value, field)))
  }
  return writeEntries(memory, entries)
}

/** Writes the context of a data source. */
export function writeContext(memory: MappingMemory, context: ReadonlyMap<string, string>): Pointer {
  const entries = [...context].map(([name, text]) =>
    writeEntry(memory, name, writeStoreValue(memory, STORE_KINDS.string, memory.writeString(text))),
  )
  return writeEntries(memory, entries)
}

/** @throws Error for a value that is not a text */
export function readContext(memory: MappingMemory, pointer: Pointer): ReadonlyMap<string, string> {
  const entries = memory.readArray(memory.readPointer(pointer))
  return new Map(
    entries.map((entry) => {
      const { kind, payload } = memory.readTagged(memory.readPointer(entry, ENTRY_VALUE_OFFSET))
      if (kind !== STORE_KINDS.string) throw new Error('The local index has contexts of texts only')
      return [memory.readString(memory.readPointer(entry)), memory.readString(payload)] as const
    }),
  )
}

function writeEntry(memory: MappingMemory, name: string, value: Pointer): Pointer {
  return memory.writeObject('storeEntry', [memory.writeName(name), value])
}

function writeEntries(memory: MappingMemory, entries: readonly Pointer[]): Pointer {
  // graph-ts has no class id for an array of entries; nothing reads it.
  return memory.writeObject('entity', [memory.writeArray('storeValues', entries)])
}

function writeStoreValue(memory: MappingMemory, kind: number, payload: number): Pointer {
  return memory.writeTagged('storeValue', { kind, payload })
}

function writeField(memory: MappingMemory, value: FieldValue, field: EntityField): Pointer {
  if (!Array.isArray(value)) return writeStoreValue(memory, storeKindOf(field), scalarPayload(memory, value, field))
  const items = (value as readonly FieldValue[]).map((item) =>
    writeStoreValue(memory, storeKindOf(field), scalarPayload(memory, item, field)),
  )
  return writeStoreValue(memory, STORE_KINDS.array, memory.writeArray('storeValues', items))
}

function scalarPayload(memory: MappingMemory, value: FieldValue, { scalar }: EntityField): number {
  if (value instanceof GraphDecimal) return memory.writeBigDecimal(value)
  if (typeof value === 'bigint') return memory.writeBigInt(value)
  if (typeof value === 'string') return scalar === 'Bytes' ? memory.writeHex(value) : memory.writeString(value)
  return Number(value)
}

/** Writes a value that `decodeValues` has decoded. @throws Error for a type that contracts cannot have */
export function writeEthereumValue(memory: MappingMemory, type: ParamType, value: unknown): Pointer {
  const write = (kind: number, payload: number) => memory.writeTagged('ethereumValue', { kind, payload })
  const children = (types: readonly (ParamType | null)[]) =>
    memory.writeArray(
      'ethereumValues',
      types.map((child, index) => {
        if (child === null) throw new Error(`No type of an item of ${type.type}`)
        return writeEthereumValue(memory, child, (value as readonly unknown[])[index])
      }),
    )
  if (type.baseType === 'array') {
    const items = (value as readonly unknown[]).map(() => type.arrayChildren)
    return write(type.arrayLength === -1 ? ETHEREUM_KINDS.array : ETHEREUM_KINDS.fixedArray, children(items))
  }
  if (type.baseType === 'tuple') return write(ETHEREUM_KINDS.tuple, children(type.components ?? []))
  if (type.type === 'address') return write(ETHEREUM_KINDS.address, memory.writeHex(String(value)))
  if (type.type === 'bool') return write(ETHEREUM_KINDS.bool, value === true ? 1 : 0)
  if (type.type === 'string') return write(ETHEREUM_KINDS.string, memory.writeString(utf8Of(String(value))))
  if (type.type === 'bytes') return write(ETHEREUM_KINDS.bytes, memory.writeHex(String(value)))
  if (type.type.startsWith('bytes')) return write(ETHEREUM_KINDS.fixedBytes, memory.writeHex(String(value)))
  const kind = type.type.startsWith('uint') ? ETHEREUM_KINDS.uint : ETHEREUM_KINDS.int
  return write(kind, memory.writeBigInt(typeof value === 'bigint' ? value : BigInt(String(value))))
}

/** Bytes that are no valid UTF-8 become replacement characters, as in graph-node. */
function utf8Of(hex: string): string {
  return Buffer.from(hex.slice(2), 'hex').toString('utf8')
}

/** Reads an argument of a contract call, as ethers encodes it. @throws Error for a list, which no mapping passes */
export function readEthereumValue(memory: MappingMemory, pointer: Pointer): string | bigint | boolean {
  const { kind, payload } = memory.readTagged(pointer)
  switch (kind) {
    case ETHEREUM_KINDS.address:
    case ETHEREUM_KINDS.fixedBytes:
    case ETHEREUM_KINDS.bytes:
      return memory.readHex(payload)
    case ETHEREUM_KINDS.int:
    case ETHEREUM_KINDS.uint:
      return memory.readBigInt(payload)
    case ETHEREUM_KINDS.bool:
      return payload !== 0
    case ETHEREUM_KINDS.string:
      return memory.readString(payload)
    default:
      throw new Error(`The local index passes no Ethereum value of kind ${kind} to a contract`)
  }
}

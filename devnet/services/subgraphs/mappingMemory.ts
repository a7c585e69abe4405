/**
 * Objects in the memory of a compiled mapping, in the layout of AssemblyScript 0.19 with the classes of graph-ts
 * (graph-node, graph/src/runtime and runtime/wasm/src/asc_abi).
 */
import { GraphDecimal } from './graphDecimal.ts'

/** Address of an object; 0 for null. */
export type Pointer = number

/** Ids of the classes in graph-ts, global/global.ts, that the host allocates. */
const CLASSES = {
  string: 0,
  arrayBuffer: 1,
  uint8Array: 6,
  bigDecimal: 12,
  ethereumValues: 15,
  storeValues: 16,
  eventParams: 19,
  eventParam: 23,
  transaction: 24,
  block: 25,
  ethereumValue: 30,
  storeValue: 31,
  event: 33,
  storeEntry: 34,
  entity: 36,
} as const
type ClassName = keyof typeof CLASSES

export interface MappingExports {
  /** The memory, which is another buffer after it has grown. */
  readonly buffer: () => ArrayBuffer
  /** Reserves bytes. */
  readonly allocate: (size: number) => Pointer
  readonly idOfType: (type: number) => number
}

/** What is the same in every instance of a mapping. */
export interface MappingConstants {
  readonly classIds: Map<ClassName, number>
  /** The mapping's own texts, by address. */
  readonly texts: Map<Pointer, string>
}

export function createConstants(): MappingConstants {
  return { classIds: new Map(), texts: new Map() }
}

/** A value whose kind is known at run time: of the store or of Ethereum. */
export interface Tagged {
  readonly kind: number
  /** A pointer, or the number or boolean itself. */
  readonly payload: number
}

const POINTER_BYTES = 4
/**
 * Before an object: the length of the block with 4 of these 5 numbers, by which an array that grows is copied; two numbers
 * for a garbage collector, which mappings do not have; the class id; the length in bytes.
 */
const HEADER_BYTES = 20
const BLOCK_OFFSET = 20
const BLOCK_HEADER_BYTES = 16
const CLASS_OFFSET = 8
const LENGTH_OFFSET = 4
const ALIGNMENT = 16
const TAGGED_BYTES = 16
const PAYLOAD_OFFSET = 8
/** Reserved at once, because a call into the mapping costs more than an object. */
const ARENA_BYTES = 65_536
const WORD_BITS = 64
const WORD_BYTES = 8
const BYTE_BITS = 8
const HEX_BITS = 4

/** Memory that the host fills. */
interface Arena {
  readonly start: Pointer
  readonly end: Pointer
}

/** A decimal in memory with the addresses of its parts, which show whether the mapping has changed it. */
interface KnownDecimal {
  readonly digits: Pointer
  readonly exponent: Pointer
  readonly value: GraphDecimal
}

export class MappingMemory {
  private bytes = Buffer.alloc(0)
  private view = new DataView(new ArrayBuffer(0))
  private readonly names = new Map<string, Pointer>()
  /** Most decimals are read again after they have been written, and reading one takes long. */
  private readonly decimals = new Map<Pointer, KnownDecimal>()
  private readonly exponents = new Map<number, Pointer>()
  private firstArena = 0
  private arenas: Arena[] = []
  /** How many of them are in use. */
  private opened = 0
  private next = 0
  private end = 0

  constructor(
    private readonly exports: MappingExports,
    private readonly constants: MappingConstants,
  ) {}

  /** Prepares for reading what the mapping has just written, for which it may have moved its memory. */
  refresh(): void {
    const buffer = this.exports.buffer()
    if (this.view.buffer === buffer) return
    this.view = new DataView(buffer)
    this.bytes = Buffer.from(buffer)
  }

  /** Lets no later object take the place of those written so far. */
  keep(): void {
    this.arenas = []
    this.clear()
  }

  /**
   * Forgets what was written since `keep`, so that its place is used again. A mapping never frees memory, and the more
   * its instances take, the more often everything is searched for garbage.
   */
  clear(): void {
    this.names.clear()
    this.decimals.clear()
    this.exponents.clear()
    this.opened = 0
    this.next = 0
    this.end = 0
  }

  /** Reads a pointer or a 32-bit number in an object. */
  readPointer(pointer: Pointer, offset = 0): Pointer {
    return this.view.getUint32(pointer + offset, true)
  }

  /** Without NUL characters, which graph-node removes because PostgreSQL cannot store them. */
  readString(pointer: Pointer): string {
    const known = this.constants.texts.get(pointer)
    if (known !== undefined) return known
    const end = pointer + this.readPointer(pointer - LENGTH_OFFSET)
    const text = this.bytes.toString('utf16le', pointer, end).replaceAll('\0', '')
    // What lies before all that the host allocates is part of the module, or of its start, which has no input.
    if (pointer < this.firstArena) this.constants.texts.set(pointer, text)
    return text
  }

  readHex(pointer: Pointer): string {
    return `0x${this.readBytes(pointer, 'hex')}`
  }

  /** Bytes that are no valid UTF-8 become replacement characters. */
  readUtf8(pointer: Pointer): string {
    return this.readBytes(pointer, 'utf8')
  }

  readBigInt(pointer: Pointer): bigint {
    const start = this.readPointer(pointer, POINTER_BYTES)
    const length = this.readPointer(pointer, 2 * POINTER_BYTES)
    let value = 0n
    // The last word may contain bytes of the next object. An object starts at a multiple of 16, so it lies in the memory.
    for (let offset = Math.ceil(length / WORD_BYTES) * WORD_BYTES; offset > 0; offset -= WORD_BYTES)
      value = (value << BigInt(WORD_BITS)) | this.view.getBigUint64(start + offset - WORD_BYTES, true)
    return BigInt.asIntN(length * BYTE_BITS, value)
  }

  readBigDecimal(pointer: Pointer): GraphDecimal {
    const digits = this.readPointer(pointer)
    const exponent = this.readPointer(pointer, POINTER_BYTES)
    const known = this.decimals.get(pointer)
    if (known?.digits === digits && known.exponent === exponent) return known.value
    const value = GraphDecimal.of(this.readBigInt(digits), Number(this.readBigInt(exponent)))
    this.decimals.set(pointer, { digits, exponent, value })
    return value
  }

  readTagged(pointer: Pointer): Tagged {
    return { kind: this.readPointer(pointer), payload: this.readPointer(pointer, PAYLOAD_OFFSET) }
  }

  /** The pointers in an array of objects. */
  readArray(pointer: Pointer): readonly Pointer[] {
    const start = this.readPointer(pointer, POINTER_BYTES)
    const length = this.readPointer(pointer, 3 * POINTER_BYTES)
    return Array.from({ length }, (_, index) => this.readPointer(start, index * POINTER_BYTES))
  }

  writeString(text: string): Pointer {
    const pointer = this.allocate('string', text.length * 2)
    this.bytes.write(text, pointer, 'utf16le')
    return pointer
  }

  /** Writes a text that is needed again and again only once. */
  writeName(name: string): Pointer {
    const known = this.names.get(name)
    if (known !== undefined) return known
    const pointer = this.writeString(name)
    this.names.set(name, pointer)
    return pointer
  }

  writeHex(hex: string): Pointer {
    const digits = hex.slice(2)
    const buffer = this.allocate('arrayBuffer', digits.length / 2)
    this.bytes.write(digits, buffer, 'hex')
    return this.writeObject('uint8Array', [buffer, buffer, digits.length / 2])
  }

  /** Little-endian two's complement of minimal length. */
  writeBigInt(value: bigint): Pointer {
    const length = lengthOf(value)
    const buffer = this.allocate('arrayBuffer', Math.ceil(length / WORD_BYTES) * WORD_BYTES)
    let rest = value
    for (let offset = 0; offset < length; offset += WORD_BYTES) {
      this.view.setBigInt64(buffer + offset, BigInt.asIntN(WORD_BITS, rest), true)
      rest >>= BigInt(WORD_BITS)
    }
    this.view.setUint32(buffer - LENGTH_OFFSET, length, true)
    return this.writeObject('uint8Array', [buffer, buffer, length])
  }

  writeBigDecimal(value: GraphDecimal): Pointer {
    const digits = this.writeBigInt(value.digits)
    let exponent = this.exponents.get(value.exponent)
    if (exponent === undefined) {
      exponent = this.writeBigInt(BigInt(value.exponent))
      this.exponents.set(value.exponent, exponent)
    }
    const pointer = this.writeObject('bigDecimal', [digits, exponent])
    this.decimals.set(pointer, { digits, exponent, value })
    return pointer
  }

  writeTagged(className: 'storeValue' | 'ethereumValue', { kind, payload }: Tagged): Pointer {
    const pointer = this.allocate(className, TAGGED_BYTES)
    this.view.setUint32(pointer, kind, true)
    // A negative Int keeps its sign in 64 bits.
    this.view.setInt32(pointer + PAYLOAD_OFFSET, payload, true)
    this.view.setInt32(pointer + PAYLOAD_OFFSET + POINTER_BYTES, payload < 0 ? -1 : 0, true)
    return pointer
  }

  writeArray(className: 'storeValues' | 'ethereumValues' | 'eventParams', items: readonly Pointer[]): Pointer {
    const buffer = this.allocate('arrayBuffer', items.length * POINTER_BYTES)
    this.writePointers(buffer, items)
    return this.writeObject(className, [buffer, buffer, items.length * POINTER_BYTES, items.length])
  }

  /** Writes an object whose fields are all pointers or 32-bit numbers. */
  writeObject(className: ClassName, fields: readonly Pointer[]): Pointer {
    const pointer = this.allocate(className, fields.length * POINTER_BYTES)
    this.writePointers(pointer, fields)
    return pointer
  }

  private readBytes(pointer: Pointer, encoding: 'hex' | 'utf8'): string {
    const start = this.readPointer(pointer, POINTER_BYTES)
    return this.bytes.toString(encoding, start, start + this.readPointer(pointer, 2 * POINTER_BYTES))
  }

  private writePointers(pointer: Pointer, values: readonly Pointer[]): void {
    for (let index = 0; index < values.length; index += 1)
      this.view.setUint32(pointer + index * POINTER_BYTES, values[index] ?? 0, true)
  }

  private allocate(className: ClassName, size: number): Pointer {
    let classId = this.constants.classIds.get(className)
    if (classId === undefined) {
      classId = this.exports.idOfType(CLASSES[className])
      this.constants.classIds.set(className, classId)
    }
    let pointer = aligned(this.next + HEADER_BYTES)
    if (pointer + size > this.end) {
      const arena = this.openArena(size + HEADER_BYTES + ALIGNMENT)
      this.end = arena.end
      pointer = aligned(arena.start + HEADER_BYTES)
    }
    this.next = pointer + size
    this.view.setUint32(pointer - BLOCK_OFFSET, BLOCK_HEADER_BYTES + size, true)
    this.view.setUint32(pointer - CLASS_OFFSET, classId, true)
    this.view.setUint32(pointer - LENGTH_OFFSET, size, true)
    return pointer
  }

  private openArena(least: number): Arena {
    let arena = this.arenas[this.opened]
    if (arena === undefined || arena.end - arena.start < least) {
      const size = Math.max(ARENA_BYTES, least)
      const start = this.exports.allocate(size)
      this.refresh()
      if (this.firstArena === 0) this.firstArena = start
      arena = { start, end: start + size }
      this.arenas.splice(this.opened, 0, arena)
    }
    this.opened += 1
    return arena
  }
}

/** Bytes that a number takes with its sign. */
function lengthOf(value: bigint): number {
  const hex = (value < 0n ? ~value : value).toString(16)
  const highBits = 32 - Math.clz32(Number.parseInt(hex.charAt(0), 16))
  return Math.floor(((hex.length - 1) * HEX_BITS + highBits) / BYTE_BITS) + 1
}

function aligned(pointer: Pointer): Pointer {
  return Math.ceil(pointer / ALIGNMENT) * ALIGNMENT
}

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
const WORD_BITS = 64n
const WORD_BYTES = 8
const BYTE_BITS = 8

export class MappingMemory {
  private bytes = new Uint8Array()
  private view = new DataView(new ArrayBuffer(0))
  private readonly names = new Map<string, Pointer>()
  private firstArena = 0
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
    this.bytes = new Uint8Array(buffer)
  }

  /** Reads a pointer or a 32-bit number in an object. */
  readPointer(pointer: Pointer, offset = 0): Pointer {
    return this.view.getUint32(pointer + offset, true)
  }

  readString(pointer: Pointer): string {
    const known = this.constants.texts.get(pointer)
    if (known !== undefined) return known
    const units = new Uint16Array(this.view.buffer, pointer, this.readPointer(pointer - LENGTH_OFFSET) / 2)
    let text = ''
    for (const unit of units) text += String.fromCharCode(unit)
    // What lies before all that the host allocates is part of the module, or of its start, which has no input.
    if (pointer < this.firstArena) this.constants.texts.set(pointer, text)
    return text
  }

  readBytes(pointer: Pointer): Uint8Array {
    const start = this.readPointer(pointer, POINTER_BYTES)
    return this.bytes.slice(start, start + this.readPointer(pointer, 2 * POINTER_BYTES))
  }

  readHex(pointer: Pointer): string {
    return `0x${Buffer.from(this.readBytes(pointer)).toString('hex')}`
  }

  readBigInt(pointer: Pointer): bigint {
    const start = this.readPointer(pointer, POINTER_BYTES)
    const length = this.readPointer(pointer, 2 * POINTER_BYTES)
    let value = 0n
    let offset = length
    while (offset % BYTE_BITS > 0) {
      offset -= 1
      value = (value << BigInt(BYTE_BITS)) | BigInt(this.view.getUint8(start + offset))
    }
    for (offset -= BYTE_BITS; offset >= 0; offset -= BYTE_BITS)
      value = (value << WORD_BITS) | this.view.getBigUint64(start + offset, true)
    return BigInt.asIntN(length * BYTE_BITS, value)
  }

  readBigDecimal(pointer: Pointer): GraphDecimal {
    const exponent = this.readBigInt(this.readPointer(pointer, POINTER_BYTES))
    return GraphDecimal.of(this.readBigInt(this.readPointer(pointer)), Number(exponent))
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
    for (let index = 0; index < text.length; index += 1)
      this.view.setUint16(pointer + index * 2, text.charCodeAt(index), true)
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

  writeBytes(bytes: Uint8Array): Pointer {
    const buffer = this.allocate('arrayBuffer', bytes.length)
    this.bytes.set(bytes, buffer)
    return this.writeObject('uint8Array', [buffer, buffer, bytes.length])
  }

  writeHex(hex: string): Pointer {
    return this.writeBytes(Buffer.from(hex.slice(2), 'hex'))
  }

  /** Little-endian two's complement of minimal length. */
  writeBigInt(value: bigint): Pointer {
    const words = wordsOf(value)
    const buffer = this.allocate('arrayBuffer', words * WORD_BYTES)
    let rest = value
    for (let index = 0; index < words; index += 1) {
      this.view.setBigInt64(buffer + index * WORD_BYTES, BigInt.asIntN(Number(WORD_BITS), rest), true)
      rest >>= WORD_BITS
    }
    let length = words * WORD_BYTES
    while (length > 1 && this.isSignOnly(buffer + length - 1)) length -= 1
    this.view.setUint32(buffer - LENGTH_OFFSET, length, true)
    return this.writeObject('uint8Array', [buffer, buffer, length])
  }

  writeBigDecimal({ digits, exponent }: GraphDecimal): Pointer {
    return this.writeObject('bigDecimal', [this.writeBigInt(digits), this.writeBigInt(BigInt(exponent))])
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

  /** Whether the highest byte of a number only repeats the sign of the byte below it. */
  private isSignOnly(pointer: Pointer): boolean {
    const isNegative = this.view.getInt8(pointer - 1) < 0
    return this.view.getInt8(pointer) === (isNegative ? -1 : 0)
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
      pointer = aligned(this.openArena(size + HEADER_BYTES + ALIGNMENT) + HEADER_BYTES)
    }
    this.next = pointer + size
    this.view.setUint32(pointer - BLOCK_OFFSET, BLOCK_HEADER_BYTES + size, true)
    this.view.setUint32(pointer - CLASS_OFFSET, classId, true)
    this.view.setUint32(pointer - LENGTH_OFFSET, size, true)
    return pointer
  }

  private openArena(least: number): Pointer {
    const size = Math.max(ARENA_BYTES, least)
    const start = this.exports.allocate(size)
    this.refresh()
    if (this.firstArena === 0) this.firstArena = start
    this.end = start + size
    return start
  }
}

/** 64-bit words that a number takes with its sign. */
function wordsOf(value: bigint): number {
  let words = 1
  let rest = value
  while (BigInt.asIntN(Number(WORD_BITS), rest) !== rest) {
    rest >>= WORD_BITS
    words += 1
  }
  return words
}

function aligned(pointer: Pointer): Pointer {
  return Math.ceil(pointer / ALIGNMENT) * ALIGNMENT
}

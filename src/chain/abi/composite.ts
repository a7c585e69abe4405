import { AbiDecodeError, AbiEncodeError, type AbiReader, type AbiType, padWord, readSize, WORD } from './abiType'

type Values<T extends readonly AbiType<unknown>[]> = {
  readonly [K in keyof T]: T[K] extends AbiType<infer V> ? V : never
}
type StructValue<F extends Readonly<Record<string, AbiType<unknown>>>> = {
  readonly [K in keyof F]: F[K] extends AbiType<infer V> ? V : never
}

function isDynamic(type: AbiType<unknown>): boolean {
  return type.isDynamic
}

function headLengthOf(types: readonly AbiType<unknown>[]): number {
  return types.reduce((sum, type) => sum + type.headLength, 0)
}

/** @param valueAt the value of the type at an index */
function encodeList(
  types: readonly AbiType<unknown>[],
  headLength: number,
  valueAt: (index: number) => unknown,
): string {
  let head = ''
  let tail = ''
  let offset = headLength / 2
  let index = 0
  for (const type of types) {
    const digits = type.encode(valueAt(index++))
    if (type.isDynamic) {
      head += padWord(offset.toString(16))
      tail += digits
      offset += digits.length / 2
    } else {
      head += digits
    }
  }
  return head + tail
}

/** Decodes one element. The head of a dynamic one holds its offset from the start of the tuple. */
function decodeElement<T>(type: AbiType<T>, reader: AbiReader, listStart: number, headAt: number): T {
  return type.decode(reader, type.isDynamic ? listStart + readSize(reader, headAt) : headAt)
}

function decodeList(types: readonly AbiType<unknown>[], reader: AbiReader, at: number): unknown[] {
  let headAt = at
  return types.map((type) => {
    const value = decodeElement(type, reader, at, headAt)
    headAt += type.headLength
    return value
  })
}

function shapeOf(types: readonly AbiType<unknown>[]): { isDynamic: boolean; headLength: number } {
  const isAnyDynamic = types.some(isDynamic)
  return { isDynamic: isAnyDynamic, headLength: isAnyDynamic ? WORD : headLengthOf(types) }
}

/** A tuple or parameter list, as an array. */
export function list<const T extends readonly AbiType<unknown>[]>(...types: T): AbiType<Values<T>> {
  const headLength = headLengthOf(types)
  return {
    ...shapeOf(types),
    encode: (values) => encodeList(types, headLength, (index) => values[index]),
    decode: (reader, at) => decodeList(types, reader, at) as unknown as Values<T>,
  }
}

/** A tuple with named fields, as an object. The fields must be in ABI order. */
export function struct<const F extends Readonly<Record<string, AbiType<unknown>>>>(fields: F): AbiType<StructValue<F>> {
  const entries = Object.entries(fields)
  const names = Object.keys(fields)
  const types = Object.values(fields)
  const headLength = headLengthOf(types)
  return {
    ...shapeOf(types),
    encode: (value) => encodeList(types, headLength, (index) => value[names[index] ?? '']),
    decode: (reader, at) => {
      const value: Record<string, unknown> = {}
      let headAt = at
      for (const [name, type] of entries) {
        value[name] = decodeElement(type, reader, at, headAt)
        headAt += type.headLength
      }
      return value as StructValue<F>
    },
  }
}

function encodeElements<T>(type: AbiType<T>, values: readonly T[]): string {
  if (!type.isDynamic) return values.map((value) => type.encode(value)).join('')
  let head = ''
  let tail = ''
  let offset = values.length * (WORD / 2)
  for (const value of values) {
    const digits = type.encode(value)
    head += padWord(offset.toString(16))
    tail += digits
    offset += digits.length / 2
  }
  return head + tail
}

function decodeElements<T>(type: AbiType<T>, reader: AbiReader, at: number, length: number): T[] {
  const claimed = length * type.headLength
  // An array of empty tuples has no data, and could claim any length.
  if (claimed > reader.arrayBudget || (length > 0 && type.headLength === 0)) throw new AbiDecodeError('Array too long')
  reader.arrayBudget -= claimed
  return readElements(type, reader, at, length)
}

function readElements<T>(type: AbiType<T>, reader: AbiReader, at: number, length: number): T[] {
  const values: T[] = []
  for (let i = 0; i < length; i++) values.push(decodeElement(type, reader, at, at + i * type.headLength))
  return values
}

/** `T[]`. */
export function array<T>(type: AbiType<T>): AbiType<readonly T[]> {
  return {
    isDynamic: true,
    headLength: WORD,
    encode: (values) => padWord(values.length.toString(16)) + encodeElements(type, values),
    // readSize counts hex digits, two per element here.
    decode: (reader, at) => decodeElements(type, reader, at + WORD, readSize(reader, at) / 2),
  }
}

/** `T[length]`. */
export function fixedArray<T>(type: AbiType<T>, length: number): AbiType<readonly T[]> {
  return {
    isDynamic: type.isDynamic,
    headLength: type.isDynamic ? WORD : type.headLength * length,
    encode: (values) => {
      if (values.length !== length) throw new AbiEncodeError(`Expected ${length} elements`)
      return encodeElements(type, values)
    },
    // Without offsets, an array around it has spent the budget on its data already.
    decode: (reader, at) =>
      type.isDynamic ? decodeElements(type, reader, at, length) : readElements(type, reader, at, length),
  }
}

/** The outputs of a function that returns one value. */
export function single<T>(type: AbiType<T>): AbiType<T> {
  return {
    ...shapeOf([type]),
    encode: (value) => encodeList([type], type.headLength, () => value),
    decode: (reader, at) => decodeElement(type, reader, at, at),
  }
}

/** The outputs of a function that returns nothing. */
export const nothing: AbiType<undefined> = {
  isDynamic: false,
  headLength: 0,
  encode: () => '',
  decode: () => undefined,
}

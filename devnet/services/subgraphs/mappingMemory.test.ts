import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GraphDecimal } from './graphDecimal.ts'
import { createMemory } from './testing/mappingMemory.ts'

const integer = fc.oneof(
  fc.bigInt({ min: -(1n << 300n), max: 1n << 300n }),
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: -1, max: 1 }), fc.boolean())
    .map(([bits, add, isNegative]) => {
      const value = (1n << BigInt(bits)) + BigInt(add)
      return isNegative ? -value : value
    }),
)

/** The shortest two's complement of a number, one byte after the other. */
function bytesOf(value: bigint): string {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const byte = Number(rest & 255n)
    bytes.push(byte)
    rest >>= 8n
    const isDone = rest === 0n ? byte < 128 : rest === -1n && byte >= 128
    if (isDone) return `0x${Buffer.from(bytes).toString('hex')}`
  }
}

describe('the memory of a mapping', () => {
  it('holds whole numbers of any size in as few bytes as possible', () => {
    fc.assert(
      fc.property(integer, (value) => {
        const { memory } = createMemory()
        const pointer = memory.writeBigInt(value)
        expect(memory.readHex(pointer)).toBe(bytesOf(value))
        // What follows in memory is not read.
        memory.writeHex('0xffffffffffffffff')
        expect(memory.readBigInt(pointer)).toBe(value)
        expect(memory.readBigInt(memory.writeHex(bytesOf(value)))).toBe(value)
      }),
    )
  })

  it('holds decimals, also ones that the mapping changes in place', () => {
    const { memory, buffer } = createMemory()
    const value = GraphDecimal.parse('-12.345')!
    const pointer = memory.writeBigDecimal(value)
    expect(memory.readBigDecimal(pointer)).toBe(value)
    // BigDecimal.truncate of graph-ts replaces the digits and the exponent of the object itself.
    new DataView(buffer).setUint32(pointer, memory.writeBigInt(-123n), true)
    new DataView(buffer).setUint32(pointer + 4, memory.writeBigInt(-1n), true)
    expect(memory.readBigDecimal(pointer).toString()).toBe('-12.3')
  })

  it('holds texts and bytes', () => {
    const { memory } = createMemory()
    for (const text of ['', 'Alba', 'ünï 🌞', '\ud800', 'a\0b\0']) {
      expect(memory.readString(memory.writeString(text))).toBe(text.replaceAll('\0', ''))
    }
    expect(memory.readHex(memory.writeHex('0x'))).toBe('0x')
    expect(memory.readHex(memory.writeHex('0x00ff10'))).toBe('0x00ff10')
    expect(memory.readUtf8(memory.writeHex('0x41ff42'))).toBe('A\ufffdB')
  })

  it('uses the place of what it has forgotten again, but not of what it keeps', () => {
    const { memory } = createMemory()
    const [constant, big] = [GraphDecimal.parse('1.5')!, `0x${'12'.repeat(200_000)}`]
    const kept = memory.writeBigDecimal(constant)
    memory.keep()
    const first = memory.writeString('first')
    const long = memory.writeHex(big)
    // More than twice as much does not fit at once.
    for (let round = 0; round < 5; round += 1) {
      memory.clear()
      expect(memory.writeString('again')).toBe(first)
      expect(memory.writeHex(big)).toBe(long)
      expect(memory.readHex(long)).toBe(big)
      expect(memory.readBigDecimal(kept).toString()).toBe('1.5')
      expect(memory.readBigDecimal(memory.writeBigDecimal(constant))).toBe(constant)
    }
  })
})

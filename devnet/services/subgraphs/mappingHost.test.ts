import { describe, expect, it, vi } from 'vitest'
import { readEntitySchema } from './entitySchema.ts'
import type { Row } from './entityStore.ts'
import { createHostFunctions, type HandlerScope } from './mappingHost.ts'
import { writeRow } from './mappingValues.ts'
import { createMemory } from './testing/mappingMemory.ts'

const SCHEMA = readEntitySchema(`
  type Round @entity(immutable: false) { id: Bytes! epoch: BigInt! }
  type Bet @entity(immutable: true) { id: ID! round: Round! amount: BigInt! note: String }
`)
const ADDRESS = `0x${'ab'.repeat(20)}`

/** The host's functions with a scope that keeps what is saved. */
function createHost(stored: readonly string[] = []) {
  const { memory } = createMemory()
  const rows = new Map<string, Row | undefined>()
  const scope: HandlerScope = {
    schema: SCHEMA,
    address: ADDRESS,
    context: new Map(),
    load: (entity, id) => rows.get(entity + id),
    isStored: (entity, id) => stored.includes(entity + id),
    save: (entity, id, row) => rows.set(entity + id, row),
    createSource: () => undefined,
    call: () => 0,
  }
  const functions = createHostFunctions(memory, () => scope)
  const call = (name: string, ...args: number[]) => functions[name]!(...args) ?? 0
  const text = (value: string) => memory.writeString(value)
  const entityAt = (pointer: number) =>
    Object.fromEntries(
      memory.readArray(memory.readPointer(pointer)).map((entry) => {
        const { payload } = memory.readTagged(memory.readPointer(entry, 4))
        const name = memory.readString(memory.readPointer(entry))
        return [name, ['id', 'note'].includes(name) ? memory.readString(payload) : memory.readHex(payload)]
      }),
    )
  const save = (entity: 'Round' | 'Bet', row: Row) =>
    call('store.set', text(entity), text(String(row['id'])), writeRow(memory, row, SCHEMA.entities.get(entity)!))
  return { memory, rows, call, text, save, entityAt }
}

const round: Row = { id: '0x01', epoch: 5n }
const bet = (id: string, of: string): Row => ({ id, round: of, amount: 7n, note: null })

describe('host functions', () => {
  it('calculate with whole numbers', () => {
    const { memory, call, text } = createHost()
    const big = (value: bigint) => memory.writeBigInt(value)
    expect(memory.readBigInt(call('bigInt.mod', big(-7n), big(3n)))).toBe(-1n)
    expect(memory.readBigInt(call('bigInt.dividedBy', big(-7n), big(2n)))).toBe(-3n)
    expect(memory.readBigInt(call('bigInt.fromString', text('-120000000000000000000')))).toBe(-120000000000000000000n)
    expect(() => call('bigInt.fromString', text('0x10'))).toThrow('is no whole number')
    expect(() => call('bigInt.mod', big(1n), big(0n))).toThrow(RangeError)
  })

  it('convert texts and bytes', () => {
    const { memory, call, text } = createHost()
    expect(memory.readHex(call('typeConversion.stringToH160', text(ADDRESS.toUpperCase().slice(2))))).toBe(ADDRESS)
    expect(() => call('typeConversion.stringToH160', text('0x12'))).toThrow('is no address')
    expect(memory.readHex(call('dataSource.address'))).toBe(ADDRESS)
    const padded = memory.writeHex('0x4d004b520000')
    expect(memory.readString(call('typeConversion.bytesToString', padded))).toBe('MKR')
  })

  it('log warnings, and stop at a critical message', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { call, text } = createHost()
    call('log.log', 3, text('started'))
    call('log.log', 2, text('odd'))
    expect(warn.mock.calls).toEqual([['Mapping: odd']])
    expect(() => call('log.log', 0, text('no round'))).toThrow('no round')
    warn.mockRestore()
  })

  it('save and load entities with an id of bytes, and references to them', () => {
    const { rows, call, text, save, entityAt } = createHost()
    save('Round', round)
    save('Bet', bet('a', '0x01'))
    expect(rows.get('Round0x01')).toEqual(round)
    expect(rows.get('Beta')).toEqual(bet('a', '0x01'))
    expect(entityAt(call('store.get', text('Bet'), text('a')))).toEqual({ id: 'a', round: '0x01', amount: '0x07' })
    expect(call('store.get', text('Bet'), text('c'))).toBe(0)
  })

  it('change an immutable entity in the block that creates it only', () => {
    const { save, rows } = createHost()
    save('Bet', bet('a', '0x01'))
    save('Bet', { ...bet('a', '0x01'), amount: 8n })
    expect(rows.get('Beta')?.['amount']).toBe(8n)
    const later = createHost(['Beta'])
    expect(() => later.save('Bet', bet('a', '0x01'))).toThrow('Bet a is immutable')
    expect(() => later.call('store.remove', later.text('Bet'), later.text('a'))).toThrow('Bet a is immutable')
  })
})

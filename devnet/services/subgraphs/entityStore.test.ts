import { describe, expect, it } from 'vitest'
import { readEntitySchema } from './entitySchema.ts'
import { EntityStore, type Row } from './entityStore.ts'

const SCHEMA = readEntitySchema(`
  type Owner @entity(immutable: false) { id: ID! name: String! pets: [Pet!]! @derivedFrom(field: "owner") }
  type Pet @entity(immutable: false) { id: ID! owner: Owner! friends: [Owner!] }
`)
const owner = (id: string, name: string): Row => ({ id, name })
const pet = (id: string, of: string): Row => ({ id, owner: of })

function commit(
  store: EntityStore,
  block: number,
  entity: string,
  ...rows: readonly (readonly [string, Row | undefined])[]
) {
  store.commit(block, new Map([[entity, new Map(rows)]]))
}
const idsOf = (rows: Iterable<Row>) => [...rows].map((row) => row['id'])

describe('EntityStore', () => {
  it('keeps what an entity was at each block', () => {
    const store = new EntityStore(SCHEMA)
    commit(store, 1, 'Owner', ['a', owner('a', 'one')])
    commit(store, 3, 'Owner', ['a', owner('a', 'three')])
    commit(store, 5, 'Owner', ['a', undefined])
    commit(store, 7, 'Owner', ['a', owner('a', 'seven')])
    const names = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((block) => store.at(block).find('Owner', 'a')?.['name'])
    expect(names).toEqual([undefined, 'one', 'one', 'three', 'three', undefined, undefined, 'seven', 'seven'])
    expect(store.at(4).changedAt('Owner', 'a')).toBe(3)
    expect(idsOf(store.at(5).all('Owner'))).toEqual([])
  })

  it('undoes the blocks after one', () => {
    const store = new EntityStore(SCHEMA)
    commit(store, 1, 'Owner', ['a', owner('a', 'one')])
    commit(store, 2, 'Owner', ['a', owner('a', 'two')], ['b', owner('b', 'two')])
    commit(store, 3, 'Owner', ['a', undefined], ['b', owner('b', 'three')])
    expect(store.rollBackTo(2)).toBe(true)
    expect([store.latest('Owner', 'a')?.['name'], store.latest('Owner', 'b')?.['name']]).toEqual(['two', 'two'])
    expect(store.rollBackTo(1)).toBe(true)
    expect([store.latest('Owner', 'a')?.['name'], store.latest('Owner', 'b')]).toEqual(['one', undefined])
    commit(store, 2, 'Owner', ['a', owner('a', 'another')])
    expect(store.at(2).find('Owner', 'a')?.['name']).toBe('another')
  })

  it('finds what references an entity, also after a change of the reference', () => {
    const store = new EntityStore(SCHEMA)
    commit(store, 1, 'Pet', ['x', pet('x', 'a')], ['y', pet('y', 'a')], ['z', pet('z', 'b')])
    commit(store, 2, 'Pet', ['x', pet('x', 'b')])
    expect(idsOf(store.at(1).referring('Pet', 'owner', 'a'))).toEqual(['x', 'y'])
    expect(idsOf(store.at(2).referring('Pet', 'owner', 'a'))).toEqual(['y'])
    expect(new Set(idsOf(store.at(2).referring('Pet', 'owner', 'b')))).toEqual(new Set(['x', 'z']))
    store.rollBackTo(1)
    expect(idsOf(store.at(1).referring('Pet', 'owner', 'b'))).toEqual(['z'])
  })

  it('forgets the oldest versions beyond its limit, and refuses to go back there', () => {
    const store = new EntityStore(SCHEMA, 3)
    for (let block = 1; block <= 10; block += 1) commit(store, block, 'Owner', ['a', owner('a', String(block))])
    const { oldestBlock } = store
    expect(oldestBlock).toBe(7)
    const names = [7, 8, 9, 10].map((block) => store.at(block).find('Owner', 'a')?.['name'])
    expect(names).toEqual(['7', '8', '9', '10'])
    expect(store.rollBackTo(oldestBlock - 1)).toBe(false)
    expect(store.rollBackTo(oldestBlock)).toBe(true)
    expect(store.latest('Owner', 'a')?.['name']).toBe('7')
  })
})

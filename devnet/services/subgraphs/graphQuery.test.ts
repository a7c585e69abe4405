/** The Graph's query language, as its documentation and graph-node's generated schema define it. */
import { describe, expect, it } from 'vitest'
import { HandlerFailedError } from './blockRunner.ts'
import type { Head } from './chainReader.ts'
import { readEntitySchema } from './entitySchema.ts'
import { EntityStore, type FieldValue } from './entityStore.ts'
import { GraphDecimal } from './graphDecimal.ts'
import { createQuery } from './graphQuery.ts'
import type { SubgraphIndex } from './subgraphIndex.ts'

const SCHEMA = readEntitySchema(`
  enum Size { Small Large }
  type City @entity(immutable: false) {
    id: ID!
    name: String!
    founded: Int
    people: BigInt!
    area: BigDecimal!
    size: Size!
    isPort: Boolean!
    code: Bytes!
    country: Country!
    twins: [City!]!
    names: [String!]!
    mayor: Mayor @derivedFrom(field: "city")
  }
  type Country @entity(immutable: true) { id: ID! name: String! cities: [City!]! @derivedFrom(field: "country") }
  type Mayor @entity(immutable: false) { id: ID! city: City! }
`)

type Fields = Readonly<Record<string, FieldValue>>

const decimal = (text: string) => GraphDecimal.parse(text) ?? GraphDecimal.zero
const city = (id: string, fields: Fields): readonly [string, Fields] => [
  id,
  {
    founded: null,
    people: 1_000n,
    area: decimal('1.5'),
    size: 'Small',
    isPort: false,
    code: '0x00ff',
    country: 'x',
    twins: [],
    names: [],
    ...fields,
  },
]

const CITIES = [
  city('a', { name: 'Alba', founded: 900, people: 10n ** 30n, names: ['Alba', 'Alwa'], twins: ['c', 'b'] }),
  city('b', { name: 'bora', founded: 1200, people: 20n, area: decimal('0.25'), isPort: true, code: '0x10ab' }),
  city('c', { name: 'Cove_%', people: 3n, area: decimal('12'), size: 'Large', code: '0xabcdef', country: 'y' }),
  city('d', { name: 'alma', founded: -50, people: 3n, area: decimal('9'), country: 'y', names: ['Alma'] }),
]
const COUNTRIES: readonly (readonly [string, Fields])[] = [
  ['x', { name: 'Xenia' }],
  ['y', { name: 'Ysgard' }],
]

const rowsOf = (entries: readonly (readonly [string, Fields])[]) =>
  new Map(entries.map(([id, fields]) => [id, { id, ...fields }]))
const headOf = (number: number): Head => ({ number, hash: `0x${number}`, timestamp: number * 10 })
const HEAD = headOf(9)

function createIndex(): SubgraphIndex {
  const store = new EntityStore(SCHEMA, 2)
  store.commit(1, new Map([['Country', rowsOf(COUNTRIES)]]))
  store.commit(2, new Map([['City', rowsOf(CITIES)]]))
  store.commit(5, new Map([['City', rowsOf([city('a', { name: 'Alba', founded: 901, people: 7n })])]]))
  store.commit(6, new Map([['Mayor', rowsOf([['m', { city: 'a' }]])]]))
  store.commit(7, new Map([['City', rowsOf(CITIES.slice(0, 1))]]))
  return {
    readLatest: () => Promise.resolve({ block: HEAD, view: store.at(HEAD.number) }),
    readAt: (block) => (block.number < 2 ? undefined : { block, view: store.at(block.number) }),
    oldestBlock: 2,
    findBlock: (asked) =>
      Promise.resolve(typeof asked === 'number' ? headOf(asked) : asked === '0x05' ? headOf(5) : undefined),
  }
}
const query = createQuery({ name: 'cities', schema: SCHEMA }, createIndex())

async function ask(text: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { data, errors } = await query({ query: text, variables })
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return JSON.parse(JSON.stringify(data))
}
async function idsOf(args: string): Promise<string> {
  const { cities } = (await ask(`{ cities(${args}) { id } }`)) as { cities: { id: string }[] }
  return cities.map(({ id }) => id).join('')
}
const errorOf = async (text: string) => (await query({ query: text, variables: {} })).errors?.[0]?.message

describe('pages and orders', () => {
  it.each([
    ['first: 2', 'ab'],
    ['first: 2, skip: 1', 'bc'],
    ['orderDirection: desc', 'dcba'],
    ['orderBy: name', 'acdb'],
    ['orderBy: people', 'cdba'],
    ['orderBy: people, orderDirection: desc', 'abdc'],
    ['orderBy: area', 'badc'],
    ['orderBy: founded', 'dabc'],
    ['orderBy: founded, orderDirection: desc', 'cbad'],
    ['orderBy: isPort, orderDirection: desc', 'bdca'],
    ['orderBy: country__name, orderDirection: desc', 'dcba'],
    ['orderBy: mayor__id', 'abcd'],
  ])('%s', async (args, expected) => {
    expect(await idsOf(args)).toBe(expected)
  })

  it.each([
    ['cities(first: 0)', 'must be between 0 and 1000, but is 0'],
    ['cities(first: 1001)', 'must be between 0 and 1000, but is 1001'],
    ['cities(skip: -1)', 'must be between 0 and 5000, but is -1'],
    ['cities(skip: 5001)', 'must be between 0 and 5000, but is 5001'],
    ['cities(orderBy: twins__name)', 'does not exist in "City_orderBy"'],
  ])('refuse %s', async (field, message) => {
    expect(await errorOf(`{ ${field} { id } }`)).toContain(message)
  })
})

describe('filters', () => {
  it.each([
    ['name: "Alba"', 'a'],
    ['name_not: "Alba"', 'bcd'],
    ['name_gt: "Cove_%"', 'bd'],
    ['name_gte: "Cove_%"', 'bcd'],
    ['name_lt: "Cove_%"', 'a'],
    ['name_lte: "Cove_%"', 'ac'],
    ['name_in: ["bora", "alma", "none"]', 'bd'],
    ['name_not_in: ["bora", "alma"]', 'ac'],
    ['name_in: []', ''],
    ['name_contains: "l"', 'ad'],
    ['name_contains: "_%"', 'c'],
    ['name_contains: "AL"', ''],
    ['name_contains_nocase: "AL"', 'ad'],
    ['name_not_contains: "l"', 'bc'],
    ['name_not_contains_nocase: "AL"', 'bc'],
    ['name_starts_with: "Al"', 'a'],
    ['name_starts_with_nocase: "AL"', 'ad'],
    ['name_not_starts_with: "Al"', 'bcd'],
    ['name_not_starts_with_nocase: "AL"', 'bc'],
    ['name_ends_with: "a"', 'abd'],
    ['name_ends_with_nocase: "MA"', 'd'],
    ['name_not_ends_with: "a"', 'c'],
    ['name_not_ends_with_nocase: "MA"', 'abc'],
    ['id: "b"', 'b'],
    ['id_in: ["d", "b", "b", "none"]', 'bd'],
    ['id_gt: "b"', 'cd'],
    ['people: "3"', 'cd'],
    ['people_gt: "3"', 'ab'],
    ['people_gte: "1000000000000000000000000000000"', 'a'],
    ['people_in: ["3", "20"]', 'bcd'],
    ['area_lt: "1.50"', 'b'],
    ['area_lte: 1.5', 'ab'],
    ['area: "12.000"', 'c'],
    ['founded: null', 'c'],
    ['founded_not: null', 'abd'],
    ['founded_gt: 0', 'ab'],
    ['founded_lte: 900', 'ad'],
    ['founded_in: [900, 1200]', 'ab'],
    ['isPort: true', 'b'],
    ['isPort_not: true', 'acd'],
    ['isPort_in: [true, false]', 'abcd'],
    ['size: Large', 'c'],
    ['size_not_in: [Large]', 'abd'],
    ['code: "0x10AB"', 'b'],
    ['code: "10ab"', 'b'],
    ['code_contains: "0xab"', 'bc'],
    ['code_not_contains: "0xab"', 'ad'],
    ['code_gt: "0x10ab"', 'c'],
    ['country: "y"', 'cd'],
    ['country_not: "y"', 'ab'],
    ['country_in: ["y"]', 'cd'],
    ['country_: { name: "Xenia" }', 'ab'],
    ['country_: { cities_: { name: "alma" } }', 'cd'],
    ['mayor_: { id: "m" }', 'a'],
    ['twins_: { size: Large }', 'a'],
    ['twins: ["c", "b"]', 'a'],
    ['twins_contains: ["b"]', 'a'],
    ['names_contains: ["Alba", "Alwa"]', 'a'],
    ['names_contains_nocase: ["ALMA"]', 'd'],
    ['names_not_contains: ["Alba"]', 'bcd'],
    ['country: "x", isPort: false', 'a'],
    ['or: [{ name: "Alba" }, { people: "20" }]', 'ab'],
    ['and: [{ country: "y" }, { or: [{ size: Large }, { founded: 1 }] }]', 'c'],
    ['or: [{ country: "x", isPort: true }, { country: "y", size: Small }]', 'bd'],
    ['_change_block: { number_gte: 6 }', 'a'],
    ['_change_block: { number_gte: 2 }', 'abcd'],
  ])('%s', async (where, expected) => {
    expect(await idsOf(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['people_gt: "many"', 'Invalid value for BigInt'],
    ['area: "1,5"', 'Invalid value for BigDecimal'],
    ['code: "0xabc"', 'Invalid value for Bytes'],
    ['name_like: "a"', 'not defined by type "City_filter"'],
    ['isPort_gt: true', 'not defined by type "City_filter"'],
    ['mayor: "m"', 'not defined by type "City_filter"'],
  ])('refuse %s', async (where, message) => {
    expect(await errorOf(`{ cities(where: { ${where} }) { id } }`)).toContain(message)
  })
})

describe('queries', () => {
  it('resolve references and lists of them, with arguments', async () => {
    const answer = await ask(`{
      city(id: "a") { name people area founded isPort code size country { name } twins { id } mayor { id city { id } } names }
      country(id: "y") { cities(first: 1, orderBy: name, orderDirection: desc, where: { isPort: false }) { name } }
      none: city(id: "A") { id }
    }`)
    expect(answer).toEqual({
      city: {
        name: 'Alba',
        people: '1000000000000000000000000000000',
        area: '1.5',
        founded: 900,
        isPort: false,
        code: '0x00ff',
        size: 'Small',
        country: { name: 'Xenia' },
        twins: [{ id: 'b' }, { id: 'c' }],
        mayor: { id: 'm', city: { id: 'a' } },
        names: ['Alba', 'Alwa'],
      },
      country: { cities: [{ name: 'alma' }] },
      none: null,
    })
  })

  it('take variables, aliases, fragments and directives', async () => {
    const text = `query ($where: City_filter, $first: Int!, $skips: Boolean!) {
      some: cities(where: $where, first: $first) { ...Named people @skip(if: $skips) }
    }
    fragment Named on City { name }`
    const variables = { where: { people_lte: '20', name_contains_nocase: 'A' }, first: 1, skips: true }
    expect(await ask(text, variables)).toEqual({ some: [{ name: 'bora' }] })
  })

  it('answer as of an older block, by number and by hash', async () => {
    const text = `{
      byNumber: city(id: "a", block: { number: 5 }) { people mayor { id } }
      byHash: city(id: "a", block: { hash: "0x05" }) { people country { cities { id people } } }
      now: city(id: "a", block: { number_gte: 5 }) { mayor { id } }
    }`
    expect(await ask(text)).toEqual({
      byNumber: { people: '7', mayor: null },
      byHash: {
        people: '7',
        country: {
          cities: [
            { id: 'a', people: '7' },
            { id: 'b', people: '20' },
          ],
        },
      },
      now: { mayor: { id: 'm' } },
    })
  })

  it('tell how far the index is', async () => {
    const block = '_meta { block { number hash timestamp } deployment hasIndexingErrors }'
    expect(await ask(`{ ${block} then: _meta(block: { number: 5 }) { block { number } } }`)).toEqual({
      _meta: { block: { number: 9, hash: '0x9', timestamp: 90 }, deployment: 'cities', hasIndexingErrors: false },
      then: { block: { number: 5 } },
    })
  })

  it.each([
    ['{ city(id: "a", block: { number: 10 }) { id } }', 'has only indexed up to block number 9'],
    ['{ city(id: "a", block: { number_gte: 10 }) { id } }', 'data for block number 10 is therefore not yet available'],
    ['{ city(id: "a", block: { number: 1 }) { id } }', 'only has data starting at block number 2'],
    ['{ city(id: "a", block: { hash: "0x1234" }) { id } }', 'no block with that hash'],
    ['{ city { id } }', 'argument "id" of type "ID!" is required'],
    ['{ towns { id } }', 'Cannot query field "towns"'],
    ['{ cities { mayors } }', 'Cannot query field "mayors"'],
    ['{ cities {', 'Syntax Error'],
  ])('refuse %s', async (text, message) => {
    expect(await errorOf(text)).toContain(message)
  })

  it('tell that a handler has failed, without data', async () => {
    const failing: SubgraphIndex = { ...createIndex(), readLatest: () => Promise.reject(new HandlerFailedError('x')) }
    const failed = createQuery({ name: 'cities', schema: SCHEMA }, failing)
    const { data, errors } = await failed({ query: '{ cities { id } }', variables: {} })
    expect([data, errors?.map(({ message }) => message)]).toEqual([undefined, ['indexing_error']])
  })
})

import type { Head } from '../chainReader.ts'
import { readEntitySchema } from '../entitySchema.ts'
import { EntityStore, type FieldValue } from '../entityStore.ts'
import { GraphDecimal } from '../graphDecimal.ts'
import { createQuery } from '../graphQuery.ts'
import type { SubgraphIndex } from '../subgraphIndex.ts'

/** A schema with every kind of field. */
export const citySchema = readEntitySchema(`
  enum Size { Small Large }
  type City @entity(immutable: false) {
    id: ID!
    name: String!
    nickname: String
    founded: Int
    people: BigInt!
    area: BigDecimal!
    size: Size!
    isPort: Boolean!
    code: Bytes!
    country: Country!
    twins: [City!]!
    names: [String!]!
    codes: [Bytes!]!
    flag: Flag
    mayor: Mayor @derivedFrom(field: "city")
  }
  type Country @entity(immutable: true) {
    id: ID!
    name: String!
    cities: [City!]! @derivedFrom(field: "country")
    capital: City @derivedFrom(field: "country")
  }
  type Mayor @entity(immutable: false) { id: ID! city: City! }
  type Flag @entity(immutable: true) { id: Bytes! cities: [City!]! @derivedFrom(field: "flag") }
`)

type Fields = Readonly<Record<string, FieldValue>>

const decimal = (text: string) => GraphDecimal.parse(text) ?? GraphDecimal.zero
const city = (id: string, fields: Fields): readonly [string, Fields] => [
  id,
  {
    nickname: null,
    founded: null,
    people: 1_000n,
    area: decimal('1.5'),
    size: 'Small',
    isPort: false,
    code: '0x00ff',
    country: 'x',
    twins: [],
    names: [],
    codes: [],
    flag: null,
    ...fields,
  },
]

const CITIES = [
  city('a', {
    name: 'Alba',
    nickname: 'The 5%',
    founded: 900,
    people: 10n ** 30n,
    names: ['Alba', 'Alwa'],
    twins: ['c', 'b'],
    flag: '0x0a',
  }),
  city('b', { name: 'bora', founded: 1200, people: 20n, area: decimal('0.25'), isPort: true, code: '0x10ab' }),
  city('c', { name: 'Cove_%', people: 3n, area: decimal('12'), size: 'Large', code: '0xabcdef', country: 'y' }),
  city('d', {
    name: 'alma',
    founded: -50,
    people: 3n,
    area: decimal('9'),
    country: 'y',
    names: ['Alma'],
    codes: ['0x10ab'],
    flag: '0x0b',
  }),
]
const COUNTRIES: readonly (readonly [string, Fields])[] = [
  ['x', { name: 'Xenia' }],
  ['y', { name: 'Ysgard' }],
]
const FLAGS: readonly (readonly [string, Fields])[] = [
  ['0x0a', {}],
  ['0x0b', {}],
]

const rowsOf = (entries: readonly (readonly [string, Fields])[]) =>
  new Map(entries.map(([id, fields]) => [id, { id, ...fields }]))

export const cityBlock = (number: number): Head => ({
  number,
  hash: `0x${number.toString(16).padStart(64, '0')}`,
  parentHash: `0x${(number - 1).toString(16).padStart(64, '0')}`,
  timestamp: number * 10,
})
const HEAD = cityBlock(9)

/** An index of four cities that changed in blocks 5 to 7. It answers from block 2 on. */
export function createCityIndex(): SubgraphIndex {
  const store = new EntityStore(citySchema, 2)
  store.commit(1, new Map([['Country', rowsOf(COUNTRIES)]]))
  store.commit(
    2,
    new Map([
      ['City', rowsOf(CITIES)],
      ['Flag', rowsOf(FLAGS)],
    ]),
  )
  store.commit(5, new Map([['City', rowsOf([city('a', { name: 'Alba', founded: 901, people: 7n })])]]))
  store.commit(6, new Map([['Mayor', rowsOf([['m', { city: 'a' }]])]]))
  store.commit(7, new Map([['City', rowsOf(CITIES.slice(0, 1))]]))
  return {
    readLatest: () => Promise.resolve({ block: HEAD, view: store.at(HEAD.number) }),
    readAt: (block) => (block.number < 2 ? undefined : { block, view: store.at(block.number) }),
    oldestBlock: 2,
    rollbacks: 0,
    findBlock: (asked) =>
      Promise.resolve([1, 5, 9, 10].map(cityBlock).find(({ number, hash }) => asked === number || asked === hash)),
  }
}

export const queryCities = createQuery({ name: 'cities', schema: citySchema }, createCityIndex())

/** The data of an answer. @throws Error with the first error's message */
export async function askCities(text: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { data, errors } = await queryCities({ query: text, variables })
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return JSON.parse(JSON.stringify(data))
}

/** The ids of the cities that a list with these arguments holds. */
export async function cityIds(args: string): Promise<string> {
  const { cities } = (await askCities(`{ cities(${args}) { id } }`)) as { readonly cities: readonly { id: string }[] }
  return cities.map(({ id }) => id).join('')
}

/** The first error of an answer, which has no data then. */
export async function cityError(text: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await queryCities({ query: text, variables })
  if (data !== undefined) throw new Error(`Data: ${JSON.stringify(data)}`)
  return errors?.[0]?.message
}

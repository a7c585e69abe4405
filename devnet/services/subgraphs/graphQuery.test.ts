/** The Graph's query language, as its documentation and graph-node's generated schema define it. */
import { describe, expect, it, vi } from 'vitest'
import { createApiSchema, queryNames } from './apiSchema.ts'
import { HandlerFailedError } from './blockRunner.ts'
import { readEntitySchema } from './entitySchema.ts'
import { EntityStore } from './entityStore.ts'
import { createQuery } from './graphQuery.ts'
import type { SubgraphIndex } from './subgraphIndex.ts'
import { askCities, cityBlock, cityError, cityIds, citySchema, createCityIndex, queryCities } from './testing/cities.ts'

const rowSchema = readEntitySchema(`
  type Row @entity(immutable: true) { id: ID! first: Row! all: [Row!]! @derivedFrom(field: "first") }
`)
/** Of 1,200 rows, each of which references the first. */
const queryRows = createQuery({ name: 'rows', schema: rowSchema }, createRowIndex())

function createRowIndex(): SubgraphIndex {
  const store = new EntityStore(rowSchema)
  const ids = Array.from({ length: 1_200 }, (_, index) => String(index).padStart(4, '0'))
  store.commit(1, new Map([['Row', new Map(ids.map((id) => [id, { id, first: '0000' }]))]]))
  const latest = { block: cityBlock(1), view: store.at(1) }
  return { ...createCityIndex(), readLatest: () => Promise.resolve(latest) }
}

describe('pages and orders', () => {
  it.each([
    ['first: 2', 'ab'],
    ['first: 2, skip: 1', 'bc'],
    ['first: null, skip: null', 'abcd'],
    ['skip: 5000', ''],
    ['orderBy: id, orderDirection: desc', 'dcba'],
    // Without a field, the direction is ignored.
    ['orderDirection: desc', 'abcd'],
    ['orderBy: name', 'acdb'],
    ['orderBy: name, orderDirection: null', 'acdb'],
    ['orderBy: code', 'adbc'],
    ['orderBy: people', 'cdba'],
    ['orderBy: people, orderDirection: desc', 'abdc'],
    ['orderBy: area', 'badc'],
    ['orderBy: founded', 'dabc'],
    ['orderBy: founded, orderDirection: desc', 'cbad'],
    ['orderBy: isPort, orderDirection: desc', 'bdca'],
    ['orderBy: country__name, orderDirection: desc', 'dcba'],
    ['orderBy: mayor__id', 'abcd'],
    ['orderBy: mayor__id, orderDirection: desc', 'dcba'],
  ])('%s', async (args, expected) => {
    expect(await cityIds(args)).toBe(expected)
  })

  it.each([
    ['cities(first: 0)', 'must be between 0 and 1000, but is 0'],
    ['cities(first: 1001)', 'must be between 0 and 1000, but is 1001'],
    ['cities(skip: -1)', 'must be between 0 and 5000, but is -1'],
    ['cities(skip: 5001)', 'must be between 0 and 5000, but is 5001'],
    ['cities(orderBy: twins__name)', 'does not exist in "City_orderBy"'],
    ['cities(orderBy: country)', 'Ordering by `country` is not supported for type `City`'],
    ['cities(orderBy: twins)', 'Ordering by `twins` is not supported'],
    ['cities(orderBy: size)', 'Ordering by `size` is not supported'],
    ['mayors(orderBy: city__size)', 'Ordering by `size` is not supported for type `City`'],
    ['country(id: "x") { cities(orderBy: flag__id)', 'Ordering a nested list by `flag__id` is not supported'],
  ])('refuse %s', async (field, message) => {
    const end = field.includes('{') ? '{ id } }' : '{ id }'
    expect(await cityError(`{ ${field} ${end} }`)).toContain(message)
  })

  it('have a hundred rows if no number is given, and a thousand at most', async () => {
    const { data } = await queryRows({
      query: '{ some: rows { id } all: rows(first: 1000) { id } next: rows(where: { id_gt: "0999" }) { id } }',
      variables: {},
    })
    const { some, all, next } = data as Record<string, readonly { readonly id: string }[]>
    expect([some, all, next].map((rows) => [rows!.length, rows!.at(-1)!.id])).toEqual([
      [100, '0099'],
      [1_000, '0999'],
      [100, '1099'],
    ])
  })
})

describe('the schema', () => {
  it.each([
    ['Pair', 'pair', 'pairs'],
    ['VvsFactory', 'vvsFactory', 'vvsFactories'],
    ['PairDayData', 'pairDayData', 'pairDayDatas'],
    ['Day', 'day', 'days'],
    ['Box', 'box', 'boxes'],
    ['Status', 'status', 'statuses'],
    ['NFT', 'nft', 'nfts'],
    ['NFTOrder', 'nftorder', 'nftorders'],
    ['Erc20Token', 'erc20Token', 'erc20Tokens'],
    ['Points', 'points', 'points_collection'],
  ])('names the queries of %s', (name, one, many) => {
    expect(queryNames({ name, isImmutable: false, fields: new Map() })).toEqual({ one, many })
  })

  it('describes itself to tools', async () => {
    const answer = await askCities(
      '{ __schema { queryType { name } } __type(name: "City_orderBy") { enumValues { name } } }',
    )
    expect(answer).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
    expect(JSON.stringify(answer)).toContain('"country__name"')
  })

  it.each(['interface A { id: ID! }', 'type A @entity(immutable: true) { id: ID! n: Int8! }', 'type A { id: ID! }'])(
    'is refused if the index lacks something of it: %s',
    (text) => {
      expect(() => createApiSchema(readEntitySchema(text))).toThrow(/local index|is not an entity/)
    },
  )
})

describe('queries', () => {
  it('resolve references and lists of them, with arguments', async () => {
    const answer = await askCities(`{
      city(id: "a") {
        name people area founded isPort code size country { name } twins { id } mayor { id city { id } } names
        flag { id cities { id } } __typename
      }
      country(id: "y") { cities(first: 1, orderBy: name, orderDirection: desc, where: { isPort: false }) { name } }
      flag(id: "0X0A") { cities { name } }
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
        flag: { id: '0x0a', cities: [{ id: 'a' }] },
        __typename: 'City',
      },
      country: { cities: [{ name: 'alma' }] },
      flag: { cities: [{ name: 'Alba' }] },
      none: null,
    })
  })

  it('take variables, aliases, fragments, directives and the name of an operation', async () => {
    const text = `query ($where: City_filter, $first: Int!, $skips: Boolean!) {
      some: cities(where: $where, first: $first) { ...Named people @skip(if: $skips) }
    }
    fragment Named on City { name }`
    const variables = { where: { people_lte: '20', name_contains_nocase: 'A' }, first: 1, skips: true }
    expect(await askCities(text, variables)).toEqual({ some: [{ name: 'bora' }] })
    const both = 'query a { city(id: "a") { id } } query b { city(id: "b") { id } }'
    const { data } = await queryCities({ query: both, variables: {}, operationName: 'b' })
    expect(data).toEqual({ city: { id: 'b' } })
    expect(await cityError(both)).toContain('Must provide operation name')
  })

  it('answer as of an older block, by number and by hash', async () => {
    const text = `{
      byNumber: city(id: "a", block: { number: 5 }) { people mayor { id } }
      byHash: city(id: "a", block: { hash: "${cityBlock(5).hash}" }) { people country { cities { id people } } }
      listed: cities(first: 1, where: { people: "7" }, block: { number: 5 }) { id }
      now: city(id: "a", block: { number_gte: 5 }) { mayor { id } }
    }`
    expect(await askCities(text)).toEqual({
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
      listed: [{ id: 'a' }],
      now: { mayor: { id: 'm' } },
    })
  })

  it('tell how far the index is; a block that is asked for by number has no hash', async () => {
    const fields = 'block { number hash timestamp parentHash }'
    const text = `{
      _meta { ${fields} deployment hasIndexingErrors }
      then: _meta(block: { number: 5 }) { ${fields} }
      there: _meta(block: { hash: "${cityBlock(5).hash}" }) { ${fields} }
    }`
    expect(await askCities(text)).toEqual({
      _meta: { block: cityBlock(9), deployment: 'cities', hasIndexingErrors: false },
      then: { block: { number: 5, hash: null, timestamp: null, parentHash: null } },
      there: { block: cityBlock(5) },
    })
  })

  it.each([
    ['{ city(id: "a", block: { number: 10 }) { id } }', 'has only indexed up to block number 9'],
    [`{ city(id: "a", block: { hash: "${cityBlock(10).hash}" }) { id } }`, 'data for block number 10 is therefore not'],
    ['{ city(id: "a", block: { number_gte: 10 }) { id } }', 'data for block number 10 is therefore not yet available'],
    ['{ city(id: "a", block: { number: 1 }) { id } }', 'only has data starting at block number 2'],
    ['{ city(id: "a", block: { number: -1 }) { id } }', 'only has data starting at block number 2'],
    [`{ city(id: "a", block: { hash: "${cityBlock(1).hash}" }) { id } }`, 'only has data starting at block number 2'],
    [`{ city(id: "a", block: { hash: "${cityBlock(3).hash}" }) { id } }`, 'no block with that hash'],
    ['{ city(id: "a", block: { hash: "0x1234" }) { id } }', 'no block with that hash'],
    ['{ city { id } }', 'argument "id" of type "ID!" is required'],
    ['{ towns { id } }', 'Cannot query field "towns"'],
    ['{ cities { mayors } }', 'Cannot query field "mayors"'],
    ['{ cities { country } }', 'must have a selection of subfields'],
    ['{ cities {', 'Syntax Error'],
    ['mutation { cities { id } }', 'Schema is not configured to execute mutation operation'],
    ['query ($a: Int!) { cities(first: $a) { id } }', 'of required type "Int!" was not provided'],
    [
      '{ country(id: "x") { capital { id } } }',
      'Ambiguous result for derived field `capital`: Multiple `Country` entities refer back via `country`',
    ],
  ])('refuse %s', async (text, message) => {
    expect(await cityError(text)).toContain(message)
  })

  it('answer all fields or none, and tell the place of an error', async () => {
    const { data, errors } = await queryCities({
      query: '{ a: city(id: "a") { id }\n  cities(first: 0) { id } }',
      variables: {},
    })
    expect(data).toBeUndefined()
    expect(JSON.parse(JSON.stringify(errors))).toEqual([
      expect.objectContaining({ locations: [{ line: 2, column: 3 }], path: ['cities'] }),
    ])
  })

  it('fail if the chain was reorganized meanwhile', async () => {
    const index = createCityIndex()
    let rollbacks = 0
    const changing: SubgraphIndex = {
      ...index,
      get rollbacks() {
        return rollbacks
      },
      findBlock(asked) {
        rollbacks += 1
        return index.findBlock(asked)
      },
    }
    const query = createQuery({ name: 'cities', schema: citySchema }, changing)
    const ask = async (text: string) => (await query({ query: text, variables: {} })).errors?.[0]?.message
    expect(await ask('{ cities { id } }')).toBeUndefined()
    expect(await ask('{ cities(block: { number: 5 }) { id } }')).toContain('reorganized while executing')
  })
})

describe('queries that cost too much', () => {
  const many = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index)).join(' ')

  it.each([
    ['nests lists', '{ rows { all { first { all(first: 1000) { id } } } } }', 'query is too expensive'],
    [
      'has many fields of many rows',
      `{ a: rows(first: 1000) { ${many(1_190, (index) => `f${index}: id`)} } b: rows(first: 1000) { id } }`,
      'query is too expensive',
    ],
    [
      'looks at many rows for few',
      `{ rows(first: 1000) { first { ${many(5, (index) => `a${index}: all(where: { id_gt: "z" }) { id }`)} } } }`,
      'query is too expensive',
    ],
    ['is long', `{ ${many(1_200, (index) => `a${index}: rows { id }`)} }`, '4000 tokens'],
  ])('are refused: one that %s', async (_, query, message) => {
    const { data, errors } = await queryRows({ query, variables: {} })
    expect([data, errors?.[0]?.message]).toEqual([undefined, expect.stringContaining(message)])
  })

  it('are refused: one whose variables are nested deeply', async () => {
    const where = JSON.parse(`${'{"and":['.repeat(10_000)}{}${']}'.repeat(10_000)}`) as unknown
    const text = 'query ($where: City_filter) { cities(where: $where) { id } }'
    expect(await cityError(text, { where })).toContain('depth that exceeds the limit')
  })
})

describe('after a handler has failed', () => {
  const failing: SubgraphIndex = {
    ...createCityIndex(),
    readLatest: async () => ({
      ...(await createCityIndex().readLatest()),
      failure: new HandlerFailedError('handleSync in block 10: no'),
    }),
  }
  const queryFailing = createQuery({ name: 'cities', schema: citySchema }, failing)
  const answerOf = async (query: string) => {
    const { data, errors } = await queryFailing({ query, variables: {} })
    return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, errors: errors?.map(({ message }) => message) }
  }

  it('queries have an error, and data only where they allow it', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(
      await answerOf(`{
        _meta { hasIndexingErrors block { number } }
        cities { id }
        city(id: "a", subgraphError: deny) { id }
        allowed: city(id: "a", subgraphError: allow) { id }
      }`),
    ).toEqual({
      data: { _meta: { hasIndexingErrors: true, block: { number: 9 } }, allowed: { id: 'a' } },
      errors: ['indexing_error'],
    })
    expect(await answerOf('{ cities { id } }')).toEqual({ data: null, errors: ['indexing_error'] })
    // The developer is told only once.
    expect(error.mock.calls).toEqual([['Subgraph cities: handleSync in block 10: no']])
    error.mockRestore()
  })

  it('the very first one, queries have no data', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const index: SubgraphIndex = { ...createCityIndex(), readLatest: () => Promise.reject(new HandlerFailedError('x')) }
    const failed = createQuery({ name: 'cities', schema: citySchema }, index)
    const { data, errors } = await failed({ query: '{ cities { id } }', variables: {} })
    expect([data, errors?.map(({ message }) => message)]).toEqual([undefined, ['indexing_error']])
    error.mockRestore()
  })
})

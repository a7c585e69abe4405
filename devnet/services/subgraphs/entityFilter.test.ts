/** Filters of The Graph's query language, as its documentation and graph-node define them. */
import { describe, expect, it } from 'vitest'
import { cityError, cityIds } from './testing/cities.ts'

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
    ['id: "b"', 'b'],
    ['id_not: "b"', 'acd'],
    ['id_in: ["d", "b", "b", "none"]', 'bd'],
    ['id_not_in: ["d", "b"]', 'ac'],
    ['id_gt: "b"', 'cd'],
    ['id_lte: "b"', 'ab'],
    ['people: "3"', 'cd'],
    ['people_not: "3"', 'ab'],
    ['people_gt: "3"', 'ab'],
    ['people_gte: "1000000000000000000000000000000"', 'a'],
    ['people_lt: 20', 'cd'],
    ['people_in: ["3", "20"]', 'bcd'],
    ['people_not_in: ["3", 20]', 'a'],
    ['area: "12.000"', 'c'],
    ['area_not: "12.000"', 'abd'],
    ['area_lt: "1.50"', 'b'],
    ['area_lte: 1.5', 'ab'],
    ['area_gt: 9', 'c'],
    ['area_gt: 9e-1', 'acd'],
    ['area_in: ["9.0", "0.25"]', 'bd'],
    ['area_not_in: ["9.0", "0.25"]', 'ac'],
    ['founded: 900', 'a'],
    ['founded_gt: 0', 'ab'],
    ['founded_lte: 900', 'ad'],
    ['founded_in: [900, 1200]', 'ab'],
    ['isPort: true', 'b'],
    ['isPort_not: true', 'acd'],
    ['isPort_in: [true, false]', 'abcd'],
    ['isPort_not_in: [true]', 'acd'],
    ['size: Large', 'c'],
    ['size_not: Large', 'abd'],
    ['size_in: [Large]', 'c'],
    ['size_not_in: [Large]', 'abd'],
    ['code: "0x10AB"', 'b'],
    ['code: "10ab"', 'b'],
    ['code_not: "10ab"', 'acd'],
    ['code_gt: "0x10ab"', 'c'],
    ['code_lt: "0x10ab"', 'ad'],
    ['code_in: ["0x10AB", "0xabcdef"]', 'bc'],
    ['code_not_in: ["0x10AB", "0xabcdef"]', 'ad'],
  ])('compare: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['founded: null', 'c'],
    ['founded_not: null', 'abd'],
    ['founded_not: 900', 'bd'],
    ['founded_not_in: [900]', 'bd'],
    ['founded_lt: 2000', 'abd'],
    ['founded_gte: -2000', 'abd'],
    ['nickname_not_contains: "z"', 'a'],
    ['nickname_not_starts_with: "z"', 'a'],
    ['flag: null', 'bc'],
    ['flag_not: "0x0a"', 'd'],
    ['name_in: []', ''],
    ['name_not_in: []', ''],
  ])('treat null and empty lists as PostgreSQL does: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['name_contains: "l"', 'ad'],
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
  ])('find texts: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['name_contains: "l_a"', 'ad'],
    ['name_contains: "A%a"', 'a'],
    ['name_contains: "%a"', 'abd'],
    ['name_contains: "b%"', 'b'],
    ['name_contains: "_%"', 'abcd'],
    ['name_contains: "e\\\\_"', 'c'],
    ['name_starts_with: "_o"', 'bc'],
    ['name_ends_with: "_\\\\%"', 'c'],
    ['nickname_ends_with: "5\\\\%"', 'a'],
  ])('take patterns of LIKE: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['code_contains: "0xab"', 'bc'],
    ['code_not_contains: "0xab"', 'ad'],
    // In the middle of two bytes.
    ['code_contains: "0x0a"', ''],
    ['twins: ["c", "b"]', 'a'],
    ['twins: ["b", "c"]', ''],
    ['twins_not: ["c", "b"]', 'bcd'],
    ['twins_contains: ["b"]', 'a'],
    ['twins_contains: ["b", "d"]', ''],
    ['twins_not_contains: ["b", "d"]', 'bcd'],
    ['names_contains: ["Alba", "Alwa"]', 'a'],
    ['names_contains: ["ALMA"]', ''],
    ['names_contains_nocase: ["ALMA"]', 'd'],
    ['names_not_contains: ["Alba", "none"]', 'bcd'],
    ['names_not_contains_nocase: ["ALMA"]', 'abc'],
    ['codes_contains: ["0x10AB"]', 'd'],
    ['codes_not_contains: ["0x10AB"]', 'abc'],
  ])('find bytes and items: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it.each([
    ['country: "y"', 'cd'],
    ['country_not: "y"', 'ab'],
    ['country_in: ["y"]', 'cd'],
    ['country_starts_with: "x"', 'ab'],
    ['country_: { name: "Xenia" }', 'ab'],
    ['mayor_: { id: "m" }', 'a'],
    ['twins_: { size: Large }', 'a'],
    ['flag: "0x0A"', 'a'],
    ['flag_in: ["0A", "0x0b"]', 'ad'],
    ['flag_: { id: "0x0b" }', 'd'],
    ['country: "x", isPort: false', 'a'],
    ['or: [{ name: "Alba" }, { people: "20" }]', 'ab'],
    ['or: [{ country: "x", isPort: true }, { country: "y", size: Small }]', 'bd'],
    ['or: []', ''],
    ['and: []', 'abcd'],
    ['and: [{ country: "y" }, { or: [{ size: Large }, { founded: 1 }] }]', 'c'],
    ['and: [{ country_: { name: "Ysgard" } }, { twins: [] }]', 'cd'],
    ['country_: { or: [{ name: "Xenia" }, { id: "z" }] }', 'ab'],
    ['_change_block: { number_gte: 6 }', 'a'],
    ['_change_block: { number_gte: 2 }', 'abcd'],
  ])('follow references and join conditions: %s', async (where, expected) => {
    expect(await cityIds(`where: { ${where} }`)).toBe(expected)
  })

  it('of references work in the other direction', async () => {
    expect(await cityIds('where: { mayor_: {} }')).toBe('a')
  })

  it.each([
    ['name: "Alba", or: [{ isPort: true }]', "Found column filter(s) 'name' alongside 'or' operator"],
    ['name: "Alba", and: [{ isPort: true }]', 'Filter must by an object'],
    ['and: [{ isPort: true }], or: [{ isPort: true }]', 'Filter must by an object'],
    ['or: [null]', 'Filter must by an object'],
    ['and: null', 'Filter must by an object'],
    ['country_: null', 'Filter must by an object'],
    ['_change_block: null', 'Filter must by an object'],
    ['country_: { cities_: { name: "alma" } }', 'Child filters can not be nested'],
    ['country_: { and: [{ cities_: { name: "alma" } }] }', 'Child filters can not be nested'],
    ['name_in: null', 'Non-list value passed to `_in` filter'],
    ['people_not_in: null', 'Non-list value passed to `_not_in` filter'],
    ['people_gt: null', 'unsupported filter `gt` for value `null`'],
    ['name_contains: null', 'unsupported filter `contains` for value `null`'],
    ['people_gt: "many"', 'Invalid value for BigInt'],
    ['area: "1,5"', 'Invalid value for BigDecimal'],
    ['area: 1e999', 'Invalid value for BigDecimal'],
    ['code: "0xabc"', 'Invalid value for Bytes'],
    ['name_in: ["a", null]', 'Expected value of type "String!"'],
    ['name_like: "a"', 'not defined by type "City_filter"'],
    ['isPort_gt: true', 'not defined by type "City_filter"'],
    ['size_gt: Large', 'not defined by type "City_filter"'],
    ['id_contains: "a"', 'not defined by type "City_filter"'],
    ['code_starts_with: "0x10"', 'not defined by type "City_filter"'],
    ['codes_contains_nocase: ["0x10"]', 'not defined by type "City_filter"'],
    ['mayor: "m"', 'not defined by type "City_filter"'],
  ])('are refused: %s', async (where, message) => {
    expect(await cityError(`{ cities(where: { ${where} }) { id } }`)).toContain(message)
  })

  it('are refused too where a variable or a nested list holds them', async () => {
    const where = { name: 'Alba', or: [{ isPort: true }] }
    expect(await cityError('query ($where: City_filter) { cities(where: $where) { id } }', { where })).toContain(
      'Cannot mix column filters',
    )
    expect(await cityError('{ countries { cities(where: { name_gt: null }) { id } } }')).toContain('unsupported filter')
  })
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localeCodes, mergeLocale, textSets, textsHash, withoutPlural } from '../../scripts/vite/localeFiles'
import { languages } from '../../src/config/languages'

const root = fileURLToPath(new URL('../../locales/', import.meta.url))
const english = mergeLocale(root, 'en-US')

const placeholders = (text: string) => [...new Set(text.match(/%[A-Za-z]\w*%/g))].sort().join()

function folderWith(files: Record<string, unknown>, code = 'en-US', folder = mkdtempSync(join(tmpdir(), 'locales-'))) {
  for (const [name, texts] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, code, name)), { recursive: true })
    writeFileSync(join(folder, code, name), JSON.stringify(texts))
  }
  return folder
}

describe('locales', () => {
  it('has English texts', () => {
    expect(Object.keys(english).length).toBeGreaterThan(0)
  })

  it.each(localeCodes(root))('%s has no keys that English lacks', (code) => {
    const known = new Set(Object.keys(english).map(withoutPlural))
    const unknown = Object.keys(mergeLocale(root, code)).filter((key) => !known.has(withoutPlural(key)))
    expect(unknown).toEqual([])
  })

  it.each(localeCodes(root))('%s has the same placeholders as English', (code) => {
    const placeholdersByKey = new Map(
      Object.entries(english).map(([key, text]) => [withoutPlural(key), placeholders(text)]),
    )
    const different = Object.entries(mergeLocale(root, code)).filter(
      // Forms for zero, one or two may spell the number.
      ([key, text]) =>
        !/_(zero|one|two)$/.test(key) && placeholders(text) !== placeholdersByKey.get(withoutPlural(key)),
    )
    expect(different).toEqual([])
  })

  it('are all in the list of languages', () => {
    const listed = languages.map(({ code }) => code)
    expect(listed).toHaveLength(27)
    expect(new Set(listed).size).toBe(27)
    expect(localeCodes(root).filter((code) => !listed.includes(code))).toEqual([])
  })

  it('rejects a key that exists in two files', () => {
    const folder = folderWith({ 'a.json': { same: 'x' }, 'b.json': { same: 'y' } })
    expect(() => mergeLocale(folder, 'en-US')).toThrow('locales/en-US/b.json: same exists in another file too')
  })

  it('rejects a value that is not a string', () => {
    expect(() => mergeLocale(folderWith({ 'a.json': { nested: { x: 'y' } } }), 'en-US')).toThrow('nested is not a text')
  })
})

describe('text sets', () => {
  const folder = folderWith({
    'common/a.json': { 'a.x': 'x' },
    'common/b.json': { 'b.y': 'y' },
    'farm.json': {
      'farm.lead': 'Farms',
      'farm.tx.stake': 'Stake',
      'farm.day_one': '%count% day',
      'farm.day_other': '%count% days',
    },
  })
  folderWith(
    { 'common/a.json': { 'a.x': 'es-x' }, 'farm.json': { 'farm.day_one': 'es-one', 'farm.day_other': 'es-days' } },
    'es-ES',
    folder,
  )
  folderWith({ 'farm.json': { 'farm.lead': 'ar-farms' } }, 'ar-SA', folder)

  it('are one per file, plus the common folder with the transaction texts', () => {
    expect(textSets(folder, 'en-US', 'en-US')).toEqual({
      common: { 'a.x': 'x', 'b.y': 'y', 'farm.tx.stake': 'Stake' },
      farm: { 'farm.lead': 'Farms', 'farm.day_one': '%count% day', 'farm.day_other': '%count% days' },
    })
  })

  it('are complete in every language', () => {
    expect(textSets(folder, 'es-ES', 'en-US')).toEqual({
      common: { 'a.x': 'es-x', 'b.y': 'y', 'farm.tx.stake': 'Stake' },
      farm: { 'farm.lead': 'Farms', 'farm.day_one': 'es-one', 'farm.day_other': 'es-days' },
    })
  })

  it('fall back to English in every plural form of the language', () => {
    const { farm } = textSets(folder, 'ar-SA', 'en-US')
    expect(farm).toEqual({
      'farm.lead': 'ar-farms',
      'farm.day_zero': '%count% days',
      'farm.day_one': '%count% day',
      'farm.day_two': '%count% days',
      'farm.day_few': '%count% days',
      'farm.day_many': '%count% days',
      'farm.day_other': '%count% days',
    })
  })

  it('change their hash with any text', () => {
    const hashOf = (text: string) => textsHash({ common: { a: text } })
    expect(hashOf('a')).toMatch(/^[0-9a-f]{8}$/)
    expect(hashOf('a')).not.toBe(hashOf('b'))
  })
})

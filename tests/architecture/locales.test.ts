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

  it.each(localeCodes(root))('%s has no text that English has not', (code) => {
    const known = new Set(Object.keys(english).map(withoutPlural))
    const unknown = Object.keys(mergeLocale(root, code)).filter((key) => !known.has(withoutPlural(key)))
    expect(unknown).toEqual([])
  })

  it.each(localeCodes(root))('%s has the placeholders that English has', (code) => {
    const placeholdersByKey = new Map(
      Object.entries(english).map(([key, text]) => [withoutPlural(key), placeholders(text)]),
    )
    const different = Object.entries(mergeLocale(root, code)).filter(
      // A form for one or two may say the number in words.
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

  it('refuses a key that stands in two files', () => {
    const folder = folderWith({ 'a.json': { same: 'x' }, 'b.json': { same: 'y' } })
    expect(() => mergeLocale(folder, 'en-US')).toThrow('locales/en-US/b.json: same exists in another file too')
  })

  it('refuses a text that is no text', () => {
    expect(() => mergeLocale(folderWith({ 'a.json': { nested: { x: 'y' } } }), 'en-US')).toThrow('nested is not a text')
  })
})

describe('the sets of texts', () => {
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

  it('are one for each file and one for the common folder, which has what tells of transactions too', () => {
    expect(textSets(folder, 'en-US', 'en-US')).toEqual({
      common: { 'a.x': 'x', 'b.y': 'y', 'farm.tx.stake': 'Stake' },
      farm: { 'farm.lead': 'Farms', 'farm.day_one': '%count% day', 'farm.day_other': '%count% days' },
    })
  })

  it('lack nothing in another language', () => {
    expect(textSets(folder, 'es-ES', 'en-US')).toEqual({
      common: { 'a.x': 'es-x', 'b.y': 'y', 'farm.tx.stake': 'Stake' },
      farm: { 'farm.lead': 'Farms', 'farm.day_one': 'es-one', 'farm.day_other': 'es-days' },
    })
  })

  it('have an English text in each plural form of a language that lacks it', () => {
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

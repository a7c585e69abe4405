import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localeCodes, mergeLocale, textSets, textsHash, withoutPlural } from '../../scripts/vite/localeFiles'
import { languages } from '../../src/config/languages'

const root = fileURLToPath(new URL('../../locales/', import.meta.url))
const english = mergeLocale(root, 'en-US')

const translated = localeCodes(root).filter((code) => code !== 'en-US')
const readRecord = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
/** By language: keys of texts that are rightly as in English, such as names and terms that its users leave in English. */
const sameAsEnglish = readRecord('sameAsEnglish.json') as Record<string, readonly string[]>
/** By English term: its translations. */
const glossary = readRecord('glossary.json') as Record<string, Record<string, string>>

/** The keys that a language needs: plural texts in each of its forms, and for zero where English has one of its own. */
function neededKeys(code: string): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const needed = Object.keys(english).flatMap((key) => {
    const base = withoutPlural(key)
    return key.endsWith('_other') ? forms.map((form) => `${base}_${form}`) : key.endsWith('_one') ? [] : [key]
  })
  return [...new Set(needed)]
}

/** Words of a text, without what is filled in. */
const words = (text: string) => text.replaceAll(/%[A-Za-z]\w*%/g, '')
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/
/** Counts that tell which numbers a plural form is for. */
const NUMBERS = Array.from({ length: 200 }, (_, index) => index + 1)
const HAS_WORD = /\p{L}{3}/u

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

  it.each(localeCodes(root))('%s has the same placeholders as English', (code) => {
    const placeholdersByKey = new Map(
      Object.entries(english).map(([key, text]) => [withoutPlural(key), placeholders(text)]),
    )
    const rules = new Intl.PluralRules(code)
    // The form of a single number may spell it; Russian "one" is also for 21.
    const ofOneNumber = (form: string) =>
      form === 'zero' || NUMBERS.filter((count) => rules.select(count) === form).length === 1
    const different = Object.entries(mergeLocale(root, code)).filter(
      ([key, text]) =>
        !ofOneNumber(PLURAL_FORM.exec(key)?.[1] ?? '') &&
        placeholders(text) !== placeholdersByKey.get(withoutPlural(key)),
    )
    expect(different).toEqual([])
  })

  it.each(translated)('%s has every text, in every plural form of the language', (code) => {
    const texts = mergeLocale(root, code)
    expect(Object.keys(texts).sort()).toEqual(neededKeys(code).sort())
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(translated)('%s has no English left', (code) => {
    const same = Object.entries(mergeLocale(root, code)).filter(
      ([key, text]) => HAS_WORD.test(words(text)) && text === (english[key] ?? english[`${withoutPlural(key)}_other`]),
    )
    expect([...new Set(same.map(([key]) => withoutPlural(key)))].sort()).toEqual(
      [...(sameAsEnglish[code] ?? [])].sort(),
    )
  })

  it.each(localeCodes(root))('%s has the space and the place of its per cent sign', (code) => {
    const percent = new Intl.NumberFormat(code, { style: 'percent', numberingSystem: 'latn' })
    // The Arabic texts have the sign of their figures.
    const number = percent.format(0.05).replace('٪', '%').replace('5', String.raw`\d`)
    // In brackets, it is the unit of a field.
    const known = new RegExp(String.raw`${number}|[(（]%[)）]`, 'g')
    const different = Object.entries(mergeLocale(root, code)).filter(([, text]) =>
      text
        .replaceAll(/%[A-Za-z]\w*%/g, '5')
        .replaceAll(known, '')
        .includes('%'),
    )
    expect(different).toEqual([])
  })

  it('has a term for each word of the glossary', () => {
    expect(Object.keys(glossary).length).toBeGreaterThanOrEqual(60)
    for (const [term, terms] of Object.entries(glossary)) {
      expect(Object.keys(terms).sort(), term).toEqual(translated)
      expect(Object.values(terms).filter((each) => each.trim() === '')).toEqual([])
    }
  })

  it('are those of the list of languages', () => {
    const listed = languages.map(({ code }) => code)
    expect(listed).toHaveLength(27)
    expect(new Set(listed).size).toBe(27)
    expect([...localeCodes(root)].sort()).toEqual([...listed].sort())
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

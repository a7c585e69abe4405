import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localeCodes, mergeLocale } from '../../scripts/vite/localeFiles'
import { languages } from '../../src/config/languages'

const root = fileURLToPath(new URL('../../locales/', import.meta.url))
const english = mergeLocale(root, 'en-US')

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const placeholders = (text: string) => [...new Set(text.match(/%[A-Za-z]\w*%/g))].sort().join()

function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(folder, 'en-US'))
  for (const [name, texts] of Object.entries(files)) writeFileSync(join(folder, 'en-US', name), JSON.stringify(texts))
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
    expect(() => mergeLocale(folder, 'en-US')).toThrow('locales/en-US/b.json: same stands in another file too')
  })

  it('refuses a text that is no text', () => {
    expect(() => mergeLocale(folderWith({ 'a.json': { nested: { x: 'y' } } }), 'en-US')).toThrow('nested is not a text')
  })
})

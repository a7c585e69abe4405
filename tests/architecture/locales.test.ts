import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localeCodes, mergeLocale } from '../../scripts/vite/localeFiles'

const root = fileURLToPath(new URL('../../locales/', import.meta.url))
const english = mergeLocale(root, 'en-US')

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
    const unknown = Object.keys(mergeLocale(root, code)).filter((key) => !(key in english))
    expect(unknown).toEqual([])
  })

  it('refuses a key that stands in two files', () => {
    const folder = folderWith({ 'a.json': { same: 'x' }, 'b.json': { same: 'y' } })
    expect(() => mergeLocale(folder, 'en-US')).toThrow('locales/en-US/b.json: same stands in another file too')
  })

  it('refuses a text that is no text', () => {
    expect(() => mergeLocale(folderWith({ 'a.json': { nested: { x: 'y' } } }), 'en-US')).toThrow('nested is not a text')
  })
})

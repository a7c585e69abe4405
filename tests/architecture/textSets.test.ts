import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { COMMON_SET, textSets, withoutPlural } from '../../scripts/vite/localeFiles'
import { FIRST_SETS } from '../../scripts/vite/locales'
import { generateTextSets } from '../../scripts/vite/textKeys'
import { DEFAULT_LOCALE } from '../../src/config/defaultLocale'
import { findMissingTexts, readModules, type Sets } from './support/textUse'

const LOCALES = fileURLToPath(new URL('../../locales/', import.meta.url))
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url))
const START = join(SOURCE, 'app/start.tsx')

const english: Sets = Object.fromEntries(
  Object.entries(textSets(LOCALES, DEFAULT_LOCALE, DEFAULT_LOCALE)).map(([set, texts]) => [
    set,
    new Set(Object.keys(texts).map(withoutPlural)),
  ]),
)
const modules = readModules(SOURCE, START)

describe('texts of a part of the app', () => {
  it('are in the sets that load with it', () => {
    expect(findMissingTexts(modules, START, english)).toEqual([])
  })

  it('belong to existing sets', () => {
    const named = [...modules.values()].flatMap(({ fetched }) => fetched.flatMap(({ sets }) => sets))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((set) => !(set in english))).toEqual([])
  })

  it('leave no set unused', () => {
    const named = new Set([...modules.values()].flatMap(({ fetched }) => fetched.flatMap(({ sets }) => sets)))
    expect(Object.keys(english).filter((set) => set !== COMMON_SET && !named.has(set))).toEqual([])
  })

  it('are in the common set if they describe a transaction', () => {
    const said = [...modules].flatMap(([file, { ofTransactions }]) =>
      ofTransactions.map(({ text, line }) => ({ text, where: `${file}:${line}` })),
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(({ text }) => !english[COMMON_SET]?.has(text))).toEqual([])
  })

  it('are preloaded by the page on the most common routes', () => {
    const routesOf = (feature: string) => readModules(SOURCE, join(SOURCE, `features/${feature}/routes.tsx`))
    for (const [feature, path] of [
      ['home', '/'],
      ['earn', '/earn'],
    ] as const) {
      const sets = routesOf(feature).get(join(SOURCE, `features/${feature}/routes.tsx`))?.fetched[0]?.sets
      expect(FIRST_SETS[path]).toEqual(sets)
    }
  })
})

describe('text types', () => {
  it('match the files', () => {
    const file = readFileSync(join(SOURCE, 'i18n/generated/textSets.ts'), 'utf8')
    expect(file).toBe(generateTextSets(LOCALES, DEFAULT_LOCALE))
  })
})

describe('a text that is not loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function findIn(files: Record<string, string>): string[] {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const sets: Sets = {
      common: new Set(['common.a']),
      earn: new Set(['earn.a', 'earn.b.c']),
      swap: new Set(['swap.a']),
    }
    const start = join(folder, 'start.tsx')
    return findMissingTexts(readModules(folder, start), start, sets).map((found) => found.replace(`${folder}/`, ''))
  }
  const page = (sets: string) => `const page = lazyPage(() => import('./EarnPage'), ${sets}); t('common.a')`

  it('is reported on a page that does not declare its set', () => {
    expect(findIn({ 'start.tsx': page('[]'), 'EarnPage.tsx': "t('earn.a')" })).toEqual([
      "EarnPage.tsx:1 shows 'earn.a' of earn, fetched with common",
    ])
    expect(findIn({ 'start.tsx': page("['earn']") })).toEqual([])
  })

  it('is reported in imports of the page, in templates, and in lazy parts', () => {
    const files = {
      'start.tsx': page("['swap']"),
      'EarnPage.tsx': "import { b } from '@/model/b'\nimport type { C } from './C'\nlazy(() => import('./Later'))",
      'model/b.ts': 'export const b = t(`earn.b.${x}`)',
      'C.ts': "export type C = 'x'\nt('earn.a')",
      'Later.tsx': "t('swap.a')\nt('earn.a')",
    }
    expect(findIn(files)).toEqual([
      "Later.tsx:2 shows 'earn.a' of earn, fetched with common, swap",
      "model/b.ts:1 shows 'earn.b.' of earn, fetched with common, swap",
    ])
  })

  it('is not reported in a part that loads the set', () => {
    const files = {
      'start.tsx': page("['swap']"),
      'EarnPage.tsx': "const Part = lazyPart(async () => (await import('./Later')).Later, ['earn'])",
      'Later.tsx': "t('swap.a')\nt('earn.a')",
    }
    expect(findIn(files)).toEqual([])
  })
})

// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const hashes = { 'en-US': '1', 'es-ES': '1', 'ar-SA': '1', 'pt-BR': '1' }
const script = readFileSync(join(process.cwd(), 'src/app/firstTexts.js'), 'utf8')
const FIRST_SETS = { '/': ['home'], '/earn': ['earn'] }

function open(path: string, base = '/') {
  window.history.replaceState(null, '', path)
  const settings = JSON.stringify({
    base,
    hashes,
    rightToLeft: ['ar-SA'],
    common: 'common',
    firstSets: FIRST_SETS,
  })
  runInThisContext(script.replace("'%FIRST_TEXTS%'", () => JSON.stringify(settings)))
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
}

beforeEach(() => document.head.replaceChildren())
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('initial language', () => {
  it.each([
    ['the stored choice', '"es-ES"', ['ar-SA'], 'es-ES'],
    ['the first system language that is offered', null, ['xx-XX', 'ar-SA', 'es-ES'], 'ar-SA'],
    ['the same language of another country', null, ['pt-PT'], 'pt-BR'],
    ['a language without a country', null, ['es'], 'es-ES'],
    ['the exact tag in any letter case', null, ['ES-es'], 'es-ES'],
    ['English where nothing fits', null, ['xx-XX'], 'en-US'],
    ['English where the system says nothing', null, [], 'en-US'],
    ['the system language where the stored one is gone', '"kl-IN"', ['es-MX'], 'es-ES'],
    ['the system language where nonsense is stored', '{"not', ['es-MX'], 'es-ES'],
    ['the system language where something else is stored', '7', ['es-MX'], 'es-ES'],
  ])('is %s', (_what, stored, system, expected) => {
    if (stored !== null) localStorage.setItem('language', stored)
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(system)
    open('/earn')
    expect(document.documentElement.lang).toBe(expected)
    expect(document.documentElement.dir).toBe(expected === 'ar-SA' ? 'rtl' : 'ltr')
  })
})

describe('preloaded texts', () => {
  it('leave the hashes of all languages to the code', () => {
    open('/')
    expect(globalThis.textHashes).toEqual(hashes)
  })

  it.each([
    ['/', '/', ['common', 'home']],
    ['/earn', '/', ['common', 'earn']],
    ['/swap', '/', ['common']],
    ['/folder/earn', '/folder/', ['common', 'earn']],
    ['/any/#/earn?x=1', './', ['common', 'earn']],
  ])('on %s of a site in %s', (path, base, sets) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es'])
    expect(open(path, base)).toEqual(sets.map((set) => `${base}assets/texts/es-ES-1/${set}.json`))
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createTranslator } from './translator'

const english = {
  hello: 'Hello %name%',
  brand: 'Buy %token% from %product%',
  percent: 'From 5% to 10% or %rate%% of %name%',
  tree_one: '%count% tree',
  tree_other: '%count% trees',
  'dotted.key:with colon': 'as it is',
  nested: '$t(hello)',
}

function translatorOf(locale: string, texts: Record<string, string>) {
  const translator = createTranslator(locale)
  translator.add(texts)
  return translator.translate
}

describe('createTranslator', () => {
  const t = translatorOf('en-US', english)

  it('fills placeholders', () => {
    expect(t('hello', { name: 'you' })).toBe('Hello you')
  })

  it('fills in the brand', () => {
    expect(t('brand')).toBe('Buy DIAL from Sundial')
  })

  it('leaves other percent signs unchanged', () => {
    expect(t('percent', { rate: 7, name: 'it' })).toBe('From 5% to 10% or 7% of it')
  })

  it('leaves placeholders without a value visible', () => {
    expect(t('hello')).toBe('Hello %name%')
    expect(t('hello', { toString: 'x' })).toBe('Hello %name%')
  })

  it('inserts values without escaping', () => {
    expect(t('hello', { name: '<b>%token% $t(brand) $&</b>' })).toBe('Hello <b>%token% $t(brand) $&</b>')
    expect(t('nested')).toBe('$t(hello)')
  })

  it('selects the plural form', () => {
    expect(t('tree', { count: 1 })).toBe('1 tree')
    expect(t('tree', { count: 5 })).toBe('5 trees')
    const arabic = translatorOf('ar-SA', { tree_few: '%count% ar-few', tree_many: '%count% ar-many' })
    expect(arabic('tree', { count: 3 })).toBe('3 ar-few')
    expect(arabic('tree', { count: 11 })).toBe('11 ar-many')
  })

  it('does not split keys', () => {
    expect(t('dotted.key:with colon')).toBe('as it is')
  })

  it('uses texts added later', () => {
    const translator = createTranslator('es-ES')
    translator.add({ hello: 'Hola %name%' })
    translator.add({ more: 'Más' })
    expect(translator.translate('hello', { name: 'tú' })).toBe('Hola tú')
    expect(translator.translate('more')).toBe('Más')
  })

  it('returns and logs an unknown key', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('no.such.key')).toBe("Found unknown key 'no.such.key'")
    expect(logged).toHaveBeenCalledWith("Found unknown key 'no.such.key'")
    logged.mockRestore()
  })
})

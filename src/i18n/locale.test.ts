import { describe, expect, it } from 'vitest'
import { chooseLocale, directionOf } from './locale'

const offered = ['en-US', 'es-ES', 'ar-SA', 'pt-BR']

describe('chooseLocale', () => {
  it.each([
    ['the stored choice', 'es-ES', ['ar-SA'], 'es-ES'],
    ['the first system language that is offered', undefined, ['xx-XX', 'ar-SA', 'es-ES'], 'ar-SA'],
    ['the same language of another country', undefined, ['pt-PT'], 'pt-BR'],
    ['a language without a country', undefined, ['es'], 'es-ES'],
    ['the exact tag in any letter case', undefined, ['ES-es'], 'es-ES'],
    ['English where nothing fits', undefined, ['xx-XX'], 'en-US'],
    ['English where the system says nothing', undefined, [], 'en-US'],
    ['the system language where the stored one is gone', 'kl-IN', ['es-MX'], 'es-ES'],
  ])('is %s', (_what, stored, system, expected) => {
    expect(chooseLocale(stored, system, offered)).toBe(expected)
  })
})

describe('directionOf', () => {
  it.each([
    ['ar-SA', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['en-US', 'ltr'],
    ['arn-CL', 'ltr'],
  ])('%s is %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { pageBuild, parseBuild } from './pageBuild'

describe('pageBuild', () => {
  afterEach(() => document.head.replaceChildren())

  it('is the id that the page carries', () => {
    expect(pageBuild()).toBeUndefined()
    document.head.innerHTML = '<meta name="build" content="0123456789ab">'
    expect(pageBuild()).toBe('0123456789ab')
  })

  it('is none where the element holds something else', () => {
    document.head.innerHTML = '<meta name="build" content="<b>">'
    expect(pageBuild()).toBeUndefined()
  })
})

describe('parseBuild', () => {
  it('reads the id', () => {
    expect(parseBuild({ build: '0123456789ab' })).toBe('0123456789ab')
  })

  it.each([
    undefined,
    null,
    'abc',
    [],
    {},
    { build: 7 },
    { build: '' },
    { build: '<script>' },
    { build: 'a'.repeat(65) },
  ])('takes %j for none', (raw) => {
    expect(parseBuild(raw)).toBeUndefined()
  })
})

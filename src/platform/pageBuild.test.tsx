import { afterEach, describe, expect, it } from 'vitest'
import { pageBuild, parseBuild } from './pageBuild'

describe('pageBuild', () => {
  afterEach(() => document.head.replaceChildren())

  it("returns the page's id", () => {
    expect(pageBuild()).toBeUndefined()
    document.head.innerHTML = '<meta name="build" content="0123456789ab">'
    expect(pageBuild()).toBe('0123456789ab')
  })

  it('is undefined if the element holds something else', () => {
    document.head.innerHTML = '<meta name="build" content="<b>">'
    expect(pageBuild()).toBeUndefined()
  })
})

describe('parseBuild', () => {
  it('parses the id', () => {
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
  ])('rejects %j', (raw) => {
    expect(parseBuild(raw)).toBeUndefined()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { fetchTexts, parseTexts } from './texts'

describe('parseTexts', () => {
  it('accepts a flat map of texts', () => {
    expect(parseTexts({ a: 'b' })).toEqual({ a: 'b' })
  })

  it.each([
    ['nothing', null],
    ['a list', ['a']],
    ['a page', '<html>'],
    ['nested texts', { a: { b: 'c' } }],
    ['a number', { a: 1 }],
    ['a text without end', { a: 'x'.repeat(4001) }],
    ['keys without end', Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`k${index}`, 'x']))],
  ])('rejects %s', (_what, raw) => {
    expect(() => parseTexts(raw)).toThrow()
  })
})

describe('fetchTexts', () => {
  it('rejects if the file is missing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Not found', { status: 404 }))
    await expect(fetchTexts('assets/texts/es-ES-1/', 'earn')).rejects.toThrow('404')
    expect(fetched).toHaveBeenCalledWith('/assets/texts/es-ES-1/earn.json')
    fetched.mockRestore()
  })
})

import { describe, expect, it } from 'vitest'
import { pseudoSets, pseudoText } from './pseudoLocale.ts'

describe('pseudoText', () => {
  it('accents and brackets a text, makes it a third longer, and keeps its placeholders', () => {
    expect(pseudoText('Withdraw %amount% of all')).toBe('[Ŵîţĥđŕàŵ %amount% öf àļļ one two ]')
    expect(pseudoText('%name%')).toBe('[%name% on]')
  })

  it('is applied to every text of every set', () => {
    expect(pseudoSets({ common: { 'a.b': 'Close' }, earn: { 'earn.x_one': '%count% day' } })).toEqual({
      common: { 'a.b': '[Çļöšé on]' },
      earn: { 'earn.x_one': '[%count% đàý one ]' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { SEARCH, type SelectorAction, selectorView } from './selectorView'

const token = { address: `0x${'1'.repeat(40)}`, symbol: 'A', name: 'A', decimals: 18 } as const
const list = { url: 'https://lists.test/a', name: 'A', version: '1.0.0', tokenCount: 1 }
const after = (...acts: readonly SelectorAction[]) => acts.reduce(selectorView, SEARCH)
const back: SelectorAction = { type: 'wentBack' }

describe('the views of the selector', () => {
  it('lead from the search to all others, and back to it', () => {
    expect(after({ type: 'managed' })).toEqual({ name: 'manage', tab: 'lists' })
    expect(after({ type: 'managed' }, back)).toEqual(SEARCH)
    expect(after({ type: 'managed' }, { type: 'tabChosen', tab: 'tokens' }, back)).toEqual(SEARCH)
    expect(after({ type: 'tokenFound', token })).toMatchObject({ name: 'importToken', token })
  })

  it('lead back from a token to where it was found', () => {
    expect(after({ type: 'tokenFound', token }, back)).toEqual(SEARCH)
    expect(
      after({ type: 'managed' }, { type: 'tabChosen', tab: 'tokens' }, { type: 'tokenFound', token }, back),
    ).toEqual({ name: 'manage', tab: 'tokens' })
  })

  it('lead from a list to all lists, imported or not', () => {
    expect(after({ type: 'managed' }, { type: 'listFound', list })).toEqual({ name: 'importList', list })
    for (const act of [back, { type: 'listImported' } as const])
      expect(after({ type: 'managed' }, { type: 'listFound', list }, act)).toEqual({ name: 'manage', tab: 'lists' })
  })
})

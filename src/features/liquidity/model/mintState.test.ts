import { describe, expect, it } from 'vitest'
import { initialMintState, type MintAction, type MintState, mintReducer, typedIn } from './mintState'

const run = (actions: readonly MintAction[], from: MintState = initialMintState) => actions.reduce(mintReducer, from)
const typed = (field: 'A' | 'B', text: string, isFirst = false, shown = ''): MintAction => ({
  type: 'typed',
  field,
  text,
  shown,
  isFirst,
})

describe('what was typed', () => {
  it.each<[string, readonly MintAction[], MintState]>([
    [
      'makes its field the independent one',
      [typed('A', '1'), typed('B', '2')],
      { independentField: 'B', typedValue: '2', otherTypedValue: '' },
    ],
    ['takes a comma for a dot', [typed('A', '1,5')], { independentField: 'A', typedValue: '1.5', otherTypedValue: '' }],
    [
      'stays where it would be no amount',
      [typed('A', '1', false, '1'), typed('A', '1x', false, '1')],
      { independentField: 'A', typedValue: '1', otherTypedValue: '' },
    ],
    [
      'goes on from what the field showed',
      [typed('A', '1'), typed('B', '3.0x', false, '3.0')],
      { independentField: 'B', typedValue: '3.0', otherTypedValue: '' },
    ],
    [
      'keeps the other field for the first provider',
      [typed('A', '1', true), typed('B', '2', true)],
      { independentField: 'B', typedValue: '2', otherTypedValue: '1' },
    ],
    [
      'keeps both for the first provider, whichever changes',
      [typed('A', '1', true), typed('B', '2', true), typed('A', '5', true)],
      { independentField: 'A', typedValue: '5', otherTypedValue: '2' },
    ],
    [
      'is filled with every digit',
      [{ type: 'filled', field: 'B', text: '0.000000000000000001', isFirst: false }],
      { independentField: 'B', typedValue: '0.000000000000000001', otherTypedValue: '' },
    ],
    [
      'goes with the currencies that change places',
      [typed('A', '1', true), typed('B', '2', true), { type: 'switched' }],
      { independentField: 'A', typedValue: '2', otherTypedValue: '1' },
    ],
  ])('%s', (_, actions, state) => {
    expect(run(actions)).toEqual(state)
  })

  it('is emptied when it was sent, unless something else was typed since', () => {
    const state = run([typed('A', '1')])
    expect(run([{ type: 'sent', state }], state)).toEqual(initialMintState)
    const other = run([typed('A', '7')])
    expect(run([{ type: 'sent', state }], other)).toBe(other)
  })

  it('comes back where the transaction fails, unless something else was typed since', () => {
    const state = run([typed('B', '1')])
    expect(run([{ type: 'reverted', state }])).toBe(state)
    const other = run([typed('A', '7')])
    expect(run([{ type: 'reverted', state }], other)).toBe(other)
  })

  it('is known by its field', () => {
    const state: MintState = { independentField: 'B', typedValue: '2', otherTypedValue: '1' }
    expect([typedIn(state, 'A'), typedIn(state, 'B')]).toEqual(['1', '2'])
  })
})

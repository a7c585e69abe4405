import { describe, expect, it } from 'vitest'
import { type AmountFieldAction, type AmountFieldState, emptyAmount, reduceAmountField, typedIn } from './amountField'

type Side = 'A' | 'B'
const initial = emptyAmount<Side>('A')
const run = (actions: readonly AmountFieldAction<Side>[], from = initial) =>
  actions.reduce((state, action) => reduceAmountField(initial, state, action), from)
const typed = (field: Side, text: string, keepsOther = false): AmountFieldAction<Side> => ({
  type: 'typed',
  field,
  text,
  keepsOther,
})
const A1: AmountFieldState<Side> = { independentField: 'A', typedValue: '1', otherTypedValue: '' }

describe('reduceAmountField', () => {
  it.each<[string, readonly AmountFieldAction<Side>[], AmountFieldState<Side>]>([
    ['takes a comma as a dot', [typed('A', '1,5')], { ...A1, typedValue: '1.5' }],
    ['takes 79 characters', [typed('A', '9'.repeat(79))], { ...A1, typedValue: '9'.repeat(79) }],
    ['takes no more than 79', [typed('A', '1'), typed('A', '9'.repeat(80))], A1],
    ['ignores a second dot', [typed('A', '1'), typed('A', '1..')], A1],
    ['ignores letters, in the other field too', [typed('A', '1'), typed('A', '1x'), typed('B', '3x')], A1],
    [
      'takes digits only of a whole number',
      [typed('A', '1'), { type: 'typed', field: 'A', text: '1.', isWhole: true }],
      { ...A1, refusal: 'fraction' },
    ],
    [
      'never joins the digits of a fraction to a whole number',
      ['5', '5.', '55'].map((text) => ({ type: 'typed', field: 'A', text, isWhole: true })),
      { ...A1, typedValue: '5', refusal: 'fraction' },
    ],
    [
      'forgets what was refused once it is filled',
      [
        { type: 'typed', field: 'A', text: '5.5', isWhole: true },
        { type: 'filled', field: 'A', text: '1' },
      ],
      A1,
    ],
    ['takes an emptied field', [typed('A', '1'), typed('B', '')], emptyAmount('B')],
    [
      'makes the field that is typed in the independent one',
      [typed('A', '1'), typed('B', '2')],
      { independentField: 'B', typedValue: '2', otherTypedValue: '' },
    ],
    [
      'keeps the other field where neither follows',
      [typed('A', '1', true), typed('B', '2', true), typed('A', '5', true)],
      { independentField: 'A', typedValue: '5', otherTypedValue: '2' },
    ],
    [
      'is filled with every digit',
      [{ type: 'filled', field: 'B', text: '0.000000000000000001' }],
      { independentField: 'B', typedValue: '0.000000000000000001', otherTypedValue: '' },
    ],
    [
      'moves with the currencies',
      [typed('A', '1', true), typed('B', '2', true), { type: 'moved', field: 'A' }],
      { independentField: 'A', typedValue: '2', otherTypedValue: '1' },
    ],
    ['is what a link says', [typed('B', '7'), { type: 'replaced', state: A1 }], A1],
  ])('%s', (_what, actions, state) => {
    expect(run(actions)).toEqual(state)
  })

  it('is reset by the transaction that took it, unless something else was typed since', () => {
    const other = run([typed('A', '7')])
    expect(run([{ type: 'sent', state: A1 }], A1)).toBe(initial)
    expect(run([{ type: 'sent', state: A1 }], other)).toBe(other)
  })

  it('is restored by a revert, unless something else was typed since', () => {
    const other = run([typed('B', '7')])
    expect(run([{ type: 'reverted', state: A1 }])).toBe(A1)
    expect(run([{ type: 'reverted', state: A1 }], other)).toBe(other)
    expect(
      run([
        { type: 'moved', field: 'B' },
        { type: 'reverted', state: A1 },
      ]),
    ).toBe(A1)
  })

  it('knows what was typed into each field', () => {
    const state: AmountFieldState<Side> = { independentField: 'B', typedValue: '2', otherTypedValue: '1' }
    expect([typedIn(state, 'A'), typedIn(state, 'B')]).toEqual(['1', '2'])
  })
})

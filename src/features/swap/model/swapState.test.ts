import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { reduceSwap, type SwapAction, type SwapState } from './swapState'

const A: Address = `0x${'aA'.repeat(20)}`
const B: Address = `0x${'bb'.repeat(20)}`
const C: Address = `0x${'cc'.repeat(20)}`
const start: SwapState = { input: A, output: B, independentField: 'input', typed: '1.5', recipient: undefined }

describe('reduceSwap', () => {
  it.each<[string, SwapAction, Partial<SwapState>]>([
    ['takes what is typed', { type: 'typed', field: 'input', text: '2' }, { typed: '2' }],
    ['takes a comma as a dot', { type: 'typed', field: 'input', text: '2,5' }, { typed: '2.5' }],
    [
      'makes the field that is typed in the independent one',
      { type: 'typed', field: 'output', text: '7' },
      { typed: '7', independentField: 'output' },
    ],
    ['keeps what was typed where letters come', { type: 'typed', field: 'input', text: '1.5e' }, { typed: '1.5' }],
    [
      'keeps what was typed where a second dot comes',
      { type: 'typed', field: 'input', text: '1.5.' },
      { typed: '1.5' },
    ],
    ['takes 79 characters', { type: 'typed', field: 'input', text: '9'.repeat(79) }, { typed: '9'.repeat(79) }],
    ['takes no more than 79', { type: 'typed', field: 'input', text: '9'.repeat(80) }, { typed: '1.5' }],
    [
      'keeps the amount and its field where the other field is given letters',
      { type: 'typed', field: 'output', text: '3x' },
      {},
    ],
    ['takes an emptied field', { type: 'typed', field: 'output', text: '' }, { typed: '', independentField: 'output' }],
    ['chooses a currency', { type: 'chosen', field: 'output', id: C }, { output: C }],
    ['chooses the native coin', { type: 'chosen', field: 'input', id: 'native' }, { input: 'native' }],
    [
      'switches where the other side is chosen',
      { type: 'chosen', field: 'input', id: B },
      { input: B, output: A, independentField: 'output' },
    ],
    [
      'knows the other side in any letter case',
      { type: 'chosen', field: 'output', id: A.toLowerCase() as Address },
      { input: B, output: A, independentField: 'output' },
    ],
    [
      'switches, each amount with its currency',
      { type: 'switched' },
      { input: B, output: A, independentField: 'output' },
    ],
    ['takes a recipient', { type: 'recipientTyped', text: ` ${C} ` }, { recipient: C }],
    ['takes an empty recipient, which is none yet', { type: 'recipientTyped', text: '' }, { recipient: '' }],
    ['takes no endless recipient', { type: 'recipientTyped', text: 'x'.repeat(5000) }, { recipient: 'x'.repeat(80) }],
    ['removes the recipient', { type: 'recipientRemoved' }, { recipient: undefined }],
    ['empties the amount that was sent', { type: 'sent', text: '1.5' }, { typed: '' }],
    ['keeps what was typed since it was sent', { type: 'sent', text: '1' }, { typed: '1.5' }],
    ['keeps what was typed before it failed', { type: 'reverted', field: 'output', text: '1' }, {}],
  ])('%s', (_what, action, changed) => {
    expect(reduceSwap(start, action)).toEqual({ ...start, ...changed })
  })

  it('switches twice to where it was', () => {
    expect(reduceSwap(reduceSwap(start, { type: 'switched' }), { type: 'switched' })).toEqual(start)
  })

  it('switches with one side empty', () => {
    const state = reduceSwap({ ...start, output: undefined }, { type: 'switched' })
    expect(state).toMatchObject({ input: undefined, output: A, independentField: 'output' })
  })

  it('gives the amount back to its field where the transaction failed', () => {
    const state = reduceSwap({ ...start, typed: '' }, { type: 'reverted', field: 'output', text: '7' })
    expect(state).toEqual({ ...start, typed: '7', independentField: 'output' })
  })

  it('becomes what another address says', () => {
    const state: SwapState = { input: 'native', output: undefined, independentField: 'output', typed: '', recipient: C }
    expect(reduceSwap(start, { type: 'arrived', state })).toBe(state)
  })
})

import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { isSwitching, reduceSwap, type SwapAction, type SwapChoice } from './swapState'

const A: Address = `0x${'aA'.repeat(20)}`
const B: Address = `0x${'bb'.repeat(20)}`
const C: Address = `0x${'cc'.repeat(20)}`
const start: SwapChoice = { input: A, output: B, recipient: undefined }

describe('reduceSwap', () => {
  it.each<[string, SwapAction, Partial<SwapChoice>]>([
    ['chooses a currency', { type: 'chosen', field: 'output', id: C }, { output: C }],
    ['chooses the native coin', { type: 'chosen', field: 'input', id: 'native' }, { input: 'native' }],
    ['switches where the other side is chosen', { type: 'chosen', field: 'input', id: B }, { input: B, output: A }],
    [
      'knows the other side in any letter case',
      { type: 'chosen', field: 'output', id: A.toLowerCase() as Address },
      { input: B, output: A },
    ],
    ['switches, each amount with its currency', { type: 'switched' }, { input: B, output: A }],
    ['takes a recipient', { type: 'recipientTyped', text: ` ${C} ` }, { recipient: C }],
    ['takes an empty recipient, which is none yet', { type: 'recipientTyped', text: '' }, { recipient: '' }],
    ['takes no endless recipient', { type: 'recipientTyped', text: 'x'.repeat(5000) }, { recipient: 'x'.repeat(80) }],
    ['removes the recipient', { type: 'recipientRemoved' }, { recipient: undefined }],
  ])('%s', (_what, action, changed) => {
    expect(reduceSwap(start, action)).toEqual({ ...start, ...changed })
  })

  it('switches twice to where it was', () => {
    expect(reduceSwap(reduceSwap(start, { type: 'switched' }), { type: 'switched' })).toEqual(start)
  })

  it('switches with one side empty', () => {
    const state = reduceSwap({ ...start, output: undefined }, { type: 'switched' })
    expect(state).toMatchObject({ input: undefined, output: A })
  })

  it('becomes what another address says', () => {
    const choice: SwapChoice = { input: 'native', output: undefined, recipient: C }
    expect(reduceSwap(start, { type: 'arrived', choice })).toBe(choice)
  })

  it('tells when each amount has to follow its currency', () => {
    expect(isSwitching(start, { type: 'switched' })).toBe(true)
    expect(isSwitching(start, { type: 'chosen', field: 'input', id: B })).toBe(true)
    expect(isSwitching(start, { type: 'chosen', field: 'input', id: C })).toBe(false)
    expect(isSwitching(start, { type: 'recipientRemoved' })).toBe(false)
  })
})

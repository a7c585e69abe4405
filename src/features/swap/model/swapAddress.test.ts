import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { readSwapAddress, writeSwapAddress } from './swapAddress'
import type { SwapState } from './swapState'

const A: Address = `0x${'aA'.repeat(20)}`
const B: Address = `0x${'bb'.repeat(20)}`
const nothing: SwapState = {
  input: 'native',
  output: undefined,
  independentField: 'input',
  typed: '',
  recipient: undefined,
}
const read = (text: string) => readSwapAddress(new URLSearchParams(text))

describe('readSwapAddress', () => {
  it.each<[string, string, Partial<SwapState>]>([
    ['nothing', '', {}],
    ['CRO in any letter case', 'inputCurrency=cRo', {}],
    ['two tokens', `inputCurrency=${A}&outputCurrency=${B}`, { input: A, output: B }],
    ['a token for CRO', `inputCurrency=${A}&outputCurrency=cro`, { input: A, output: 'native' }],
    ['only what is wanted', `outputCurrency=${B}`, { output: B }],
    ['CRO wanted, with nothing given', 'outputCurrency=CRO', { input: undefined, output: 'native' }],
    ['the same token twice', `inputCurrency=${A}&outputCurrency=${A.toLowerCase()}`, { input: A }],
    ['CRO twice', 'inputCurrency=CRO&outputCurrency=cro', {}],
    ['an amount', 'exactAmount=1.5', { typed: '1.5' }],
    ['an amount with a comma', 'exactAmount=1,5', { typed: '1.5' }],
    ['an amount to get', 'exactAmount=2&exactField=OUTPUT', { typed: '2', independentField: 'output' }],
    ['a field that there is not', 'exactField=both', {}],
    ['an amount in letters', 'exactAmount=1e18', {}],
    ['a negative amount', 'exactAmount=-1', {}],
    ['not a number', 'exactAmount=NaN', {}],
    ['an amount of 79 characters', `exactAmount=${'9'.repeat(79)}`, { typed: '9'.repeat(79) }],
    ['an endless amount', `exactAmount=${'9'.repeat(9000)}`, {}],
    ['a recipient', `recipient=${B}`, { recipient: B }],
    ['a recipient by name', 'recipient=Ada.cro', { recipient: 'Ada.cro' }],
    ['a recipient by a name that nobody can have here', 'recipient=ada.com', {}],
    ['a recipient that is none', 'recipient=somebody', {}],
    ['a list of currencies', `inputCurrency=${A}&inputCurrency=${B}`, {}],
    ['a list of amounts', 'exactAmount=1&exactAmount=2', {}],
    ['a list of recipients', `recipient=${A}&recipient=${B}`, {}],
    ['a list in brackets', `inputCurrency[]=${A}&exactAmount[0]=5`, {}],
    ['the zero address', `inputCurrency=0x${'0'.repeat(40)}`, {}],
    ['an address that is too short', `inputCurrency=${A.slice(0, -1)}`, {}],
    ['markup', 'inputCurrency=%3Cscript%3E&exactAmount=%3Cb%3E&recipient=javascript:alert(1)', {}],
    ['broken escapes', 'inputCurrency=%E0%A4%A&exactAmount=%ff', {}],
  ])('reads %s', (_what, text, said) => {
    expect(read(text)).toEqual({ ...nothing, ...said })
  })
})

describe('writeSwapAddress', () => {
  it.each<[string, Partial<SwapState>, string]>([
    ['what is chosen', { output: B }, `inputCurrency=CRO&outputCurrency=${B}`],
    [
      'an amount with its field',
      { typed: '1.', independentField: 'output' },
      'inputCurrency=CRO&exactAmount=1.&exactField=output',
    ],
    ['a recipient', { recipient: A }, `inputCurrency=CRO&recipient=${A}`],
    ['a recipient by name', { recipient: 'ada.cro' }, 'inputCurrency=CRO&recipient=ada.cro'],
    ['no recipient that is half typed', { recipient: '0x12' }, 'inputCurrency=CRO'],
  ])('writes %s, and reads it again', (_what, changed, text) => {
    const state = { ...nothing, ...changed }
    const written = writeSwapAddress(new URLSearchParams(), state)
    expect(written.toString()).toBe(text)
    expect(readSwapAddress(written)).toEqual({
      ...state,
      recipient: changed.recipient === '0x12' ? undefined : changed.recipient,
    })
  })

  it('keeps what else the address says, and takes away what is no more', () => {
    const params = new URLSearchParams(`ref=abc&outputCurrency=${B}&exactAmount=5&exactField=output&recipient=${A}`)
    expect(writeSwapAddress(params, nothing).toString()).toBe('ref=abc&inputCurrency=CRO')
  })
})

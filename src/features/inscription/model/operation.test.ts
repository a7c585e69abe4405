import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textToHex } from '@/lib/textHex'
import { operationText } from './operation'

/** Any code unit, lone surrogates included; cheaper to set up than fast-check's own. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

describe('operationText', () => {
  it('has the keys in their order', () => {
    expect(operationText({ op: 'mint', tick: 'cros', amt: '1000' })).toBe(
      'data:,{"p":"crc-20","op":"mint","tick":"cros","amt":"1000"}',
    )
    expect(operationText({ amt: '5', tick: 'cros', op: 'transfer' })).toBe(
      'data:,{"p":"crc-20","op":"transfer","tick":"cros","amt":"5"}',
    )
    expect(operationText({ op: 'deploy', lim: '1000', max: '21000000', tick: 'sun' })).toBe(
      'data:,{"p":"crc-20","op":"deploy","tick":"sun","max":"21000000","lim":"1000"}',
    )
  })

  it('writes whole numbers without leading zeros, and a zero as one', () => {
    expect(operationText({ op: 'mint', tick: '007', amt: '007' })).toBe(
      'data:,{"p":"crc-20","op":"mint","tick":"007","amt":"7"}',
    )
    expect(operationText({ op: 'deploy', tick: 'sun', max: '000', lim: '010' })).toContain('"max":"0","lim":"10"')
    expect(operationText({ op: 'mint', tick: 'sun', amt: '' })).toContain('"amt":""')
  })

  it('keeps any tick, JSON and half characters in it too, and always has bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: character }), fc.json(), fc.constant('\ud800"}')), (tick) => {
        const text = operationText({ op: 'mint', tick, amt: '1' })
        expect(JSON.parse(text.slice(6))).toEqual({ p: 'crc-20', op: 'mint', tick, amt: '1' })
        expect(textToHex(text)).toBeDefined()
      }),
    )
  })
})

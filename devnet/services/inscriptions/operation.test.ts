import { describe, expect, it } from 'vitest'
import { parseOperation } from './operation.ts'

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const inscription = (fields: object) => hex(`data:,${JSON.stringify(fields)}`)

describe('parseOperation', () => {
  it('parses the three operations', () => {
    expect(parseOperation(hex('data:,{"p":"crc-20","op":"mint","tick":"cros","amt":"1000"}'))).toEqual({
      op: 'mint',
      tick: 'cros',
      amt: 1000n,
    })
    expect(parseOperation(inscription({ p: 'crc-20', op: 'transfer', tick: '🌞', amt: '1' }))).toEqual({
      op: 'transfer',
      tick: '🌞',
      amt: 1n,
    })
    expect(
      parseOperation(inscription({ p: 'crc-20', op: 'deploy', tick: 'cros', max: '21000000', lim: '1000' })),
    ).toEqual({
      op: 'deploy',
      tick: 'cros',
      max: 21000000n,
      lim: 1000n,
    })
  })

  it('parses the largest amount and rejects anything above it', () => {
    const mint = (amt: string) => parseOperation(inscription({ p: 'crc-20', op: 'mint', tick: 'a', amt }))
    expect(mint((2n ** 256n - 1n).toString())).toBeDefined()
    expect(mint((2n ** 256n).toString())).toBeUndefined()
    expect(mint('9'.repeat(100))).toBeUndefined()
  })

  const mint = { p: 'crc-20', op: 'mint', tick: 'cros', amt: '1000' }
  const deploy = { p: 'crc-20', op: 'deploy', tick: 'cros', max: '100', lim: '10' }
  it.each([
    ['no data', '0x'],
    ['invalid UTF-8', '0xff'],
    ['another prefix', hex(JSON.stringify(mint))],
    ['a byte order mark', hex(`\uFEFFdata:,${JSON.stringify(mint)}`)],
    ['broken JSON', hex('data:,{"p":"crc-20"')],
    ['null', hex('data:,null')],
    ['a list', hex('data:,["crc-20"]')],
    ['another protocol', inscription({ ...mint, p: 'brc-20' })],
    ['another operation', inscription({ ...mint, op: 'list' })],
    ['no tick', inscription({ ...mint, tick: '' })],
    ['a tick that is a number', inscription({ ...mint, tick: 1 })],
    ['an amount that is a number', inscription({ ...mint, amt: 1000 })],
    ['zero', inscription({ ...mint, amt: '0' })],
    ['a negative amount', inscription({ ...mint, amt: '-1' })],
    ['a fraction', inscription({ ...mint, amt: '1.5' })],
    ['hexadecimal', inscription({ ...mint, amt: '0x10' })],
    ['a space', inscription({ ...mint, amt: ' 1' })],
    ['a deploy without a limit', inscription({ ...deploy, lim: undefined })],
    ['a limit above the maximum', inscription({ ...deploy, lim: '101' })],
  ])('ignores %s', (_name, input) => {
    expect(parseOperation(input)).toBeUndefined()
  })
})

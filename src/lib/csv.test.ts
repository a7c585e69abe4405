import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'

/** A strict RFC 4180 parser. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] !== '\r\n') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('toCsv', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['-2+3', `'-2+3`],
    ['-cmd', `'-cmd`],
    ['\tx', `'\tx`],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
    ['\r=1', `"'\r=1"`],
  ])('escapes %j', (text, written) => {
    expect(toCsv([[text]])).toBe(`${written}\r\n`)
  })

  it.each(['-1.5', '-0.000000000000000001', '12', '', 'CRO-USDC LP', 'a=b'])('leaves %j unchanged', (text) => {
    expect(toCsv([[text]])).toBe(`${text}\r\n`)
  })

  it('quotes commas, quotes and line breaks, and doubles quotes', () => {
    expect(toCsv([['a,b', 'c"d', 'e\nf', 'g']])).toBe('"a,b","c""d","e\nf",g\r\n')
  })

  it('round-trips every text except for the apostrophe, and never starts a cell with a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = parseCsv(toCsv(rows))
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
        read.flat().forEach((text, index) => {
          const original = rows.flat()[index] ?? ''
          expect([original, `'${original}`]).toContain(text)
          expect(/^[=+@\t\r\n]/.test(text)).toBe(false)
        })
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { Hex } from '@/lib/hex'
import { judgeAnswers, type Testimony } from './judgeAnswers'

const testimony = (node: string, ...results: (Hex | undefined)[]): Testimony => ({ node, results })
function judge(...testimonies: Testimony[]) {
  const { untrusted, disputed } = judgeAnswers(testimonies)
  return { untrusted: untrusted.map(({ node }) => node), disputed }
}

describe('answers of nodes to the same calls at the same block', () => {
  it('are believed where they agree, and where there is one alone', () => {
    expect(judge()).toEqual({ untrusted: [], disputed: [] })
    expect(judge(testimony('a', '0x01'))).toEqual({ untrusted: [], disputed: [] })
    expect(judge(testimony('a', '0x01', '0x02'), testimony('b', '0x01', '0x02'))).toEqual({
      untrusted: [],
      disputed: [],
    })
  })

  it('of two that differ, neither is believed', () => {
    expect(judge(testimony('a', '0x01', '0x02', '0x03'), testimony('b', '0x01', '0xff', '0x03'))).toEqual({
      untrusted: [],
      disputed: [1],
    })
  })

  it.each([
    ['a', ['0xff', '0x01', '0x01']],
    ['b', ['0x01', '0xff', '0x01']],
    ['c', ['0x01', '0x01', '0xff']],
  ] as const)('of three, %s is alone', (liar, [a, b, c]) => {
    expect(judge(testimony('a', a), testimony('b', b), testimony('c', c))).toEqual({ untrusted: [liar], disputed: [] })
  })

  it('of three that all differ, none is believed', () => {
    expect(judge(testimony('a', '0x01'), testimony('b', '0x02'), testimony('c', '0x03'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
  })

  it('of two and two, none is believed', () => {
    expect(
      judge(testimony('a', '0x01'), testimony('b', '0x01'), testimony('c', '0x02'), testimony('d', '0x02')),
    ).toEqual({ untrusted: [], disputed: [0] })
  })

  it('that are missing count neither for nor against', () => {
    expect(judge(testimony('a', '0x01'), testimony('b', undefined))).toEqual({ untrusted: [], disputed: [] })
    expect(judge(testimony('a', '0x01'), testimony('b', undefined), testimony('c', '0x02'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
    expect(judge(testimony('a', '0x01'), testimony('b', undefined), testimony('c', undefined))).toEqual({
      untrusted: [],
      disputed: [],
    })
  })

  it('of one that was caught count no more in the others', () => {
    const [a, b, c] = [
      testimony('a', '0xff', '0x01'),
      testimony('b', '0x01', undefined),
      testimony('c', '0x01', '0x02'),
    ]
    expect(judge(a, b, c)).toEqual({ untrusted: ['a'], disputed: [] })
  })

  it('may catch two nodes at once, each in another answer', () => {
    const [a, b, c, d] = [
      testimony('a', '0xff', '0x02'),
      testimony('b', '0x01', '0xff'),
      testimony('c', '0x01', '0x02'),
      testimony('d', '0x01', '0x02'),
    ]
    expect(judge(a, b, c, d)).toEqual({ untrusted: ['a', 'b'], disputed: [] })
  })
})

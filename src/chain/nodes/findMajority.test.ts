import { describe, expect, it } from 'vitest'
import type { Hex } from '@/lib/hex'
import { findMajority, type NodeAnswer } from './findMajority'

const answer = (node: string, ...results: (Hex | undefined)[]): NodeAnswer => ({ node, results })
function judge(...answers: NodeAnswer[]) {
  const { untrusted, disputed } = findMajority(answers)
  return { untrusted: untrusted.map(({ node }) => node), disputed }
}

describe('answers of nodes to the same calls at the same block', () => {
  it('are believed where they agree, and where there is one alone', () => {
    expect(judge()).toEqual({ untrusted: [], disputed: [] })
    expect(judge(answer('a', '0x01'))).toEqual({ untrusted: [], disputed: [] })
    expect(judge(answer('a', '0x01', '0x02'), answer('b', '0x01', '0x02'))).toEqual({
      untrusted: [],
      disputed: [],
    })
  })

  it('of two that differ, neither is believed', () => {
    expect(judge(answer('a', '0x01', '0x02', '0x03'), answer('b', '0x01', '0xff', '0x03'))).toEqual({
      untrusted: [],
      disputed: [1],
    })
  })

  it.each([
    ['a', ['0xff', '0x01', '0x01']],
    ['b', ['0x01', '0xff', '0x01']],
    ['c', ['0x01', '0x01', '0xff']],
  ] as const)('of three, %s is alone', (liar, [a, b, c]) => {
    expect(judge(answer('a', a), answer('b', b), answer('c', c))).toEqual({ untrusted: [liar], disputed: [] })
  })

  it('of three that all differ, none is believed', () => {
    expect(judge(answer('a', '0x01'), answer('b', '0x02'), answer('c', '0x03'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
  })

  it('of two and two, none is believed', () => {
    expect(judge(answer('a', '0x01'), answer('b', '0x01'), answer('c', '0x02'), answer('d', '0x02'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
  })

  it('that are missing count neither for nor against', () => {
    expect(judge(answer('a', '0x01'), answer('b', undefined))).toEqual({ untrusted: [], disputed: [] })
    expect(judge(answer('a', '0x01'), answer('b', undefined), answer('c', '0x02'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
    expect(judge(answer('a', '0x01'), answer('b', undefined), answer('c', undefined))).toEqual({
      untrusted: [],
      disputed: [],
    })
  })

  it('of one that was caught count no more in the others', () => {
    const [a, b, c] = [answer('a', '0xff', '0x01'), answer('b', '0x01', undefined), answer('c', '0x01', '0x02')]
    expect(judge(a, b, c)).toEqual({ untrusted: ['a'], disputed: [] })
  })

  it('may catch two nodes at once, each in another answer', () => {
    const [a, b, c, d] = [
      answer('a', '0xff', '0x02'),
      answer('b', '0x01', '0xff'),
      answer('c', '0x01', '0x02'),
      answer('d', '0x01', '0x02'),
    ]
    expect(judge(a, b, c, d)).toEqual({ untrusted: ['a', 'b'], disputed: [] })
  })
})

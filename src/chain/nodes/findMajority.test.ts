import { describe, expect, it } from 'vitest'
import type { Hex } from '@/lib/hex'
import { findMajority, type NodeAnswer } from './findMajority'

const answer = (node: string, ...results: (Hex | undefined)[]): NodeAnswer => ({ node, results })
function judge(...answers: NodeAnswer[]) {
  const { untrusted, disputed } = findMajority(answers)
  return { untrusted: untrusted.map(({ node }) => node), disputed }
}

describe('findMajority', () => {
  it('trusts nodes that agree, and a single node', () => {
    expect(judge()).toEqual({ untrusted: [], disputed: [] })
    expect(judge(answer('a', '0x01'))).toEqual({ untrusted: [], disputed: [] })
    expect(judge(answer('a', '0x01', '0x02'), answer('b', '0x01', '0x02'))).toEqual({
      untrusted: [],
      disputed: [],
    })
  })

  it('reports a dispute if two nodes differ', () => {
    expect(judge(answer('a', '0x01', '0x02', '0x03'), answer('b', '0x01', '0xff', '0x03'))).toEqual({
      untrusted: [],
      disputed: [1],
    })
  })

  it.each([
    ['a', ['0xff', '0x01', '0x01']],
    ['b', ['0x01', '0xff', '0x01']],
    ['c', ['0x01', '0x01', '0xff']],
  ] as const)('distrusts the outlier of three: %s', (liar, [a, b, c]) => {
    expect(judge(answer('a', a), answer('b', b), answer('c', c))).toEqual({ untrusted: [liar], disputed: [] })
  })

  it('reports a dispute if all three differ', () => {
    expect(judge(answer('a', '0x01'), answer('b', '0x02'), answer('c', '0x03'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
  })

  it('reports a dispute if two disagree with two', () => {
    expect(judge(answer('a', '0x01'), answer('b', '0x01'), answer('c', '0x02'), answer('d', '0x02'))).toEqual({
      untrusted: [],
      disputed: [0],
    })
  })

  it('ignores missing results', () => {
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

  it('ignores the other results of an untrusted node', () => {
    const [a, b, c] = [answer('a', '0xff', '0x01'), answer('b', '0x01', undefined), answer('c', '0x01', '0x02')]
    expect(judge(a, b, c)).toEqual({ untrusted: ['a'], disputed: [] })
  })

  it('can distrust two nodes with different wrong results at once', () => {
    const [a, b, c, d] = [
      answer('a', '0xff', '0x02'),
      answer('b', '0x01', '0xff'),
      answer('c', '0x01', '0x02'),
      answer('d', '0x01', '0x02'),
    ]
    expect(judge(a, b, c, d)).toEqual({ untrusted: ['a', 'b'], disputed: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { choosePath, comparePath, parseCompared, readCompared, withChoice } from './compare'

const idsOf = (text: string | null) => parseCompared(text).map(({ id }) => id)

describe('parseCompared', () => {
  it.each<[string | null, readonly string[]]>([
    ['vvs-vvs,single-eth', ['vvs-vvs', 'single-eth']],
    ['VVS-VVS', ['vvs-vvs']],
    ['vvs-vvs,vvs-vvs,Vvs-Vvs', ['vvs-vvs']],
    ['vvs-vvs,<script>,constructor,,single-eth', ['vvs-vvs', 'single-eth']],
    ['vvs-vvs,single-eth,single-btc,single-usdc,single-cro', ['vvs-vvs', 'single-eth', 'single-btc', 'single-usdc']],
    ['', []],
    [null, []],
  ])('reads %s as %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids)
  })
})

describe('the paths', () => {
  it('bring the vaults back', () => {
    const path = comparePath(['vvs-vvs', 'single-eth'])
    expect(path).toBe('/earn/compare?vaults=vvs-vvs,single-eth')
    expect(readCompared(new URLSearchParams(path.split('?')[1])).map(({ id }) => id)).toEqual(['vvs-vvs', 'single-eth'])
    expect(comparePath([])).toBe('/earn/compare')
    expect(choosePath(['vvs-vvs'])).toBe('/earn?compare=vvs-vvs')
  })
})

describe('withChoice', () => {
  it('adds and removes, up to four', () => {
    expect(withChoice(['a'], 'b')).toEqual(['a', 'b'])
    expect(withChoice(['a', 'b'], 'a')).toEqual(['b'])
    expect(withChoice(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
  })
})

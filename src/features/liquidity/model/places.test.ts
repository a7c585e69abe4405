import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { NO_PAIR, type PairSides } from '@/domain/pair/pair'
import { sortedAddressPair, userAddressPairs, userPair } from '@/domain/pair/userPairs'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { candidateAddressPairs } from './candidates'
import { type FindFacts, findView } from './findView'
import { sidesToFill } from './movedAmounts'
import { formatRateOf, rateOf, shareAfter, shownAmount } from './prices'
import { addCurrencies, currencyOfToken, isSameToken, otherForm, pairPath, withSide } from './routeCurrencies'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const WCRO = getDeployment().contracts.wcro ?? at('0')
const POOL: PairSides = { address: at('1'), reserveA: 1000n, reserveB: 4000n, totalSupply: 2000n }

describe('the currencies of an address', () => {
  it.each([
    [undefined, undefined, { A: 'native', B: undefined }],
    ['CRO', at('b'), { A: 'native', B: at('b') }],
    [at('a'), 'cro', { A: at('a'), B: 'native' }],
    ['nonsense', 'CRO', { A: undefined, B: 'native' }],
    ['0x0000000000000000000000000000000000000000', at('b'), { A: 'native', B: at('b') }],
  ])('%s and %s', (a, b, expected) => {
    expect(addCurrencies(a, b)).toEqual(expected)
  })

  it('are written back', () => {
    expect(pairPath('/add', { A: 'native', B: at('b') })).toBe(`/add/CRO/${at('b')}`)
    expect(pairPath('/add', { A: at('a'), B: undefined })).toBe(`/add/${at('a')}`)
    expect(pairPath('/add', { A: undefined, B: at('b') })).toBe('/add')
  })

  it('change places where the other one is chosen, in any letter case', () => {
    const pair = { A: 'native', B: at('b') } as const
    expect(withSide(pair, 'A', at('B'))).toEqual({ pair: { A: at('b'), B: 'native' }, isSwitched: true })
    expect(withSide(pair, 'B', at('c'))).toEqual({ pair: { A: 'native', B: at('c') }, isSwitched: false })
    expect(withSide(pair, 'A', at('c'))).toEqual({ pair: { A: at('c'), B: at('b') }, isSwitched: false })
  })

  it('are one token where they are CRO and wrapped CRO', () => {
    expect(isSameToken('native', WCRO, getDeployment())).toBe(true)
    expect(isSameToken('native', at('b'), getDeployment())).toBe(false)
    expect(isSameToken('native', undefined, getDeployment())).toBe(false)
    expect([
      otherForm('native', getDeployment()),
      otherForm(WCRO, getDeployment()),
      otherForm(at('b'), getDeployment()),
    ]).toEqual([WCRO, 'native', undefined])
    expect([
      currencyOfToken(WCRO.toLowerCase() as Address, getDeployment()),
      currencyOfToken(at('b'), getDeployment()),
    ]).toEqual(['native', at('b')])
  })
})

describe('an imported pool', () => {
  it('is kept only of two different tokens of one chain', () => {
    const a = { chainId: 25, address: at('B') }
    expect(userPair(a, { chainId: 25, address: at('a') })).toBe(`25-${at('a')}-${at('b')}`)
    expect(userPair(a, { chainId: 338, address: at('a') })).toBeUndefined()
    expect(userPair(a, { chainId: 25, address: at('b') })).toBeUndefined()
  })

  it('is known again on its own chain', () => {
    const pairs = [`25-${at('a')}-${at('b')}`, `338-${at('a')}-${at('c')}`, `25-${at('a')}-${at('a')}`, '25', '']
    expect(userAddressPairs(pairs, 25)).toEqual([[at('a'), at('b')]])
    expect(sortedAddressPair(at('c'), at('B'))).toEqual([at('b'), at('c')])
  })
})

it('looks at each pair once, the imported first, and at no endless list', () => {
  const tokenPairs = candidateAddressPairs({
    own: [[at('8'), at('9')]],
    pairs: [[at('b'), at('a')]],
    tokens: [at('a'), at('b'), at('c')],
    bases: [at('a'), at('b')],
  })
  expect(tokenPairs).toEqual([
    [at('8'), at('9')],
    [at('a'), at('b')],
    [at('a'), at('c')],
    [at('b'), at('c')],
  ])
  const many = Array.from({ length: 5000 }, (_, n): Address => `0x${n.toString(16).padStart(40, '0')}`)
  expect(candidateAddressPairs({ own: [], pairs: [], tokens: many, bases: [at('a')] })).toHaveLength(600)
})

describe('what Import Pool says', () => {
  const facts: FindFacts = { pair: { A: 'native', B: at('b') }, isSameToken: false, pool: ready(POOL), held: ready(5n) }
  const failed = { status: 'failed', retry: () => undefined } as const
  it.each<[Partial<FindFacts>, string]>([
    [{ pair: { A: 'native', B: undefined } }, 'choose'],
    [{ isSameToken: true, pool: LOADING }, 'invalid'],
    [{ pool: LOADING }, 'loading'],
    [{ pool: failed }, 'failed'],
    [{ pool: ready(NO_PAIR) }, 'noPool'],
    [{ pool: ready({ ...NO_PAIR, address: at('1') }) }, 'noPool'],
    [{ held: undefined }, 'disconnected'],
    [{ held: LOADING }, 'loading'],
    [{ held: failed }, 'failed'],
    [{ held: ready(0n) }, 'noPosition'],
    [{}, 'position'],
  ])('%o: %s', (change, status) => {
    expect(findView({ ...facts, ...change }).status).toBe(status)
  })
})

describe('prices', () => {
  it('are of whole tokens, whatever their decimals', () => {
    expect(rateOf(1000n * 10n ** 18n, 18, 4_000_000n, 6).toFixed()).toBe('0.004')
    expect(rateOf(7n, 0, 10n ** 77n, 77).toFixed(6)).toBe('0.142857')
  })

  it('are written with six digits, and a tiny one with no power of ten', () => {
    expect(formatRateOf(new Decimal('1234567.899'), 'en-US')).toBe('1,234,568')
    expect(formatRateOf(new Decimal('0.0000012345678'), 'en-US')).toBe('0.00000123457')
    expect(formatRateOf(new Decimal('0'), 'en-US')).toBe('0')
  })

  it('of a share count what is added, and what the first mint locks', () => {
    expect(shareAfter(POOL, { liquidity: 2000n }, 1000n).toFixed()).toBe('0.5')
    expect(shareAfter(NO_PAIR, { liquidity: 3000n }, 1000n).toFixed()).toBe('0.75')
  })
})

describe('texts of amounts', () => {
  it('are never less than what is paid, never more than what is received, and empty for none', () => {
    expect(shownAmount(undefined, 18, 'received')).toBe('')
    expect(shownAmount(1_234_567_890_000_000_001n, 18, 'paid')).toBe('1.2345679')
    expect(shownAmount(1_234_567_800_000_000_000n, 18, 'paid')).toBe('1.2345678')
    expect(shownAmount(1_234_567_899_999_999_999n, 18, 'received')).toBe('1.2345678')
    expect(shownAmount(123_456_789_012n, 2, 'received')).toBe('1234567890')
    expect(shownAmount(1n, 18, 'received')).toBe('0.000000000000000001')
    expect(shownAmount(5n, 0, 'received')).toBe('5')
  })
})

it('fills in the side that binds, so that no more goes in than came out', () => {
  expect(sidesToFill(NO_PAIR, { amountA: 5n, amountB: 5n })).toEqual(['A', 'B'])
  expect(sidesToFill(POOL, { amountA: 10n, amountB: 40n })).toEqual(['A'])
  expect(sidesToFill(POOL, { amountA: 10n, amountB: 39n })).toEqual(['B'])
  expect(sidesToFill({ ...POOL, reserveA: 0n }, { amountA: 10n, amountB: 39n })).toEqual([])
})

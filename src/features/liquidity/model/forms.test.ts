import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { NO_PAIR, type PairSides } from '@/domain/pair/pair'
import type { Currency } from '@/domain/token/currency'
import { emptyAmount } from '@/forms/amountField'
import type { Approval } from '@/forms/approval'
import { LOADING, ready } from '@/lib/loadable'
import { type BurnFacts, deriveBurnForm } from './burnForm'
import { deriveMintForm, type MintFacts, mintAmounts } from './mintForm'

const E18 = 10n ** 18n
const A: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const B: Currency = { address: `0x${'b'.repeat(40)}`, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const POOL: PairSides = {
  address: `0x${'1'.repeat(40)}`,
  reserveA: 1000n * E18,
  reserveB: 4_000_000_000n,
  totalSupply: 2000n * E18,
}
const FAILED = { status: 'failed', retry: () => undefined } as const
const approved = { status: 'APPROVED' } as const
const unknown = { status: 'UNKNOWN' } as const
const request = approveTx({
  token: `0x${'b'.repeat(40)}`,
  tokenName: 'USDC',
  spender: `0x${'c'.repeat(40)}`,
  amount: 1n,
})
const toApprove = { status: 'NOT_APPROVED', request } as const

const mintFacts: MintFacts = {
  walletStatus: 'connected',
  sides: {
    A: { currency: A, balance: ready(100n * E18), approval: approved },
    B: { currency: B, balance: ready(400_000_000n), approval: approved },
  },
  isSameToken: false,
  pool: ready(POOL),
  amounts: { A: 10n * E18, B: 40_000_000n },
  independentField: 'A',
  slippageBps: 50,
}
/** A pool of two tokens of 18 decimals, in which a little less than 251 B are worth one CRO. */
const EVEN: PairSides = { ...POOL, reserveB: 250_999n * E18, totalSupply: 15_000n * E18 }
const withSide = (side: 'A' | 'B', change: Partial<MintFacts['sides']['A']>): MintFacts => ({
  ...mintFacts,
  sides: { ...mintFacts.sides, [side]: { ...mintFacts.sides[side], ...change } },
})

describe('mintAmounts', () => {
  const decimals = { A: 18, B: 6 }
  it.each([
    ['B follows A', emptyAmount('A', '10'), POOL, { A: 10n * E18, B: 40_000_000n }],
    ['A follows B', { independentField: 'B', typedValue: '4', otherTypedValue: '' }, POOL, { A: E18, B: 4_000_000n }],
    ['rounded down', emptyAmount('A', '0.0000004'), POOL, { A: 400_000_000_000n, B: 1n }],
    [
      'nothing of the other side where it is less than its unit',
      emptyAmount('A', '0.0000001'),
      POOL,
      { A: 100_000_000_000n, B: undefined },
    ],
    [
      'both as typed by the first provider',
      { independentField: 'A', typedValue: '1', otherTypedValue: '2' },
      NO_PAIR,
      { A: E18, B: 2_000_000n },
    ],
    ['no other side of a broken pool', emptyAmount('A', '1'), { ...POOL, reserveB: 0n }, { A: E18, B: undefined }],
    ['no other side while the pool is read', emptyAmount('A', '1'), undefined, { A: E18, B: undefined }],
    [
      'both as typed while the pool is read',
      { independentField: 'B', typedValue: '2', otherTypedValue: '1' },
      undefined,
      { A: E18, B: 2_000_000n },
    ],
    [
      'neither of more than a contract can count',
      emptyAmount('A', '9'.repeat(79)),
      POOL,
      { A: undefined, B: undefined, tooLarge: 'A' },
    ],
    [
      'no other side that a contract cannot count',
      { independentField: 'B', typedValue: '9'.repeat(71), otherTypedValue: '' },
      POOL,
      { A: undefined, B: BigInt('9'.repeat(71)) * 1_000_000n, tooLarge: 'A' },
    ],
    [
      'too many decimals',
      { independentField: 'B', typedValue: '1.0000001', otherTypedValue: '' },
      POOL,
      { A: undefined, B: undefined },
    ],
  ] as const)('%s', (_, state, pool, expected) => {
    expect(mintAmounts(state, pool, decimals)).toEqual(expected)
  })
})

describe('the form that adds says', () => {
  it.each<[string, MintFacts, string]>([
    ['to choose', withSide('B', { currency: undefined }), 'liquidity.selectToken'],
    ['one token twice', { ...mintFacts, isSameToken: true }, 'liquidity.invalidPair'],
    ['that the pool is read', { ...mintFacts, pool: LOADING }, 'liquidity.pool.reading'],
    ['that the pool cannot be read', { ...mintFacts, pool: FAILED }, 'liquidity.pool.unread'],
    ['a broken pool', { ...mintFacts, pool: ready({ ...POOL, reserveB: 0n }) }, 'liquidity.pool.broken'],
    ['to enter', { ...mintFacts, amounts: { A: undefined, B: undefined } }, 'liquidity.enter'],
    [
      'to enter both, first',
      { ...mintFacts, pool: ready(NO_PAIR), amounts: { A: E18, B: undefined } },
      'liquidity.enterBoth',
    ],
    ['too little', { ...mintFacts, amounts: { A: 5n, B: undefined } }, 'liquidity.tooSmall'],
    // Half a per cent more and the pair would be offered nothing of CRO.
    [
      'a base unit of CRO, which a price that moves leaves nothing of',
      { ...mintFacts, pool: ready(EVEN), amounts: { A: 1n, B: 250n } },
      'liquidity.tooSmall',
    ],
    [
      'too little for the first',
      { ...mintFacts, pool: ready(NO_PAIR), amounts: { A: 10n, B: 10n } },
      'liquidity.tooSmall',
    ],
    ['that a balance is read', withSide('A', { balance: LOADING }), 'liquidity.balance.reading'],
    ['that a balance cannot be read', withSide('B', { balance: FAILED }), 'liquidity.balance.unread'],
    ['too little of A', withSide('A', { balance: ready(10n * E18 - 1n) }), 'liquidity.insufficient'],
    [
      'too little of A, however much was typed',
      { ...mintFacts, amounts: { A: 10n ** 97n, B: 10n ** 80n } },
      'liquidity.insufficient',
    ],
    [
      'too little of A, where more was typed than can be counted',
      { ...mintFacts, amounts: { A: undefined, B: undefined, tooLarge: 'A' } },
      'liquidity.insufficient',
    ],
    ['too little of B', withSide('B', { balance: ready(39_999_999n) }), 'liquidity.insufficient'],
    ['that an allowance is read', withSide('B', { approval: unknown }), 'liquidity.allowance.reading'],
  ])('%s', (_, facts, key) => {
    const { state } = deriveMintForm(facts)
    expect('text' in state ? state.text.key : state.status).toBe(key)
    expect(state.status).not.toBe('ready')
  })

  it('to connect, and where the wallet is wrong', () => {
    expect(deriveMintForm({ ...mintFacts, walletStatus: 'disconnected' }).state.status).toBe('disconnected')
    expect(deriveMintForm({ ...mintFacts, walletStatus: 'wrongChain' }).state.status).toBe('wrongChain')
  })

  it('which sides are to be approved, and only once the rest is right', () => {
    const both = {
      ...mintFacts,
      sides: { A: { ...mintFacts.sides.A, approval: toApprove }, B: { ...mintFacts.sides.B, approval: toApprove } },
    }
    expect(deriveMintForm(both).toApprove).toEqual(['A', 'B'])
    expect(deriveMintForm(withSide('B', { approval: toApprove })).toApprove).toEqual(['B'])
    expect(deriveMintForm({ ...withSide('B', { approval: toApprove }), pool: LOADING }).toApprove).toEqual([])
  })

  it('one approval at a time, the second while the first is pending', () => {
    const pending = { ...toApprove, status: 'PENDING' } as const
    const withApprovals = (a: Approval, b: Approval) =>
      deriveMintForm({
        ...mintFacts,
        sides: { A: { ...mintFacts.sides.A, approval: a }, B: { ...mintFacts.sides.B, approval: b } },
      }).state
    const next = { text: { key: 'liquidity.supply' } }
    const asked = { status: 'needsApproval', request, isPending: false, next }
    expect(withApprovals(approved, toApprove)).toEqual({ ...asked, order: { index: 1, count: 1 } })
    expect(withApprovals(toApprove, toApprove)).toEqual({ ...asked, order: { index: 1, count: 2 } })
    expect(withApprovals(pending, toApprove)).toEqual({ ...asked, order: { index: 2, count: 2 } })
    expect(withApprovals(pending, pending)).toMatchObject({ isPending: true, order: { index: 1 } })
    expect(withApprovals(unknown, toApprove)).toMatchObject({ status: 'needsApproval', order: { index: 2 } })
  })

  it('what is supplied', () => {
    const { state, added } = deriveMintForm(mintFacts)
    expect(state).toMatchObject({
      status: 'ready',
      request: { amountA: 10n * E18, amountB: 40_000_000n, liquidity: 20n * E18 },
    })
    expect(added).toEqual({
      amountA: 10n * E18,
      amountB: 40_000_000n,
      liquidity: 20n * E18,
      offeredA: 10n * E18,
      offeredB: 40_000_001n,
      first: 'B',
    })
  })

  it('that native CRO comes second, and else what was typed first', () => {
    expect(deriveMintForm(withSide('A', { currency: { ...B, symbol: 'X' } })).added?.first).toBe('A')
    expect(
      deriveMintForm({ ...withSide('A', { currency: { ...B, symbol: 'X' } }), independentField: 'B' }).added?.first,
    ).toBe('B')
  })

  it('what has the router take the typed amount as it is, whatever is rounded', () => {
    const odd: PairSides = { ...POOL, reserveA: 1_000_003n * 10n ** 15n, reserveB: 7_654_321n }
    for (const independentField of ['A', 'B'] as const) {
      for (const typedValue of ['1.234567', '0.5', '77']) {
        const amounts = mintAmounts({ independentField, typedValue, otherTypedValue: '' }, odd, { A: 18, B: 6 })
        const { added } = deriveMintForm({ ...mintFacts, pool: ready(odd), amounts, independentField })
        expect(independentField === 'A' ? added?.amountA : added?.amountB).toBe(amounts[independentField])
      }
    }
  })

  it('prices to a visitor too', () => {
    expect(deriveMintForm({ ...mintFacts, walletStatus: 'disconnected' }).added?.liquidity).toBe(20n * E18)
  })
})

const burnFacts: BurnFacts = {
  walletStatus: 'connected',
  a: A,
  b: B,
  isSameToken: false,
  pool: ready(POOL),
  held: ready(200n * E18),
  amounts: { status: 'amounts', liquidity: 20n * E18, amountA: 10n * E18, amountB: 40_000_000n },
  isSigned: false,
  approval: approved,
}

describe('the form that removes says', () => {
  it.each<[string, Partial<BurnFacts>, string]>([
    ['to choose', { a: undefined }, 'liquidity.selectToken'],
    ['one token twice', { isSameToken: true }, 'liquidity.invalidPair'],
    ['that the pool is read', { pool: LOADING }, 'liquidity.pool.reading'],
    ['that the pool cannot be read', { pool: FAILED }, 'liquidity.pool.unread'],
    ['that there is none', { pool: ready(NO_PAIR) }, 'liquidity.noPool'],
    ['a broken pool', { pool: ready({ ...POOL, reserveA: 0n }) }, 'liquidity.pool.broken'],
    ['that the balance is read', { held: LOADING }, 'liquidity.balance.reading'],
    ['that the balance cannot be read', { held: FAILED }, 'liquidity.balance.unread'],
    ['that nothing is held', { held: ready(0n) }, 'liquidity.position.none'],
    ['to enter', { amounts: { status: 'none' } }, 'liquidity.enter'],
    ['too much', { amounts: { status: 'tooMuch' } }, 'liquidity.insufficientLp'],
    ['too little', { amounts: { status: 'tooLittle' } }, 'liquidity.tooSmall'],
    ['that the allowance is read', { approval: unknown }, 'liquidity.allowance.reading'],
    ['what is removed', {}, 'liquidity.remove'],
    ['what is removed by a signature', { approval: toApprove, isSigned: true }, 'liquidity.remove'],
  ])('%s', (_, change, key) => {
    const form = deriveBurnForm({ ...burnFacts, ...change })
    expect('text' in form ? form.text.key : form.status).toBe(key)
  })

  it('to approve, and that it is on its way', () => {
    expect(deriveBurnForm({ ...burnFacts, approval: toApprove })).toMatchObject({
      status: 'needsApproval',
      isPending: false,
      next: { text: { key: 'liquidity.remove' } },
    })
    expect(deriveBurnForm({ ...burnFacts, approval: { status: 'PENDING', request } })).toMatchObject({
      status: 'needsApproval',
      isPending: true,
    })
  })

  it('to connect', () => {
    expect(deriveBurnForm({ ...burnFacts, walletStatus: 'disconnected' }).status).toBe('disconnected')
  })
})

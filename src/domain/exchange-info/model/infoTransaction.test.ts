import { describe, expect, it } from 'vitest'
import type { IndexedTransaction, TransactionPage } from '@/api/exchange/infoTransactions'
import { getDeployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'
import { getInfoTerms } from '../infoService'
import { decimal, indexedToken, indexedTransaction } from '../testing/infoRows'
import { infoTransaction } from './infoTransaction'
import { followTransactions, noTransactions } from './transactionList'

const rowOf = (changed: Partial<IndexedTransaction>) =>
  infoTransaction(indexedTransaction(5, changed), {
    network: getDeployment(),
    isBase: getInfoTerms().isBase,
    croPrice: decimal('0.1'),
  })

describe('a transaction', () => {
  it('has its value in both currencies', () => {
    const { total, token1, account } = rowOf({})
    expect([total.usd?.toFixed(), total.cro?.toFixed(), token1.symbol, account]).toEqual([
      '1',
      '10',
      'WCRO',
      addressOf('d'),
    ])
  })

  it('has no value without a base token, or with one that a made-up price gives', () => {
    expect(rowOf({ token1: indexedToken(addressOf('2')) }).total.usd).toBeUndefined()
    expect(rowOf({ kind: 'add', usd: decimal(1e9) }).total.usd).toBeUndefined()
    expect(rowOf({ usd: undefined }).total.usd).toBeUndefined()
    expect(rowOf({ usd: decimal(19) }).total.usd?.toFixed()).toBe('19')
  })

  it('has no account where the router or nobody received it', () => {
    expect(rowOf({ account: getDeployment().exchange?.contracts.router }).account).toBeUndefined()
    expect(rowOf({ account: ZERO_ADDRESS }).account).toBeUndefined()
  })
})

describe('the newest transactions', () => {
  const page = (next: number | undefined, ...times: readonly number[]): TransactionPage => ({
    rows: times.map((timeSec) => indexedTransaction(timeSec)),
    next,
    croPrice: undefined,
    indexed: undefined,
  })
  const follow = (...pages: readonly TransactionPage[]) => {
    const { rows, olderUntilSec } = pages.reduce(followTransactions, noTransactions('exchange'))
    return [rows.map(({ timeSec }) => timeSec), olderUntilSec]
  }

  it('stay where newer ones push them off the page, and the older ones go on behind them', () => {
    expect(follow(page(30, 50, 40, 30), page(50, 70, 60, 50))).toEqual([[70, 60, 50, 40, 30], 30])
  })

  it('are as the newer page says, as far as it reaches', () => {
    expect(follow(page(30, 50, 40, 30), page(40, 60, 41))).toEqual([[60, 41, 30], 30])
    expect(follow(page(undefined, 50, 40), page(undefined, 60))).toEqual([[60], undefined])
  })

  it('start over where others may be missing in between', () => {
    expect(follow(page(30, 50, 40, 30), page(80, 90, 80))).toEqual([[90, 80], 80])
  })

  it('start over when there are very many', () => {
    const many = page(1, ...Array.from({ length: 2_001 }, (_, index) => 3_000 - index))
    expect(follow(many, page(2_900, 3_001, 2_900))).toEqual([[3_001, 2_900], 2_900])
  })

  it('do not change with the same page', () => {
    const same = page(30, 50)
    const known = followTransactions(noTransactions('exchange'), same)
    expect(followTransactions(known, same)).toBe(known)
  })
})

import { describe, expect, it } from 'vitest'
import type { Receipt } from '@/chain/tx/receipt'
import type { Hex } from '@/lib/hex'
import { hasPendingApproval, recentTransactions, type TransactionRecord } from './transaction'
import {
  transactionAdded,
  transactionRemoved,
  transactionsCleared,
  transactionsReducer,
  transactionUpdated,
} from './transactionsSlice'

const ACCOUNT = `0x${'a'.repeat(40)}` as const
const TOKEN = `0x${'b'.repeat(40)}` as const
const SPENDER = `0x${'c'.repeat(40)}` as const
const NOW = 1_800_000_000_000
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`

function transaction(hash: Hex, change: Partial<TransactionRecord> = {}): TransactionRecord {
  const text = { key: 'tx.approve' }
  return { hash, from: ACCOUNT, addedTime: NOW, summary: text, success: text, failure: text, touches: [], ...change }
}
const receipt: Receipt = {
  blockHash: hashOf('f'),
  blockNumber: 7,
  contractAddress: null,
  from: ACCOUNT,
  status: 1,
  to: TOKEN,
  transactionHash: hashOf('1'),
  transactionIndex: 0,
}
const added = (hash: Hex, change?: Partial<TransactionRecord>) =>
  transactionsReducer({}, transactionAdded({ chainId: 25, transaction: transaction(hash, change) }))

describe('transactions', () => {
  it('rejects an existing hash', () => {
    const state = added(hashOf('1'))
    const again = transactionAdded({ chainId: 25, transaction: transaction(hashOf('1')) })
    expect(() => transactionsReducer(state, again)).toThrow('existing transaction')
  })

  it('removes a single record', () => {
    const both = transactionsReducer(
      added(hashOf('1')),
      transactionAdded({ chainId: 25, transaction: transaction(hashOf('2')) }),
    )
    const state = transactionsReducer(both, transactionRemoved({ chainId: 25, hash: hashOf('1') }))
    expect(Object.keys(state[25] ?? {})).toEqual([hashOf('2')])
  })

  it('clears one chain, and ignores a late receipt of a cleared record', () => {
    const other = transactionAdded({ chainId: 338, transaction: transaction(hashOf('2')) })
    const late = transactionUpdated({ chainId: 25, transaction: transaction(hashOf('1'), { receipt }) })
    const state = [other, transactionsCleared({ chainId: 25 }), late].reduce(transactionsReducer, added(hashOf('1')))
    expect(state[25]).toEqual({})
    expect(Object.keys(state[338] ?? {})).toEqual([hashOf('2')])
  })

  it("lists the account's transactions of the last 24 hours, newest first", () => {
    const transactions = [
      transaction(hashOf('1'), { addedTime: NOW - 86_400_000 }),
      transaction(hashOf('2'), { addedTime: NOW - 86_399_999 }),
      transaction(hashOf('3'), { from: SPENDER }),
      transaction(hashOf('4')),
    ]
    const byHash = Object.fromEntries(transactions.map((record) => [record.hash, record]))
    expect(recentTransactions(byHash, ACCOUNT, NOW).map(({ hash }) => hash)).toEqual([hashOf('4'), hashOf('2')])
  })

  it('finds a pending approval, ignoring case', () => {
    const approval = { tokenAddress: TOKEN, spender: SPENDER }
    const upper = TOKEN.toUpperCase().replace('0X', '0x') as Hex
    expect(hasPendingApproval([transaction(hashOf('1'), { approval })], upper, SPENDER)).toBe(true)
    expect(hasPendingApproval([transaction(hashOf('1'), { approval, receipt })], TOKEN, SPENDER)).toBe(false)
    expect(
      hasPendingApproval(
        [transaction(hashOf('1'), { approval, ending: { kind: 'dropped', time: NOW } })],
        TOKEN,
        SPENDER,
      ),
    ).toBe(false)
    expect(hasPendingApproval([transaction(hashOf('1'), { approval })], TOKEN, ACCOUNT)).toBe(false)
    expect(hasPendingApproval([transaction(hashOf('1'), { approval })], ACCOUNT, SPENDER)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { TxMove } from '@/chain/tx/txRequest'
import { SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import type { Address, Hex } from '@/lib/hex'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { unfinishedDeposit } from './unfinishedDeposit'

const OTHER: Address = `0x${'9'.repeat(40)}`
const hashOf = (n: number): Hex => `0x${String(n).repeat(64)}`
const move = (kind: TxMove['kind'], contract: Address = SHARE_TOKEN, pid?: number) => ({
  move: { kind, contract, amount: '5', ...(pid !== undefined && { pid }) },
})
const record = (n: number, more: Partial<TransactionRecord>): TransactionRecord => ({
  hash: hashOf(n),
  from: OTHER,
  addedTime: n,
  summary: { key: 'zap.tx' },
  success: { key: 'zap.tx.success' },
  failure: { key: 'zap.tx.failure' },
  touches: [],
  ...more,
})
const receipt = (status: 0 | 1, blockNumber = 7): Pick<TransactionRecord, 'receipt'> => ({
  receipt: {
    status,
    transactionHash: hashOf(8),
    blockHash: hashOf(9),
    blockNumber,
    transactionIndex: 0,
    from: OTHER,
    to: null,
    contractAddress: null,
  },
})
const found = (...records: readonly TransactionRecord[]) => unfinishedDeposit(records, { contract: SHARE_TOKEN })

describe('unfinishedDeposit', () => {
  it('waits for a pending zap, and then tells where its receipt is', () => {
    expect(found(record(1, move('zap')))).toMatchObject({
      hash: hashOf(1),
      minedHash: undefined,
      expectedWei: 5n,
      source: 'zap',
      hasFailed: false,
    })
    expect(found(record(1, { ...move('zap'), ...receipt(1) }))).toMatchObject({ minedHash: hashOf(8), blockNumber: 7 })
  })

  it.each<[string, readonly TransactionRecord[]]>([
    ['a zap for another vault', [record(1, move('zap', OTHER))]],
    ['a zap that reverted', [record(1, { ...move('zap'), ...receipt(0) })]],
    ['a zap that was dropped', [record(1, { ...move('zap'), ending: { kind: 'dropped', time: 1 } })]],
    ['a zap whose output the user keeps', [record(1, receipt(1))]],
    ['a zap that a deposit has followed', [record(2, move('deposit')), record(1, { ...move('zap'), ...receipt(1) })]],
    ['a deposit alone', [record(1, { ...move('deposit'), ...receipt(1) })]],
    ['a withdrawal from an older vault', [record(1, { ...move('withdrawal'), ...receipt(1) })]],
    ['a zap for a pool of the same contract', [record(1, move('zap', SHARE_TOKEN, 0))]],
  ])('finds none in %s', (_what, records) => {
    expect(found(...records)).toBeUndefined()
  })

  it('is not ended by a deposit before it, in another vault, or that failed', () => {
    const zapped = record(2, { ...move('zap'), ...receipt(1) })
    expect(found(zapped, record(1, { ...move('deposit'), ...receipt(1) }))?.hash).toBe(hashOf(2))
    expect(found(record(3, move('deposit', OTHER)), zapped)?.hash).toBe(hashOf(2))
    expect(found(record(3, { ...move('deposit'), ...receipt(0) }), zapped)?.hash).toBe(hashOf(2))
  })

  it('finds an unstaking as well, and the pool that a zap is for', () => {
    expect(found(record(1, move('unstake')))).toMatchObject({ source: 'unstake', expectedWei: 5n })
    const records = [record(2, move('zap', OTHER, 1)), record(1, move('zap', OTHER, 0))]
    expect(unfinishedDeposit(records, { contract: OTHER, pid: 0 })?.hash).toBe(hashOf(1))
    expect(
      unfinishedDeposit([record(3, move('deposit', OTHER, 1)), ...records], { contract: OTHER, pid: 1 }),
    ).toBeUndefined()
  })

  it('says so if a deposit after it failed', () => {
    const zapped = record(2, { ...move('zap'), ...receipt(1) })
    expect(found(record(3, { ...move('deposit'), ...receipt(0) }), zapped)?.hasFailed).toBe(true)
    expect(found(zapped, record(1, { ...move('deposit'), ...receipt(0) }))?.hasFailed).toBe(false)
    expect(found(record(3, { ...move('zap'), ...receipt(0) }), zapped)?.hasFailed).toBe(false)
  })
})

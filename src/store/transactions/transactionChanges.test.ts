import { describe, expect, it } from 'vitest'
import type { Receipt } from '@/chain/tx/receipt'
import type { Address, Hex } from '@/lib/hex'
import type { TransactionRecord } from './transaction'
import { checked, finalized, reorganised } from './transactionChanges'

const NOW = 1_800_000_000_000
const HASH: Hex = `0x${'1'.repeat(64)}`
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const text = { key: 'tx.approve' }
const sent: TransactionRecord = {
  hash: HASH,
  from: ACCOUNT,
  addedTime: NOW,
  summary: text,
  success: text,
  failure: text,
  touches: [],
}
const receipt: Receipt = {
  blockHash: HASH,
  blockNumber: 7,
  contractAddress: null,
  from: ACCOUNT,
  status: 1,
  to: null,
  transactionHash: HASH,
  transactionIndex: 0,
}
const seen = { nonce: 3, content: 'x', blockNumber: 6 }

describe('transactionChanges', () => {
  it('never decreases the last checked block', () => {
    expect(checked(checked(sent, { blockNumber: 9 }), { blockNumber: 8 }).lastCheckedBlockNumber).toBe(9)
  })

  it('makes a dropped transaction pending only if a node has it', () => {
    const dropped: TransactionRecord = { ...sent, unknownSince: 1, ending: { kind: 'dropped', time: 2 } }
    expect(checked(dropped, { blockNumber: 9, unknownSince: 1 })).toMatchObject({
      ending: { kind: 'dropped' },
      unknownSince: 1,
    })
    expect(checked(dropped, { blockNumber: 9, seen })).toEqual({ ...sent, seen, lastCheckedBlockNumber: 9 })
  })

  it('changes the confirmation time in another block only with the outcome', () => {
    const mined = finalized(
      { ...sent, unknownSince: 1 },
      { receipt, nowMs: NOW, revertReason: undefined, seen: undefined },
    )
    expect(mined).toEqual({ ...sent, receipt, confirmedTime: NOW })
    const moved = finalized(mined, {
      receipt: { ...receipt, blockNumber: 8 },
      nowMs: NOW + 1,
      revertReason: undefined,
      seen: undefined,
    })
    expect(moved).toMatchObject({ receipt: { blockNumber: 8 }, confirmedTime: NOW })
    const reverted = finalized(moved, {
      receipt: { ...receipt, status: 0 },
      nowMs: NOW + 2,
      revertReason: 'no',
      seen: undefined,
    })
    expect(reverted).toMatchObject({ receipt: { status: 0 }, confirmedTime: NOW + 2, revertReason: 'no' })
  })

  it('removes the outcome after a reorg, and keeps the seen data', () => {
    const reverted = finalized(
      { ...sent, seen, lastCheckedBlockNumber: 6 },
      { receipt: { ...receipt, status: 0 }, nowMs: NOW, revertReason: 'no', seen: undefined },
    )
    expect(reorganised(reverted)).toEqual({ ...sent, seen })
  })

  it('keeps the seen data of a transaction that was never pending', () => {
    expect(reorganised(finalized(sent, { receipt, nowMs: NOW, revertReason: undefined, seen }))).toEqual({
      ...sent,
      seen,
    })
  })
})

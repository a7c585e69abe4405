import { describe, expect, it } from 'vitest'
import { ACCOUNT, SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import type { Hex } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { type MigrationFacts, type MigrationMove, migrationMoves, migrationStep } from './migration'

const oldVault = addressOf('7')
const other = addressOf('8')
const full = { oldVault, wei: 5n }
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const sent: MigrationMove = {
  hash: hashOf('1'),
  kind: 'withdrawal',
  vault: oldVault,
  wei: 5n,
  state: 'pending',
  sentTime: 100,
}
const withdrawal: MigrationMove = { ...sent, state: 'succeeded', blockNumber: 20 }
const deposit: MigrationMove = {
  hash: hashOf('2'),
  kind: 'deposit',
  vault: SHARE_TOKEN,
  wei: 5n,
  state: 'succeeded',
  sentTime: 200,
  blockNumber: 21,
}
const stepOf = (
  oldBalances: MigrationFacts['oldBalances'],
  moves: readonly MigrationMove[] = [],
  readBlock: number | undefined = 20,
) => migrationStep({ oldBalances, moves, readBlockOf: () => readBlock })

describe('migrationStep', () => {
  it('has nothing to do while the balances are not known, or where they are empty', () => {
    expect(stepOf(LOADING)).toEqual({ status: 'none' })
    expect(stepOf(ready([]))).toEqual({ status: 'none' })
  })

  it('leaves the first old vault that holds something', () => {
    expect(stepOf(ready([full, { oldVault: other, wei: 2n }]))).toEqual({ status: 'leave', from: full, totalWei: 7n })
  })

  it('waits for the receipt, and for the balance to be read after it', () => {
    expect(stepOf(ready([full]), [sent])).toEqual({ status: 'leaving', totalWei: 5n })
    expect(stepOf(ready([]), [sent])).toEqual({ status: 'leaving', totalWei: 5n })
    expect(stepOf(ready([full]), [withdrawal], 19)).toEqual({ status: 'leaving', totalWei: 5n })
    expect(stepOf(ready([full]), [withdrawal], 20)).toMatchObject({ status: 'leave' })
  })

  it('then deposits what came back', () => {
    expect(stepOf(ready([]), [withdrawal])).toEqual({ status: 'deposit', wei: 5n, withdrawals: [withdrawal.hash] })
  })

  it('offers a withdrawal again that did not come through', () => {
    for (const state of ['reverted', 'dropped', 'cancelled'] as const)
      expect(stepOf(ready([full]), [{ ...withdrawal, state }])).toMatchObject({ status: 'leave' })
  })

  it('goes on to the next old vault, and then deposits what both brought', () => {
    const next = { ...withdrawal, hash: hashOf('3'), vault: other, wei: 2n }
    expect(stepOf(ready([{ oldVault: other, wei: 2n }]), [withdrawal])).toMatchObject({
      status: 'leave',
      from: { oldVault: other },
    })
    expect(stepOf(ready([]), [next, withdrawal])).toMatchObject({ status: 'deposit', wei: 7n })
  })

  it('ends with the deposit, goes on with what that left, and comes back where it fails', () => {
    expect(stepOf(ready([]), [deposit, withdrawal])).toEqual({ status: 'none' })
    expect(stepOf(ready([]), [{ ...deposit, state: 'pending' }, withdrawal])).toEqual({ status: 'none' })
    expect(stepOf(ready([]), [{ ...deposit, wei: 2n }, withdrawal])).toMatchObject({ status: 'deposit', wei: 3n })
    expect(stepOf(ready([]), [{ ...deposit, state: 'reverted' }, withdrawal])).toMatchObject({
      status: 'deposit',
      wei: 5n,
    })
    expect(stepOf(ready([]), [{ ...deposit, sentTime: 50 }, withdrawal])).toMatchObject({ status: 'deposit', wei: 5n })
  })
})

describe('migrationMoves', () => {
  const text = { key: 'tx.approve' }
  const kept: TransactionRecord = {
    hash: hashOf('1'),
    from: ACCOUNT,
    addedTime: 100,
    summary: text,
    success: text,
    failure: text,
    touches: [],
  }
  const record: TransactionRecord = { ...kept, move: { kind: 'withdrawal', contract: oldVault, amount: '5' } }
  const movesOf = (records: readonly TransactionRecord[]) => migrationMoves(records, [oldVault], SHARE_TOKEN)

  it("are the account's withdrawals from the old versions and its deposits into this one", () => {
    expect(
      movesOf([{ ...record, move: { kind: 'deposit', contract: SHARE_TOKEN, amount: '3' } }, record]),
    ).toMatchObject([
      { kind: 'deposit', wei: 3n, state: 'pending' },
      { kind: 'withdrawal', vault: oldVault, wei: 5n, sentTime: 100 },
    ])
  })

  it('are nothing of other vaults, nor what the user chose to keep', () => {
    const moved = (kind: 'deposit' | 'withdrawal', vault: typeof oldVault) => ({
      ...record,
      move: { kind, contract: vault, amount: '5' },
    })
    expect(
      movesOf([kept, moved('deposit', other), moved('withdrawal', other), moved('withdrawal', SHARE_TOKEN)]),
    ).toEqual([])
  })
})

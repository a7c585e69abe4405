import { describe, expect, it } from 'vitest'
import { addressOf } from '@/domain/vault/testVaults'
import { LOADING, ready } from '@/lib/loadable'
import { migrationStep, type SentWithdrawal } from './migration'

const oldVault = addressOf('7')
const other = addressOf('8')
const full = { oldVault, wei: 5n }
const sent: SentWithdrawal = { hash: `0x${'1'.repeat(64)}`, oldVault, wei: 5n, broughtWei: 0n }

describe('migrationStep', () => {
  it('has nothing to do while the balances are not known, or where they are empty', () => {
    expect(migrationStep(LOADING, undefined, 'unknown')).toEqual({ status: 'none' })
    expect(migrationStep(ready([]), undefined, 'unknown')).toEqual({ status: 'none' })
  })

  it('leaves the first old vault that holds something', () => {
    const two = ready([full, { oldVault: other, wei: 2n }])
    expect(migrationStep(two, undefined, 'unknown')).toEqual({ status: 'leave', from: full, totalWei: 7n, broughtWei: 0n })
  })

  it('waits for the receipt, and for the balance to be read after it', () => {
    expect(migrationStep(ready([full]), sent, 'pending')).toEqual({ status: 'leaving', totalWei: 5n })
    expect(migrationStep(ready([]), sent, 'pending')).toEqual({ status: 'leaving', totalWei: 5n })
    expect(migrationStep(ready([full]), sent, 'succeeded')).toEqual({ status: 'leaving', totalWei: 5n })
  })

  it('then deposits what came back', () => {
    expect(migrationStep(ready([]), sent, 'succeeded')).toEqual({ status: 'deposit', wei: 5n })
    expect(migrationStep(ready([]), sent, 'unknown')).toEqual({ status: 'deposit', wei: 5n })
  })

  it('offers a reverted withdrawal again, and counts it once', () => {
    expect(migrationStep(ready([full]), sent, 'failed')).toMatchObject({ status: 'leave', broughtWei: 0n })
  })

  it('goes on to the next old vault with what the last one brought', () => {
    expect(migrationStep(ready([{ oldVault: other, wei: 2n }]), sent, 'succeeded')).toMatchObject({ status: 'leave', broughtWei: 5n })
    expect(migrationStep(ready([]), { ...sent, oldVault: other, wei: 2n, broughtWei: 5n }, 'succeeded')).toEqual({ status: 'deposit', wei: 7n })
  })
})

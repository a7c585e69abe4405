import { describe, expect, it } from 'vitest'
import { failureText } from '@/chain/txRequest'
import { SHARE_TOKEN, testVault } from './testVaults'
import { leaveOldVaultTx, withdrawAllTx, withdrawTx } from './withdrawTx'

const vault = testVault()

describe('what a failed withdrawal says', () => {
  const failure = (reason?: string) =>
    failureText(withdrawTx(vault, SHARE_TOKEN, 1n, '1'), reason === undefined ? { kind: 'wouldRevert' } : { kind: 'wouldRevert', reason }).key

  it.each(['redeemTokens zero', 'Cannot redeem zero tokens', 'REDEEM_ZERO', 'zero tokens to redeem'])('asks for a higher amount: %s', (reason) => {
    expect(failure(reason)).toBe('vault.tx.withdraw.failureZero')
  })
  it.each([undefined, 'paused', 'division by zero', 'cannot redeem now'])('asks to try later: %s', (reason) => {
    expect(failure(reason)).toBe('vault.tx.withdraw.failure')
  })
  it('holds for withdrawing all, and from an old vault', () => {
    const error = { kind: 'wouldRevert', reason: 'redeem of zero' } as const
    expect(failureText(withdrawAllTx(vault, SHARE_TOKEN, 1n), error).key).toBe('vault.tx.withdraw.failureZero')
    expect(failureText(leaveOldVaultTx(vault, SHARE_TOKEN, 1n), error).key).toBe('vault.tx.withdraw.failureZero')
  })
})

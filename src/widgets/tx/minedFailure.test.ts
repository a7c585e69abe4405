import { describe, expect, it } from 'vitest'
import { failureText } from '@/chain/tx/txRequest'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { withdrawTx } from '@/domain/vault/withdrawTx'
import { minedFailure } from './minedFailure'

const mined = (key: string, revertReason?: string) =>
  minedFailure({ failure: { key }, ...(revertReason !== undefined && { revertReason }) }).key

describe('minedFailure', () => {
  it('says what the words of the contract mean, as before the sending', () => {
    const { key } = failureText(withdrawTx(testVault(), SHARE_TOKEN, 1n, '1'), { kind: 'reverted' })
    expect(mined(key, 'redeemTokens zero')).toBe('vault.tx.withdraw.failureZero')
    expect(mined('trade.swap.failure', 'UniswapV2Router: EXPIRED')).toBe('trade.refused.expired')
    expect(mined('liquidity.tx.add.failure', 'UniswapV2Router: INSUFFICIENT_A_AMOUNT')).toBe('trade.refused.ratio')
    expect(mined('liquidity.tx.remove.failure', 'UniswapV2Router: INSUFFICIENT_B_AMOUNT')).toBe('trade.refused.ratio')
  })

  it.each([
    ['vault.tx.withdraw.failure', 'paused'],
    ['vault.tx.withdraw.failure', undefined],
    ['vault.tx.deposit.failure', 'redeemTokens zero'],
    ['toString', 'redeemTokens zero'],
  ])('says what the record says where nobody knows more: %s, %s', (key, reason) => {
    expect(mined(key, reason)).toBe(key)
  })
})

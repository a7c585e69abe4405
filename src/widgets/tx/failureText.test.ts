import { describe, expect, it } from 'vitest'
import type { ChainError } from '@/chain/tx/chainError'
import type { FailureDecoder } from '@/chain/tx/txRequest'
import { failureText } from './failureText'

const reverted = (reason?: string): ChainError => ({ kind: 'reverted', ...(reason && { reason }) })
const said = (failureDecoder: FailureDecoder | undefined, error: ChainError) =>
  failureText({ failure: { key: 'own' }, ...(failureDecoder && { failureDecoder }) }, error).key

describe('failureText', () => {
  it.each(['wouldRevert', 'reverted'] as const)('says what the words of the contract mean: %s', (kind) => {
    expect(said('vaultWithdrawal', { kind, reason: 'redeemTokens zero' })).toBe('vault.tx.withdraw.failureZero')
    expect(said('router', { kind, reason: 'UniswapV2Router: EXPIRED' })).toBe('trade.refused.expired')
    expect(said('router', { kind, reason: 'UniswapV2Router: INSUFFICIENT_A_AMOUNT' })).toBe('trade.refused.ratio')
  })

  it('says what the request says where nobody knows more', () => {
    expect(said('vaultWithdrawal', reverted('paused'))).toBe('own')
    expect(said('vaultWithdrawal', reverted())).toBe('own')
    expect(said('router', { kind: 'network' })).toBe('own')
    expect(said(undefined, reverted('redeemTokens zero'))).toBe('own')
  })
})

import { describe, expect, it } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { explainWithdrawError } from './explainWithdrawError'
import { ACCOUNT, SHARE_TOKEN, testVault } from './testing/vaults'
import { exitOldVaultTx, withdrawAllTx, withdrawTx } from './withdrawTx'

const vault = testVault()

describe('withdrawal errors', () => {
  it.each(['redeemTokens zero', 'Cannot redeem zero tokens', 'REDEEM_ZERO', 'zero tokens to redeem'])(
    'ask for a higher amount: %s',
    (reason) => {
      expect(explainWithdrawError({ kind: 'wouldRevert', reason })?.key).toBe('vault.tx.withdraw.failureZero')
    },
  )
  it.each([undefined, 'paused', 'division by zero', 'cannot redeem now'])('ask to try again later: %s', (reason) => {
    expect(explainWithdrawError({ kind: 'wouldRevert', ...(reason && { reason }) })).toBeUndefined()
    expect(withdrawTx(vault, SHARE_TOKEN, 1n, '1').failure.key).toBe('vault.tx.withdraw.failure')
  })
  it.each([
    ['an amount', withdrawTx(vault, SHARE_TOKEN, 1n, '1')],
    ['all', withdrawAllTx(vault, SHARE_TOKEN, 1n)],
    ['all of an old vault', exitOldVaultTx(vault, SHARE_TOKEN, 1n)],
  ])('are explained for withdrawing %s', (_what, request) => {
    expect(request.failureDecoder).toBe('vaultWithdrawal')
  })
})

describe('requote of a withdrawal', () => {
  const worth = (wei: bigint): RpcClient => ({
    request: async (_method, _params, parse) => Promise.resolve(parse(`0x${wei.toString(16).padStart(64, '0')}`)),
  })

  it.each([
    ['from the vault', withdrawAllTx(vault, SHARE_TOKEN, 100n)],
    ['from an old vault', exitOldVaultTx(vault, SHARE_TOKEN, 100n)],
  ])('%s follows the value of the shares', async (_what, request) => {
    const quote = await request.requote?.(worth(44n), ACCOUNT, { request })
    expect(quote).toMatchObject({
      status: 'offered',
      offer: { request: { contract: SHARE_TOKEN, preview: { receives: [{ amountWei: 44n, isGuaranteed: false }] } } },
    })
    expect(await request.requote?.(worth(0n), ACCOUNT, { request })).toMatchObject({ status: 'refused' })
  })

  it('of a fixed amount does nothing', () => {
    expect(withdrawTx(vault, SHARE_TOKEN, 1n, '1').requote).toBeUndefined()
  })
})

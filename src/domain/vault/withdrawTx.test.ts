import { describe, expect, it } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { ACCOUNT, SHARE_TOKEN, testVault } from './testing/vaults'
import { withdrawRefusal } from './withdrawRefusal'
import { exitOldVaultTx, withdrawAllTx, withdrawTx } from './withdrawTx'

const vault = testVault()

describe('what a failed withdrawal says', () => {
  it.each(['redeemTokens zero', 'Cannot redeem zero tokens', 'REDEEM_ZERO', 'zero tokens to redeem'])(
    'asks for a higher amount: %s',
    (reason) => {
      expect(withdrawRefusal({ kind: 'wouldRevert', reason })?.key).toBe('vault.tx.withdraw.failureZero')
    },
  )
  it.each([undefined, 'paused', 'division by zero', 'cannot redeem now'])('asks to try later: %s', (reason) => {
    expect(withdrawRefusal({ kind: 'wouldRevert', ...(reason && { reason }) })).toBeUndefined()
    expect(withdrawTx(vault, SHARE_TOKEN, 1n, '1').failure.key).toBe('vault.tx.withdraw.failure')
  })
  it.each([
    ['an amount', withdrawTx(vault, SHARE_TOKEN, 1n, '1')],
    ['all', withdrawAllTx(vault, SHARE_TOKEN, 1n)],
    ['all of an old vault', exitOldVaultTx(vault, SHARE_TOKEN, 1n)],
  ])('holds for withdrawing %s', (_what, request) => {
    expect(request.failureDecoder).toBe('vaultWithdrawal')
  })
})

describe('a withdrawal of all, while it is reviewed', () => {
  const worth = (wei: bigint): RpcClient => ({
    request: async (_method, _params, parse) => Promise.resolve(parse(`0x${wei.toString(16).padStart(64, '0')}`)),
  })

  it.each([
    ['from the vault', withdrawAllTx(vault, SHARE_TOKEN, 100n)],
    ['from an old vault', exitOldVaultTx(vault, SHARE_TOKEN, 100n)],
  ])('%s follows what the shares are worth', async (_what, request) => {
    const quote = await request.requote?.(worth(44n), ACCOUNT, { request })
    expect(quote).toMatchObject({
      status: 'offered',
      offer: { request: { contract: SHARE_TOKEN, preview: { arrives: [{ amountWei: 44n, isGuaranteed: false }] } } },
    })
    expect(await request.requote?.(worth(0n), ACCOUNT, { request })).toMatchObject({ status: 'refused' })
  })

  it('of an amount that the vault pays or refuses follows nothing', () => {
    expect(withdrawTx(vault, SHARE_TOKEN, 1n, '1').requote).toBeUndefined()
  })
})

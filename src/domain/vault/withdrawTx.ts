import { vaultContract } from '@/chain/contracts/vault'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import { compoundTx } from './compoundTx'
import { type Forfeit, forfeitNow } from './model/forfeit'
import type { Vault } from './vault'
import { withdrawPreview } from './vaultPreview'

const ESTIMATED_GAS = { margin: 1.2 } as const
const WITHDRAW_TEXTS = {
  success: { key: 'vault.tx.withdraw.success' },
  failure: { key: 'vault.tx.withdraw.failure' },
  failureDecoder: 'vaultWithdrawal',
} as const

/** Withdraws an amount. @param amountWei underlying base units @param forfeit pending rewards left behind */
export function withdrawTx(
  vault: Vault,
  shareToken: Address,
  amountWei: bigint,
  amountText: string,
  forfeit?: Forfeit,
): TxRequest {
  return {
    ...vaultContract(shareToken).withdraw(amountWei),
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.withdraw', values: { amount: amountText, asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, amountWei, true, forfeit),
    touches: [shareToken, vault.deployed.underlying],
    ...WITHDRAW_TEXTS,
  }
}

/**
 * Requotes a full withdrawal, whose amount the vault decides: none is named or enforced.
 * @param requestOf gets undefined if the pending rewards could not be read
 */
function requoteAll(
  vault: Address,
  requestOf: (depositedWei: bigint, pendingWei: bigint | undefined) => TxRequest,
): Requote {
  return async (client, from) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const [wei, pendingWei] = await Promise.all([
      readCall(client, vaultContract(vault).updatedBalanceOf(from)),
      readCall(client, vaultContract(vault).estimateUserEarn(from)).catch((): undefined => undefined),
    ])
    if (wei === 0n) return { status: 'refused', title: { key: 'vault.withdraw.insufficient' } }
    return { status: 'offered', offer: { request: requestOf(wei, pendingWei) } }
  }
}

/**
 * Withdraws everything.
 * @param depositedWei current value in underlying base units
 * @param forfeit pending rewards left behind
 */
export function withdrawAllTx(vault: Vault, shareToken: Address, depositedWei: bigint, forfeit?: Forfeit): TxRequest {
  return {
    ...vaultContract(shareToken).withdrawAll(),
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.withdrawAll', values: { asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, depositedWei, false, forfeit),
    requote: requoteAll(shareToken, (wei, pendingWei) =>
      withdrawAllTx(vault, shareToken, wei, forfeitNow(forfeit, pendingWei)),
    ),
    touches: [shareToken, vault.deployed.underlying],
    ...WITHDRAW_TEXTS,
  }
}

/**
 * Compounds and withdraws everything in one atomic batch, so that no pending rewards are forfeited; only for wallets
 * with EIP-5792.
 * @param balanceWei expected value in underlying base units
 */
export function compoundAndWithdrawAllTx(vault: Vault, shareToken: Address, balanceWei: bigint): TxRequest {
  return {
    ...withdrawAllTx(vault, shareToken, balanceWei),
    summary: { key: 'vault.tx.compoundAndWithdrawAll', values: { asset: vault.underlyingFriendlyName } },
    before: [compoundTx(vault, shareToken)],
    requote: requoteAll(shareToken, (wei, pendingWei = 0n) =>
      compoundAndWithdrawAllTx(vault, shareToken, wei + pendingWei),
    ),
  }
}

/**
 * First half of a migration: withdraws everything from an older version of the vault.
 * @param depositedWei current value in underlying base units
 * @param forfeit pending rewards left behind
 */
export function exitOldVaultTx(vault: Vault, oldVault: Address, depositedWei: bigint, forfeit?: Forfeit): TxRequest {
  return {
    ...vaultContract(oldVault).withdrawAll(),
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.leave', values: { asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, depositedWei, false, forfeit),
    requote: requoteAll(oldVault, (wei, pendingWei) =>
      exitOldVaultTx(vault, oldVault, wei, forfeitNow(forfeit, pendingWei)),
    ),
    touches: [oldVault, vault.deployed.underlying],
    move: { kind: 'withdrawal', contract: oldVault, amount: depositedWei.toString() },
    ...WITHDRAW_TEXTS,
  }
}

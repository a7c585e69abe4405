import type { ChainError } from '@/chain/chainError'
import * as vaultAbi from '@/chain/generated/vault'
import { contractCall } from '@/chain/call'
import { type Requote, txRequest, type TxRequest, type TxText } from '@/chain/txRequest'
import type { Address } from '@/lib/hex'
import type { Vault } from './vault'
import { withdrawPreview } from './vaultPreview'
import { withdrawRefusal } from './withdrawRefusal'

const ESTIMATED_GAS = { margin: 1.2 } as const
const WITHDRAW_TEXTS = {
  success: { key: 'vault.tx.withdraw.success' },
  failure: (error: ChainError): TxText => withdrawRefusal(error) ?? { key: 'vault.tx.withdraw.failure' },
} as const

/** @param amountWei underlying base units */
export function withdrawTx(vault: Vault, shareToken: Address, amountWei: bigint, amountText: string): TxRequest {
  return txRequest(vaultAbi.withdraw, {
    contract: shareToken,
    args: [amountWei],
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.withdraw', values: { amount: amountText, asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, amountWei, true),
    touches: [shareToken, vault.deployed.underlying],
    ...WITHDRAW_TEXTS,
  })
}

/** What all shares of the account are worth is the vault's to say: no amount is named, and none is enforced. */
function requoteAll(vault: Address, requestOf: (depositedWei: bigint) => TxRequest): Requote {
  return async (client, from) => {
    const { readCall } = await import('@/chain/readNow')
    const wei = await readCall(client, contractCall(vault, vaultAbi.updatedBalanceOf, from))
    return wei === 0n ? { status: 'refused', title: { key: 'vault.withdraw.insufficient' } } : { status: 'offered', offer: { request: requestOf(wei) } }
  }
}

/** @param depositedWei what the account's shares are worth now, in underlying base units */
export function withdrawAllTx(vault: Vault, shareToken: Address, depositedWei: bigint): TxRequest {
  return txRequest(vaultAbi.withdrawAll, {
    contract: shareToken,
    args: [],
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.withdrawAll', values: { asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, depositedWei, false),
    requote: requoteAll(shareToken, (wei) => withdrawAllTx(vault, shareToken, wei)),
    touches: [shareToken, vault.deployed.underlying],
    ...WITHDRAW_TEXTS,
  })
}

/**
 * First half of a migration: everything out of an older version of the vault.
 * @param depositedWei what the account's shares in it are worth now, in underlying base units
 */
export function leaveOldVaultTx(vault: Vault, oldVault: Address, depositedWei: bigint): TxRequest {
  return txRequest(vaultAbi.withdrawAll, {
    contract: oldVault,
    args: [],
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.leave', values: { asset: vault.underlyingFriendlyName } },
    preview: withdrawPreview(vault, depositedWei, false),
    requote: requoteAll(oldVault, (wei) => leaveOldVaultTx(vault, oldVault, wei)),
    touches: [oldVault, vault.deployed.underlying],
    ...WITHDRAW_TEXTS,
  })
}

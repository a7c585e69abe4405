import * as vaultAbi from '@/chain/generated/vault'
import { type TxRequest, txRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import type { Vault } from './vault'
import { vaultCallPreview } from './vaultPreview'

const COMPOUND_GAS = { margin: 1.5, minimum: 1_000_000n } as const

export function compoundTx(vault: Vault, shareToken: Address): TxRequest {
  return txRequest(vaultAbi.forceCompound, {
    contract: shareToken,
    args: [],
    gas: COMPOUND_GAS,
    summary: { key: 'vault.tx.compound', values: { asset: vault.underlyingFriendlyName } },
    success: { key: 'vault.tx.compound.success' },
    failure: { key: 'vault.tx.compound.failure' },
    touches: [shareToken],
    preview: vaultCallPreview(vault),
  })
}

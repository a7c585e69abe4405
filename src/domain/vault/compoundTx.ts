import { vaultContract } from '@/chain/contracts/vault'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import type { Harvest } from './useHarvest'
import type { Vault } from './vault'
import { compoundPreview } from './vaultPreview'

const COMPOUND_GAS = { margin: 1.5, minimum: 1_000_000n } as const

/** The transaction that compounds a vault. @param harvest what it would bring now; undefined while unknown */
export function compoundTx(vault: Vault, shareToken: Address, harvest?: Harvest): TxRequest {
  return {
    ...vaultContract(shareToken).forceCompound(),
    gas: COMPOUND_GAS,
    summary: { key: 'vault.tx.compound', values: { asset: vault.underlyingFriendlyName } },
    success: { key: 'vault.tx.compound.success' },
    failure: { key: 'vault.tx.compound.failure' },
    touches: [shareToken],
    preview: compoundPreview(vault, harvest),
  }
}

import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Vault } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Creates the vault of a token. */
export function createEarningTx(vault: Vault, factory: Address): TxRequest {
  return {
    ...vaultFactoryContract(factory).createCandyStrategy(vault.deployed.underlying),
    gas: ESTIMATED_GAS,
    summary: { key: 'vault.tx.create', values: { asset: vault.underlyingFriendlyName } },
    success: { key: 'vault.tx.create.success' },
    failure: { key: 'vault.tx.create.failure' },
    touches: [factory],
  }
}

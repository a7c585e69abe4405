import type { Vault } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'

/** A contract of the vault; its text key is 'vault.address.<label>'. */
export interface LabelledAddress {
  readonly label: 'shareToken' | 'underlying' | 'strategy' | 'farm' | 'market'
  readonly address: Address
}

/** The vault's known contracts. */
export function vaultAddresses(
  vault: Vault,
  shareToken: Address | undefined,
  strategy: Address | undefined,
): readonly LabelledAddress[] {
  const { underlying, yieldSource } = vault.deployed
  const known: LabelledAddress[] = [{ label: 'underlying', address: underlying }]
  if ('chef' in yieldSource) known.push({ label: 'farm', address: yieldSource.chef })
  if ('market' in yieldSource) known.push({ label: 'market', address: yieldSource.market })
  if (strategy !== undefined) known.unshift({ label: 'strategy', address: strategy })
  if (shareToken !== undefined) known.unshift({ label: 'shareToken', address: shareToken })
  return known
}

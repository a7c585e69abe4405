import type { VaultTerms } from '@/domain/vault/reads'
import { useVaultTerms } from '@/domain/vault/useVaultDetails'
import { useVaultReads, type VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { bestVault } from '@/domain/vault/vaultsOfToken'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type UnfinishedDeposit, unfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'

/** Vaults of the same token. */
export type FarmVaults = readonly [Vault, ...Vault[]]

/** The vault beside a farm. */
export interface FarmVault {
  readonly vault: Vault
  readonly reads: Pick<VaultReads, 'vaultYield'>
  /** Undefined while it is unknown, and if the vault has not been created yet. */
  readonly shareToken: Address | undefined
  readonly terms: Loadable<VaultTerms>
  /** Tokens that were unstaked or zapped for the vault, and are not deposited yet. */
  readonly step: UnfinishedDeposit | undefined
}

/**
 * The vault that a move has begun to, otherwise the one with the highest APY. Read while the farm is open.
 * @param vaults must be referentially stable
 */
export function useFarmVault(vaults: FarmVaults): FarmVault | undefined {
  const { recent } = useTransactions()
  const reads = useVaultReads(vaults, undefined)
  const steps = reads.map(({ shareToken }) => {
    const contract = valueOf(shareToken)
    return contract && unfinishedDeposit(recent, { contract })
  })
  const begun = steps.findIndex((step) => step !== undefined)
  const best = bestVault(
    vaults,
    reads.map(({ vaultYield }) => vaultYield),
  )
  const index = begun !== -1 || best === undefined ? Math.max(begun, 0) : vaults.indexOf(best.vault)
  const vault = vaults[index] ?? vaults[0]
  const own = reads[index]
  const shareToken = own && valueOf(own.shareToken)
  const terms = useVaultTerms(vault, shareToken)
  return own && { vault, reads: own, shareToken, terms, step: steps[index] }
}

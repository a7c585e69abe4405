import { Suspense } from 'react'
import { lendingSource } from '@/domain/vault/marketReads'
import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { AddressesSection } from './AddressesSection'
import { HistorySection } from './HistorySection'
import { RiskSection } from './RiskSection'
import { YieldSection } from './YieldSection'

const LendingHistorySection = lazyPart(async () => (await import('./LendingHistorySection')).LendingHistorySection)

export interface RecordSectionsProps {
  readonly vault: Vault
  readonly reads: VaultReads
  /** Undefined if the vault has no strategy yet, or while loading. */
  readonly shareToken: Address | undefined
  /** Undefined if the vault has not been created yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

/** Read-only sections below the forms, the risks first, in a chunk that loads after them. */
export function RecordSections({ vault, reads, shareToken, terms }: RecordSectionsProps) {
  const lending = lendingSource(vault)
  return (
    <>
      <RiskSection vault={vault} deposited={reads.deposited} />
      <YieldSection vault={vault} reads={reads} terms={terms} />
      {shareToken !== undefined && (
        <HistorySection vault={vault} shareToken={shareToken} vaultYield={reads.vaultYield} />
      )}
      {lending !== undefined && (
        <Suspense
          fallback={
            <Card>
              <Skeleton width="100%" height="32rem" />
            </Card>
          }
        >
          <LendingHistorySection source={lending} sinceBlock={vault.deployed.deployBlock ?? 0} />
        </Suspense>
      )}
      <AddressesSection vault={vault} shareToken={shareToken} strategy={terms && valueOf(terms)?.strategy} />
    </>
  )
}

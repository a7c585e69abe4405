import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Cautions, Record } from '../components/VaultCards.styles'
import { AddressesSection } from './AddressesSection'
import { HistorySection } from './HistorySection'
import { RiskSection } from './RiskSection'
import { YieldSection } from './YieldSection'

export interface RecordSectionsProps {
  readonly vault: Vault
  readonly reads: VaultReads
  /** Undefined where no strategy was created yet, or while that is not known. */
  readonly shareToken: Address | undefined
  /** Undefined for a vault that nobody has started yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

/** What one reads before acting: their code comes after that of the forms. */
export function RecordSections({ vault, reads, shareToken, terms }: RecordSectionsProps) {
  return (
    <>
      <Record>
        {shareToken !== undefined && <HistorySection vault={vault} shareToken={shareToken} />}
        <YieldSection vault={vault} reads={reads} terms={terms} />
      </Record>
      <Cautions>
        <RiskSection vault={vault} deposited={reads.deposited} />
        <AddressesSection vault={vault} shareToken={shareToken} strategy={terms && valueOf(terms)?.strategy} />
      </Cautions>
    </>
  )
}

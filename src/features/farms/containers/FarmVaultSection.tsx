import { vaultName } from '@/domain/contract/namedContracts'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { FinishDepositSection } from '@/widgets/vault-deposit/FinishDepositSection'
import { FarmVaultCard } from '../components/FarmVaultCard'
import type { FarmEntry } from '../farmFinder'
import type { FarmVault } from '../hooks/useFarmVault'
import { useHandCompounding } from '../hooks/useHandCompounding'
import { farmVaultView } from '../model/farmVaultView'
import { MoveSection } from './MoveSection'

export interface FarmVaultSectionProps {
  readonly entry: FarmEntry
  readonly beside: FarmVault
}

/** The vault of the staked token: what it yields beside the farm, and the move of the stake into it. */
export function FarmVaultSection({ entry, beside }: FarmVaultSectionProps) {
  const { tText, locale } = useTranslation()
  const account = useAccount()
  const byHand = useHandCompounding(entry)
  const { vault, reads, terms, shareToken, step } = beside
  const view = farmVaultView(
    { vault, name: tText(vaultName(vault)), vaultYield: reads.vaultYield, terms, byHand },
    locale,
  )
  return (
    <FarmVaultCard pid={entry.farm.pid} view={view}>
      {shareToken !== undefined &&
        account !== undefined &&
        (step === undefined ? (
          <MoveSection entry={entry} vault={vault} shareToken={shareToken} />
        ) : (
          <FinishDepositSection key={step.hash} vault={vault} shareToken={shareToken} account={account} step={step} />
        ))}
    </FarmVaultCard>
  )
}

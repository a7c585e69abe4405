import type { ContractName } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'

export interface MissingPartsProps {
  /** 'vault' is the vault's contract, 'competition' that of a trading competition, 'claims' those of campaigns, 'inscriptions' the indexer, 'snapshot' the hub of votes; other contracts have their deployment names. */
  readonly parts: readonly ('vault' | 'competition' | 'claims' | 'inscriptions' | 'snapshot' | ContractName)[]
}

/** Lists the contracts or services missing on this network. */
export function MissingParts({ parts }: MissingPartsProps) {
  const { t } = useTranslation()
  const names = parts.map((part) => {
    if (part === 'vault') return t('figures.part.vault')
    if (part === 'competition') return t('figures.part.competition')
    if (part === 'claims') return t('figures.part.claims')
    if (part === 'snapshot') return t('figures.part.snapshot')
    return part === 'inscriptions' ? t('figures.part.inscriptions') : t('figures.part.contract', { name: part })
  })
  return (
    <>
      <Text as="span" size="sm" isStrong>
        {t('figures.missing')}
      </Text>{' '}
      <Text as="span" size="sm" tone="muted">
        {t('figures.missingParts', { parts: names.join(', ') })}
      </Text>
    </>
  )
}

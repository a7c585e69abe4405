import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import type { EarnCardView, EarnSectionId } from '../model/earnCard'
import { VaultCard } from './VaultCard'
import { ColumnName, List, Section, SectionHead } from './VaultSection.styles'

export interface VaultSectionProps {
  readonly section: EarnSectionId
  readonly cards: readonly EarnCardView[]
  readonly onRetry: (vaultId: string) => void
}

const notes = { migrate: 'earn.section.migrate.note', deprecated: 'earn.section.deprecated.note' } as const

/** One group of the list under its heading; the heading's line names the columns. */
export function VaultSection({ section, cards, onRetry }: VaultSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const isOld = section === 'migrate'
  return (
    <Section aria-labelledby={headingId} data-testid={`earn-section-${section}`}>
      <SectionHead>
        <div>
          <Heading level={2} id={headingId}>{t(`earn.section.${section}`)}</Heading>
          {(section === 'migrate' || section === 'deprecated') && <Text tone="muted" size="sm">{t(notes[section])}</Text>}
        </div>
        <ColumnName aria-hidden="true">{t(isOld ? 'earn.oldBalance' : 'earn.apy')}</ColumnName>
        {!isOld && <ColumnName aria-hidden="true">{t('earn.tvl')}</ColumnName>}
        {!isOld && <ColumnName aria-hidden="true">{t('earn.deposited')}</ColumnName>}
      </SectionHead>
      <List>{cards.map((card) => <VaultCard key={card.id} view={card} onRetry={onRetry} />)}</List>
    </Section>
  )
}

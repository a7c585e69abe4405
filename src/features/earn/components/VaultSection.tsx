import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import type { EarnSectionId } from '../model/earnCard'
import { VaultList, type VaultListProps } from './VaultList'

export interface VaultSectionProps extends Omit<VaultListProps, 'label'> {
  readonly section: EarnSectionId
}

const notes = { migrate: 'earn.section.migrate.note', deprecated: 'earn.section.deprecated.note' } as const

/** A section of the list with its heading. */
export function VaultSection({ section, ...list }: VaultSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} data-testid={`earn-section-${section}`}>
      <Stack gap={12}>
        <SectionHeading level={2} id={headingId} aside={list.cards.length}>
          {t(`earn.section.${section}`)}
        </SectionHeading>
        {(section === 'migrate' || section === 'deprecated') && (
          <Text tone="muted" size="sm">
            {t(notes[section])}
          </Text>
        )}
        <VaultList {...list} />
      </Stack>
    </section>
  )
}

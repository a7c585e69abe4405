import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { VaultSection } from './components/VaultSection'
import { useEarnCards } from './hooks/useEarnCards'
import { groupBySection } from './model/earnCard'

/** The list of vaults. */
export default function EarnPage() {
  const { t } = useTranslation()
  const { cards, retry } = useEarnCards()
  return (
    <Stack gap={36}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('earn.title')}</Heading>
        <Text tone="muted">{t('earn.lead')}</Text>
      </Stack>
      {groupBySection(cards).map((group) => <VaultSection key={group.section} {...group} onRetry={retry} />)}
    </Stack>
  )
}

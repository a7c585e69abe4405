import type { TxText } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'

/** Reasons why an operation would be invalid. Sending stays possible because the indexer may be behind. */
export function Warnings({ warnings }: { readonly warnings: readonly TxText[] }) {
  const { t, tText } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning" title={t('inscription.warn')}>
      {warnings.map((warning) => (
        <Text key={warning.key} as="div" size="sm">
          {tText(warning)}
        </Text>
      ))}
    </Notice>
  )
}

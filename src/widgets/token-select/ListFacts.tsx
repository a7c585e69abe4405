import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'

export interface ListFactsProps {
  readonly version: string
  readonly tokenCount: number
  readonly leftOutCount: number | undefined
}

/** Version of a list, number of its tokens on this network, and of skipped non-EVM tokens. */
export function ListFacts({ version, tokenCount, leftOutCount }: ListFactsProps) {
  const { t } = useTranslation()
  return (
    <Text as="span" size="sm" tone="muted">
      {t('tokens.lists.facts', { version, count: tokenCount })}
      {leftOutCount !== undefined && <> · {t('tokens.lists.leftOut', { count: leftOutCount })}</>}
    </Text>
  )
}

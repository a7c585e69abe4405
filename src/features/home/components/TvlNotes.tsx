import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { LeftOutVaults } from '../model/tvlView'

export interface TvlNotesProps {
  /** Undefined where the network has no history of vaults. */
  readonly leftOut: LeftOutVaults | undefined
  /** Whether the newest days are missing. */
  readonly isBehind: boolean
}

/** How many names are listed. */
const MAX_NAMES = 8

/** What the history counts, and what it leaves out. */
export function TvlNotes({ leftOut, isBehind }: TvlNotesProps) {
  const { t, locale } = useTranslation()
  const namesText = (names: readonly string[]) => {
    const shown = names.slice(0, MAX_NAMES)
    const rest = names.length - shown.length
    const all = rest === 0 ? shown : [...shown, t('overview.tvl.leftOut.more', { count: rest })]
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(all)
  }
  return (
    <Stack gap={8}>
      <Text tone="muted" size="sm">
        {t('overview.tvl.note')}
      </Text>
      {leftOut !== undefined && leftOut.names.length > 0 && (
        <Text tone="muted" size="sm">
          {t('overview.tvl.leftOut', { count: leftOut.names.length, names: namesText(leftOut.names) })}{' '}
          {leftOut.usd !== undefined && t('overview.tvl.leftOut.value', { value: formatUsd(leftOut.usd, locale).text })}
        </Text>
      )}
      {isBehind && (
        <Text tone="warning" size="sm">
          {t('overview.tvl.behind')}
        </Text>
      )}
    </Stack>
  )
}

import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { Phase } from '@/lib/schedule'
import { Badge } from '@/ui/Badge'
import { Skeleton } from '@/ui/Skeleton'

/** Phase of a schedule (Unix seconds), with its date. @param phase undefined while loading */
export function PhaseBadge({ phase }: { readonly phase: Phase | undefined }) {
  const { t, locale } = useTranslation()
  switch (phase?.status) {
    case undefined:
      return <Skeleton width="10ch" height="1em" />
    case 'soon':
      return <Badge>{t('schedule.opens', { date: formatTime(phase.from, locale) })}</Badge>
    case 'ended':
      return <Badge>{t('schedule.ended', { date: formatTime(phase.until, locale) })}</Badge>
    case 'live':
      return (
        <Badge tone="good">
          {phase.until === undefined
            ? t('schedule.open')
            : t('schedule.until', { date: formatTime(phase.until, locale) })}
        </Badge>
      )
  }
}

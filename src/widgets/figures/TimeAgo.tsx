import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { formatElapsed } from '@/lib/relativeTime'

/** How long ago something happened; the exact time on hover. @param timeSec Unix seconds */
export function TimeAgo({ timeSec }: { readonly timeSec: number }) {
  const { locale } = useTranslation()
  const nowSec = useNowSec()
  return (
    <time dateTime={isoTime(timeSec)} title={formatTime(timeSec, locale)}>
      {formatElapsed(Math.max(0, nowSec - timeSec), locale)}
    </time>
  )
}

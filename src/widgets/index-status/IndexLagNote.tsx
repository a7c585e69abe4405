import { useIndexLag } from '@/hooks/useIndexLag'
import { useTranslation } from '@/i18n/useTranslation'
import type { IndexedBlock } from '@/lib/indexLag'
import { formatElapsed } from '@/lib/relativeTime'
import { Notice } from '@/ui/Notice'

/** States how far the index behind a page is behind the chain; nothing while it keeps up. */
export function IndexLagNote({ indexed }: { readonly indexed: IndexedBlock | undefined }) {
  const { t, locale } = useTranslation()
  const lag = useIndexLag(indexed)
  if (lag === undefined) return null
  const block = lag.block.toLocaleString(locale, { numberingSystem: 'latn' })
  return (
    <Notice tone="warning" title={t('indexStatus.behind', { block, ago: formatElapsed(lag.behindSec, locale) })}>
      {t('indexStatus.behind.body')}
    </Notice>
  )
}

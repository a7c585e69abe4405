import { Suspense } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { IndexedBlock } from '@/lib/indexLag'
import { type Loadable, retryFailed, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { lazyPart } from '@/widgets/pages/lazyPart'

const IndexDown = lazyPart(async () => (await import('@/widgets/index-status/IndexDown')).IndexDown)
const IndexLagNote = lazyPart(async () => (await import('@/widgets/index-status/IndexLagNote')).IndexLagNote)

/** Takes no room while it has nothing to say. */
const Status = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  &:empty {
    position: absolute;
  }
`

export interface IndexStatusProps {
  /** What the page shows of the index. */
  readonly parts: readonly Loadable<{ readonly indexed: IndexedBlock | undefined }>[]
}

/** Says that the index is down or behind, or that figures could not be refreshed; nothing while all is well. */
export function IndexStatus({ parts }: IndexStatusProps) {
  const { t, locale } = useTranslation()
  if (parts.every(({ status }) => status === 'failed'))
    return (
      <Suspense fallback={null}>
        <IndexDown onRetry={() => retryFailed(parts)} />
      </Suspense>
    )
  const staleMs = parts.flatMap((part) => (part.status === 'stale' ? [part.asOfMs] : []))
  const indexed = parts.flatMap((part) => valueOf(part)?.indexed ?? [])
  const oldest = indexed.reduce<IndexedBlock | undefined>(
    (old, block) => (old === undefined || block.number < old.number ? block : old),
    undefined,
  )
  return (
    <Status role="status">
      {staleMs.length > 0 && (
        <Text tone="warning" size="sm">
          {t('info.stale', { time: new Date(Math.min(...staleMs)).toLocaleTimeString(locale) })}
        </Text>
      )}
      <Suspense fallback={null}>
        <IndexLagNote indexed={oldest} />
      </Suspense>
    </Status>
  )
}

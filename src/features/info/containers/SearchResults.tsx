import { type ReactNode, useMemo } from 'react'
import type { InfoPool, InfoToken } from '@/domain/exchange-info/model/info'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { MIN_SEARCH_LENGTH, useInfoSearch } from '@/domain/exchange-info/useInfoSearch'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { useDebounced } from '@/hooks/useDebounced'
import { useTranslation } from '@/i18n/useTranslation'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { PoolResult, ResultGroup, TokenResult } from '../components/SearchRows'
import { type MarkedInfo, useMarked } from '../hooks/useMarked'
import { marks, orderResults, rowsOfMark } from '../model/searchOrder'

interface Results {
  readonly tokens: readonly InfoToken[]
  readonly pools: readonly InfoPool[]
}

export interface SearchResultsProps {
  /** Trimmed. */
  readonly text: string
  /** Called when a result is opened. */
  readonly onOpen: () => void
}

/** What a search finds; for a short text what the user starred, imported or opened. */
export function SearchResults({ text, onOpen }: SearchResultsProps) {
  const marked = useMarked()
  const searched = useDebounced(text)
  return text.length < MIN_SEARCH_LENGTH ? (
    <OwnResults marked={marked} onOpen={onOpen} />
  ) : (
    <FoundResults text={searched} isSettled={searched === text} marked={marked} onOpen={onOpen} />
  )
}

interface PartProps {
  readonly marked: MarkedInfo
  readonly onOpen: () => void
}

function OwnResults({ marked: { token, pool }, onOpen }: PartProps) {
  const { t } = useTranslation()
  const tokens = useInfoTokens(useMemo(() => marks.flatMap((mark) => token[mark]), [token]))
  const pools = useInfoPools(useMemo(() => marks.flatMap((mark) => pool[mark]), [pool]))
  const isEmpty = marks.every((mark) => token[mark].length + pool[mark].length === 0)
  if (isEmpty) return <EmptyState title={t('info.search.hint')}>{t('info.search.hint.body')}</EmptyState>
  const results = mapLoadable(combineLoadables([tokens, pools]), ([{ rows: tokenRows }, { rows: poolRows }]) => ({
    tokens: tokenRows,
    pools: poolRows,
  }))
  return (
    <Waiting results={results}>
      {(rows) =>
        marks.map((mark) => (
          <ResultGroup key={mark} title={t(`info.search.${mark}`)}>
            {rowsOfMark(rows.tokens, mark, token).map((row) => (
              <TokenResult key={row.address} token={row} onOpen={onOpen} />
            ))}
            {rowsOfMark(rows.pools, mark, pool).map((row) => (
              <PoolResult key={row.address} pool={row} onOpen={onOpen} />
            ))}
          </ResultGroup>
        ))
      }
    </Waiting>
  )
}

interface FoundResultsProps extends PartProps {
  readonly text: string
  /** Whether `text` is what is typed now. */
  readonly isSettled: boolean
}

function FoundResults({ text, isSettled, marked, onOpen }: FoundResultsProps) {
  const { t } = useTranslation()
  const found = useInfoSearch(text)
  return (
    <Waiting results={isSettled ? found : { status: 'loading' }}>
      {({ tokens, pools }) => (
        <>
          <span role="status">
            <Text as="span" size="sm" tone="muted">
              {t('info.search.count', { count: tokens.length + pools.length })}
            </Text>
          </span>
          <ResultGroup title={t('info.tokens')}>
            {orderResults(tokens, marked.token).map((token) => (
              <TokenResult key={token.address} token={token} onOpen={onOpen} />
            ))}
          </ResultGroup>
          <ResultGroup title={t('info.pools')}>
            {orderResults(pools, marked.pool).map((pool) => (
              <PoolResult key={pool.address} pool={pool} onOpen={onOpen} />
            ))}
          </ResultGroup>
        </>
      )}
    </Waiting>
  )
}

interface WaitingProps {
  readonly results: Loadable<Results>
  readonly children: (results: Results) => ReactNode
}

/** The results, or why there are none yet. */
function Waiting({ results, children }: WaitingProps) {
  const { t } = useTranslation()
  if (results.status === 'loading') return <Skeleton width="100%" height="6rem" />
  if (results.status === 'failed')
    return <EmptyState title={t('info.search.failed')} action={<RetryButton onRetry={results.retry} />} />
  return <Stack gap={16}>{children(results.value)}</Stack>
}

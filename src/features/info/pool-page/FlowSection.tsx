import { flowSpans, usePoolLiquidity } from '@/domain/exchange-info/usePoolLiquidity'
import { useChoiceParam } from '@/hooks/useChoiceParam'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { SectionCard } from '../detail/Detail.styles'
import { FlowFacts } from './FlowFacts'

const HEIGHT = '16rem'

export interface FlowSectionProps {
  readonly pool: Address
  /** Of token 0 and token 1; undefined until they are known. */
  readonly symbols: readonly [string | undefined, string | undefined]
  /** Whether values in dollars and CRO can be trusted. */
  readonly isTrusted: boolean
}

/** What went into a pool and out of it over a time, which is in the URL. */
export function FlowSection({ pool, symbols, isTrusted }: FlowSectionProps) {
  const { t } = useTranslation()
  const [span, choose] = useChoiceParam('flow', flowSpans)
  const liquidity = usePoolLiquidity(pool, span)
  return (
    <SectionCard as="section" aria-label={t('infoDetail.flow')}>
      <Row justify="space-between" gap={12}>
        <Heading level={2} size="lg">
          {t('infoDetail.flow')}
        </Heading>
        <RangeChoice
          label={t('infoDetail.flow.time')}
          ranges={flowSpans}
          chosen={span}
          textOf={(name) => t(`infoDetail.flow.${name}`)}
          onChoose={choose}
        />
      </Row>
      {liquidity.status === 'loading' ? (
        <Skeleton width="100%" height={HEIGHT} />
      ) : liquidity.status === 'failed' ? (
        <EmptyState title={t('infoDetail.flow.failed')} action={<RetryButton onRetry={liquidity.retry} />} />
      ) : liquidity.value === undefined ? (
        <EmptyState title={t('infoDetail.notIndexed')} />
      ) : (
        <FlowFacts
          liquidity={liquidity.value}
          symbols={symbols}
          isTrusted={isTrusted}
          hasChart={isTrusted && span !== 'day'}
        />
      )}
    </SectionCard>
  )
}

import { type ReactNode, Suspense, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { infoComparePath } from '@/config/routes'
import { addLiquidityPath, swapPath } from '@/domain/pair/tradePaths'
import { useDocumentTitle } from '@/hooks/useDocumentTitle'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { FigureList } from '../components/FigureList'
import { WatchStar } from '../components/WatchStar'
import { IndexStatus } from '../containers/IndexStatus'
import { InfoFrame } from '../containers/InfoFrame'
import { Column, Columns } from '../detail/Detail.styles'
import { DetailHeader } from '../detail/DetailHeader'
import { DoubtNotice } from '../detail/DoubtNotice'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { useRememberInfo } from '../hooks/useRecentInfo'
import { poolName } from '../model/names'
import { PoolHoldings } from './PoolHoldings'
import { poolFigures } from './poolFigures'
import { usePoolPage } from './usePoolPage'

const TransactionsSection = lazyPart(
  async () => (await import('../containers/TransactionsSection')).TransactionsSection,
)
const PoolCharts = lazyPart(async () => (await import('./PoolCharts')).PoolCharts)
const EarnSection = lazyPart(async () => (await import('../detail/EarnSection')).EarnSection)
const FlowSection = lazyPart(async () => (await import('./FlowSection')).FlowSection)
const HoldersSection = lazyPart(async () => (await import('./HoldersSection')).HoldersSection)

export interface PoolPageProps {
  readonly pool: Address
  /** Shown where there is no pool of the exchange at the address. */
  readonly unknown: ReactNode
}

/** A pool: what it holds, traded and paid, who provides it, and where its LP tokens earn. */
export function PoolPage({ pool, unknown }: PoolPageProps) {
  const { t, locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const { isPool, tokens, currencies, held, indexed } = usePoolPage(pool)
  const known = valueOf(indexed)
  const [a, b] = [currencies[0] ?? known?.token0, currencies[1] ?? known?.token1]
  const name = a === undefined || b === undefined ? shortenHex(pool) : poolName({ token0: a, token1: b })
  useDocumentTitle(t('infoDetail.pool.title', { pool: name }))
  useRememberInfo('pool', pool, isPool === true)
  const filter = useMemo(() => ({ pool }), [pool])
  if (isPool === false) return unknown
  const isNotIndexed = 'value' in indexed && indexed.value === undefined
  const isTrusted = known?.doubts.length === 0
  const state = valueOf(held)?.state
  return (
    <InfoFrame
      header={
        <DetailHeader
          kind="pool"
          title={name}
          address={pool}
          icon={tokens && <TokenIcon address={pool} pair={tokens} size={48} />}
          star={<WatchStar kind="pool" address={pool} name={name} />}
          acts={
            tokens && (
              <>
                <ButtonLink variant="primary" to={swapPath(getDeployment(), tokens[1], tokens[0])}>
                  {t('infoDetail.trade')}
                </ButtonLink>
                <ButtonLink to={addLiquidityPath(getDeployment(), ...tokens)}>
                  {t('infoDetail.addLiquidity')}
                </ButtonLink>
                <ButtonLink to={infoComparePath(pool)}>{t('infoDetail.compare')}</ButtonLink>
              </>
            )
          }
        />
      }
    >
      <IndexStatus parts={[mapLoadable(indexed, (found) => ({ indexed: found?.indexed }))]} />
      {isNotIndexed && (
        <Notice tone="info" title={t('infoDetail.notIndexed')}>
          {t('infoDetail.notIndexed.body')}
        </Notice>
      )}
      {state === 'empty' || state === 'broken' ? (
        <Notice tone="warning" title={t(`infoDetail.pool.${state}`)}>
          {t(`infoDetail.pool.${state}.body`)}
        </Notice>
      ) : (
        <DoubtNotice doubts={known?.doubts ?? []} />
      )}
      <FigureList data={indexed} figures={poolFigures(t, currency, locale)} />
      <Columns>
        <Column>
          <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
            <PoolCharts pool={pool} currencies={currencies} isLive={state === undefined || state === 'live'} />
          </Suspense>
          <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
            <FlowSection pool={pool} symbols={[a?.symbol, b?.symbol]} isTrusted={isTrusted} />
          </Suspense>
        </Column>
        <Column>
          <PoolHoldings tokens={tokens} names={[a, b]} held={held} createdSec={known?.createdSec} />
          <Suspense fallback={null}>
            <EarnSection token={pool} />
          </Suspense>
        </Column>
      </Columns>
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <HoldersSection pool={pool} liquidity={isTrusted ? known.liquidity : undefined} />
      </Suspense>
      <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
        <TransactionsSection filter={filter} exportName="pool-transactions" />
      </Suspense>
    </InfoFrame>
  )
}

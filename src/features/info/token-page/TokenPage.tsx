import { type ReactNode, Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { infoPoolPath } from '@/config/routes'
import { useInfoToken } from '@/domain/exchange-info/useInfoToken'
import { usePoolsOfToken } from '@/domain/exchange-info/usePoolsOfToken'
import { addLiquidityPath, swapPath } from '@/domain/pair/tradePaths'
import { usePoolTokens } from '@/domain/pair/usePoolTokens'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
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
import { tokenFigures } from './tokenFigures'

const TransactionsSection = lazyPart(
  async () => (await import('../containers/TransactionsSection')).TransactionsSection,
)
const TokenCharts = lazyPart(async () => (await import('./TokenCharts')).TokenCharts)
const TokenPools = lazyPart(async () => (await import('./TokenPools')).TokenPools)
const EarnSection = lazyPart(async () => (await import('../detail/EarnSection')).EarnSection)
const SafetySection = lazyPart(async () => (await import('./SafetySection')).SafetySection, ['tokenRisk'])

export interface TokenPageProps {
  readonly token: Address
  /** Shown where there is no token at the address. */
  readonly unknown: ReactNode
}

/** A token: its price and what it traded, its pools, whether it is safe to trade, and where it earns. */
export function TokenPage({ token, unknown }: TokenPageProps) {
  const { t, locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const choice = useCurrency(token, useTokenDirectory())
  const indexed = useInfoToken(token)
  const pools = usePoolsOfToken(token)
  const ofPool = valueOf(usePoolTokens(token))
  const known = valueOf(indexed)
  const own = currencyOf(choice)
  const symbol = own?.symbol ?? known?.symbol ?? shortenHex(token)
  useDocumentTitle(t('infoDetail.token.title', { token: symbol }))
  useRememberInfo('token', token, own !== undefined)
  const filter = useMemo(() => ({ token }), [token])
  if ('value' in choice && choice.value.status === 'notExists') return unknown
  const isNotIndexed = 'value' in indexed && indexed.value === undefined
  return (
    <InfoFrame
      header={
        <DetailHeader
          kind="token"
          title={symbol}
          subtitle={own?.name ?? known?.name}
          address={token}
          icon={<TokenIcon {...(own ?? { address: token })} size={48} />}
          star={<WatchStar kind="token" address={token} name={symbol} />}
          acts={
            <>
              <ButtonLink variant="primary" to={swapPath(getDeployment(), token)}>
                {t('infoDetail.trade')}
              </ButtonLink>
              <ButtonLink to={addLiquidityPath(getDeployment(), token)}>{t('infoDetail.addLiquidity')}</ButtonLink>
            </>
          }
        />
      }
    >
      <IndexStatus parts={[mapLoadable(indexed, (found) => ({ indexed: found?.indexed })), pools]} />
      {ofPool !== undefined && (
        <Notice
          tone="info"
          title={t('infoDetail.token.lp')}
          action={<Link to={infoPoolPath(token)}>{t('infoDetail.token.lp.open')}</Link>}
        />
      )}
      {isNotIndexed && ofPool === undefined && (
        <Notice tone="info" title={t('infoDetail.token.notIndexed')}>
          {t('infoDetail.token.notIndexed.body')}
        </Notice>
      )}
      <DoubtNotice doubts={known?.doubts ?? []} />
      <FigureList data={indexed} figures={tokenFigures(t, currency, locale)} />
      <Columns>
        <Column>
          <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
            <TokenCharts token={token} currency={own} />
          </Suspense>
        </Column>
        <Column>
          <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
            <SafetySection token={token} own={own} indexed={indexed} pools={pools} />
          </Suspense>
          <Suspense fallback={null}>
            <EarnSection token={token} />
          </Suspense>
        </Column>
      </Columns>
      <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
        <TokenPools pools={pools} />
        <TransactionsSection filter={filter} exportName="token-transactions" />
      </Suspense>
    </InfoFrame>
  )
}

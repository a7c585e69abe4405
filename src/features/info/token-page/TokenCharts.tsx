import { useTokenDays } from '@/domain/exchange-info/useTokenDays'
import { wrappedToken } from '@/domain/pair/exchange'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import { getDollarToken } from '@/domain/token/token'
import { useChoiceParam } from '@/hooks/useChoiceParam'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress } from '@/lib/hex'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { PairChart } from '@/widgets/pair-chart/PairChart'
import { HistoryChart } from '../components/HistoryChart'
import { DetailCharts } from '../detail/DetailCharts'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import type { FigureCurrency } from '../model/worth'

const CHARTS = ['price', 'volume', 'liquidity'] as const

export interface TokenChartsProps {
  readonly token: Address
  /** Undefined until it is known. */
  readonly currency: Currency | undefined
}

/** Price, volume or liquidity of a token; the choice is in the URL. */
export function TokenCharts({ token, currency: own }: TokenChartsProps) {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const [chart, choose] = useChoiceParam('chart', CHARTS)
  const quote = own && quoteOf(own, currency)
  return (
    <DetailCharts charts={CHARTS} chosen={chart} onChoose={choose}>
      {chart !== 'price' ? (
        <FigureChart token={token} chart={chart} />
      ) : own === undefined ? (
        <Skeleton width="100%" height="24rem" />
      ) : quote === undefined ? (
        <EmptyState title={t('infoDetail.token.noPrice')} />
      ) : (
        <PairChart key={quote.address} input={own} output={quote} />
      )}
    </DetailCharts>
  )
}

/** What the price of a token is in: dollars or CRO as chosen, and the other one for each of themselves. */
function quoteOf(own: Currency, currency: FigureCurrency): Currency | undefined {
  const [dollar, native] = [getDollarToken(), getNativeCurrency()]
  const wanted = currency === 'usd' ? [dollar, native] : [native, dollar]
  const token = wrappedToken(own)
  return wanted.find((quote) => {
    const other = wrappedToken(quote)
    return token !== undefined && other !== undefined && !isSameAddress(other.address, token.address)
  })
}

function FigureChart({ token, chart }: { readonly token: Address; readonly chart: 'volume' | 'liquidity' }) {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  return (
    <>
      <HistoryChart
        title={t(`infoDetail.chart.${chart}`)}
        figure={chart}
        series={useTokenDays(token)}
        currency={currency}
        exportName={`token-${chart}`}
      />
      <ChartLicense />
    </>
  )
}

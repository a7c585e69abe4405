import { useMemo } from 'react'
import type { InfoSeries, Worth } from '@/domain/exchange-info/model/info'
import { flowDays, netFlow, type TokenAmounts } from '@/domain/exchange-info/model/netFlow'
import type { PoolLiquidity } from '@/domain/exchange-info/usePoolLiquidity'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { FigureText } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { HistoryChart } from '../components/HistoryChart'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { formatIn } from '../model/worth'
import { signed } from './signed'

const DIGITS = 6
const UNKNOWN: Worth = { usd: undefined, cro: undefined }

export interface FlowFactsProps {
  readonly liquidity: PoolLiquidity
  /** Of token 0 and token 1; undefined until they are known. */
  readonly symbols: readonly [string | undefined, string | undefined]
  /** Whether values in dollars and CRO can be trusted. */
  readonly isTrusted: boolean
  /** Whether there are several days to draw. */
  readonly hasChart: boolean
}

/** Liquidity added and removed, and apart from it what trades left in the pool. */
export function FlowFacts({ liquidity, symbols, isTrusted, hasChart }: FlowFactsProps) {
  const { t, locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const { added, removed, liquidity: net, traded } = netFlow(liquidity, liquidity.croPrice)
  const worthText = (value: Worth): FigureText | undefined => {
    const shown = isTrusted ? value[currency] : undefined
    return shown && signed(shown, formatIn(currency, 'compact', locale))
  }
  const amountText = (amount: Decimal, symbol = ''): FigureText => ({
    ...signed(amount, (size) => ({
      text: formatDecimal(size, { significant: DIGITS, locale }),
      full: `${formatDecimal(size, { locale })} ${symbol}`,
    })),
    unit: symbol,
  })
  const amountTexts = ({ amount0, amount1 }: TokenAmounts) =>
    [amountText(amount0, symbols[0]), amountText(amount1, symbols[1])] as const
  return (
    <>
      <Facts>
        <Fact name={t('infoDetail.flow.added', { count: added.count })}>
          <FlowFigure figure={worthText(added.worth)} />
        </Fact>
        <Fact name={t('infoDetail.flow.removed', { count: removed.count })}>
          <FlowFigure figure={worthText(negated(removed.worth))} />
        </Fact>
        <Fact name={<strong>{t('infoDetail.flow.net')}</strong>}>
          <strong>
            <FlowFigure figure={worthText(net.worth)} />
          </strong>
        </Fact>
        <Fact name={t('infoDetail.flow.netTokens')}>
          <FlowFigures figures={amountTexts(net)} />
        </Fact>
        <Fact name={t('infoDetail.flow.traded')}>
          {traded === undefined ? <Absent reason={t('info.unknown')} /> : <FlowFigures figures={amountTexts(traded)} />}
        </Fact>
      </Facts>
      <Text size="sm" tone="muted">
        {t('infoDetail.flow.body')}
      </Text>
      {liquidity.isPartial && (
        <Text size="sm" tone="warning">
          {t('infoDetail.flow.partial')}
        </Text>
      )}
      {hasChart && <FlowChart liquidity={liquidity} />}
    </>
  )
}

function FlowFigure({ figure }: { readonly figure: FigureText | undefined }) {
  const { t } = useTranslation()
  if (figure === undefined) return <Absent reason={t('info.unknown')} />
  const { text, full, unit } = figure
  return (
    <Figure title={full} {...(unit !== undefined && { unit })}>
      {text}
    </Figure>
  )
}

function FlowFigures({ figures: [first, second] }: { readonly figures: readonly [FigureText, FigureText] }) {
  return (
    <>
      <div>
        <FlowFigure figure={first} />
      </div>
      <div>
        <FlowFigure figure={second} />
      </div>
    </>
  )
}

/** Added less removed by day, week or month. */
function FlowChart({ liquidity }: { readonly liquidity: PoolLiquidity }) {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const nowSec = useNowSec()
  const untilSec = liquidity.indexed?.timestampSec ?? nowSec
  const series = useMemo(() => {
    const { changes, sinceSec, croPrice, isPartial, indexed } = liquidity
    const periods = flowDays(changes, sinceSec, untilSec, croPrice).map(({ startSec, net }) => ({
      startSec,
      volume: net,
      liquidity: UNKNOWN,
      transactions: undefined,
    }))
    return ready<InfoSeries>({ periods, isPartial, indexed })
  }, [liquidity, untilSec])
  return (
    <>
      <HistoryChart
        title={t('infoDetail.flow.chart')}
        figure="volume"
        series={series}
        currency={currency}
        exportName="pool-net-flow"
      />
      <ChartLicense />
    </>
  )
}

function negated({ usd, cro }: Worth): Worth {
  return { usd: usd?.negated(), cro: cro?.negated() }
}

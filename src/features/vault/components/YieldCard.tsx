import type { ReactNode } from 'react'
import type { BlockPace } from '@/domain/vault/model/blockPace'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import type { PriceView } from '../model/priceView'
import type { YieldLineView, YieldView } from '../model/yieldView'
import { YieldArc } from './YieldArc'
import { Mark, PartName } from './YieldArc.styles'

export interface YieldCardProps {
  readonly view: YieldView
  /** The prices that the rates were counted with. */
  readonly prices: readonly PriceView[]
  /** How blocks were counted; undefined where nothing is paid by block. */
  readonly pace: BlockPace | undefined
  /** An LP token also grows by its pair's fees. */
  readonly isPair: boolean
  /** How old the figures are. */
  readonly age: ReactNode
}

interface Line {
  readonly mark: string
  readonly name: string
  readonly rate: YieldLineView['rate']
}

/** What the yield is made of, what it costs, and what it was counted with. */
export function YieldCard({ view, prices, pace, isPair, age }: YieldCardProps) {
  const { t, locale } = useTranslation()
  const { lines, arc, apy, isApr, firstYear, fees } = view
  const total = t(isApr ? 'vault.apr' : 'vault.apy')
  const parts = lines.map(
    ({ name, rewardToken, rate }, index): Line => ({
      mark: String(index + 1),
      name: t(`vault.apy.${name}`, { symbol: rewardToken ?? '' }),
      rate,
    }),
  )
  const totals: readonly Line[] = [
    { mark: '', name: total, rate: apy },
    ...(firstYear === undefined ? [] : [{ mark: '', name: t('vault.apy.firstYear'), rate: firstYear }]),
  ]
  return (
    <Card as="section" data-testid="yield-card">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('vault.apy.parts')}
        </Heading>
        {arc.length > 0 && <YieldArc parts={arc} label={t('vault.apy.arc')} />}
        <DataTable
          caption={t('vault.apy.parts')}
          columns={[
            {
              id: 'part',
              header: t('vault.apy.part'),
              cell: ({ mark, name }) => (
                <PartName>
                  <Mark>{mark}</Mark>
                  {name}
                </PartName>
              ),
            },
            {
              id: 'rate',
              header: t('vault.apy.aYear'),
              cell: ({ rate }) => <LoadableFigure view={rate} />,
              align: 'end',
            },
          ]}
          rows={ready(parts)}
          totals={totals}
          empty={null}
          isDense
          rowKey={({ mark, name }) => `${mark}${name}`}
          onPhone="scroll"
        />
        {fees !== undefined && (
          <Facts>
            <Fact name={t('vault.depositFee')}>
              <LoadableFigure view={fees.deposit} width="4ch" />
            </Fact>
            <Fact name={t('vault.performanceFee')}>
              <LoadableFigure view={fees.performance} width="4ch" />
            </Fact>
          </Facts>
        )}
        <Facts>
          {prices.map(({ name, by, quote, price }) => (
            <Fact
              key={name}
              name={
                <>
                  {t('vault.apy.price', { symbol: name })}{' '}
                  <Text as="span" size="sm" tone="muted">
                    ({t(`vault.apy.price.${by}`, { quote })})
                  </Text>
                </>
              }
            >
              <LoadableFigure view={price} />
            </Fact>
          ))}
        </Facts>
        {pace !== undefined && (
          <Text tone="muted" size="sm">
            {t(`vault.apy.blockTime.${pace.source}`, { seconds: seconds(pace, locale) })}
          </Text>
        )}
        {isPair && (
          <Text tone="muted" size="sm">
            {t('vault.apy.tradingFees')}
          </Text>
        )}
        {age}
      </Stack>
    </Card>
  )
}

/** To a hundredth of a second. */
function seconds({ blockTimeSec }: BlockPace, locale: string): string {
  return blockTimeSec.toLocaleString(locale, { numberingSystem: 'latn', maximumFractionDigits: 2 })
}

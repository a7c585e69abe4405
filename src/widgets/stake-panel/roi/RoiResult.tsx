import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid } from '@/lib/figureFormat'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { type RoiAssumption, type RoiTerms, roiLine, usdView } from '../roiLines'
import { RoiFigure } from './RoiFigure'
import type { RoiMode } from './roiEntry'
import { daysText } from './roiPeriods'

export interface RoiResultProps {
  readonly terms: RoiTerms
  readonly mode: RoiMode
  readonly assumption: RoiAssumption
}

/** What the stake earns, or what to stake; and what the same stake would earn elsewhere. */
export function RoiResult({ terms, mode, assumption }: RoiResultProps) {
  const translation = useTranslation()
  const { t, locale } = translation
  const time = daysText(assumption.days, translation)
  const { comparison } = terms
  const own = roiLine(terms, assumption, locale)
  const other = comparison && roiLine({ ...terms, ...comparison }, assumption, locale)
  const gain = <RoiFigure figure={own.gain} />
  return (
    <Stack gap={12}>
      {mode === 'stake' ? (
        <Headline title={t('stake.roi.result', { time })} figure={gain}>
          <LoadableFigure view={own.usd} /> · <RoiFigure figure={own.rate} />
        </Headline>
      ) : (
        <Headline
          title={t('stake.roi.required', { time })}
          figure={<RoiFigure figure={formatPaid(assumption.amountWei, terms.decimals, terms.symbol, locale)} />}
        >
          <LoadableFigure view={usdView(terms, assumption.amountWei, locale)} />
        </Headline>
      )}
      {(mode === 'target' || other !== undefined) && (
        <Facts>
          {mode === 'target' && (
            <Fact name={t('stake.roi.result', { time })}>
              {gain} · <LoadableFigure view={own.usd} />
            </Fact>
          )}
          {other && (
            <Fact name={comparison.name}>
              <RoiFigure figure={other.gain} /> · <LoadableFigure view={other.usd} />
            </Fact>
          )}
        </Facts>
      )}
    </Stack>
  )
}

interface HeadlineProps {
  readonly title: string
  readonly figure: ReactNode
  readonly children: ReactNode
}

function Headline({ title, figure, children }: HeadlineProps) {
  return (
    <Stack gap={8}>
      <Text tone="muted" size="sm">
        {title}
      </Text>
      <Text as="div" size="xl" isStrong data-testid="roi-result">
        {figure}
      </Text>
      <Text as="div" tone="muted" size="sm">
        {children}
      </Text>
    </Stack>
  )
}

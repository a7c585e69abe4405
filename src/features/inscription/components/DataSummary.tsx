import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataText, Folded } from './InscriptionPage.styles'

export interface DataSummaryProps {
  /** Undefined if an editor already shows the data. */
  readonly text?: string
  readonly bytes: number
  readonly gas: FigureView
  readonly cost: FigureView
  /** Further facts, above the cost. */
  readonly children?: ReactNode
}

/** The estimated cost, and on demand the transaction data with its size and gas. */
export function DataSummary({ text, bytes, gas, cost, children }: DataSummaryProps) {
  const { t, locale } = useTranslation()
  return (
    <div>
      <Facts>
        {children}
        <Fact name={t('inscription.data.cost')}>
          <LoadableFigure view={cost} />
        </Fact>
      </Facts>
      <Folded>
        <summary>{t('inscription.data.details')}</summary>
        <Stack gap={8}>
          {text !== undefined && (
            <>
              <Text size="sm" isStrong>
                {t('inscription.data')}
              </Text>
              <DataText dir="ltr" tabIndex={0} aria-label={t('inscription.data')} role="group">
                {text}
              </DataText>
            </>
          )}
          <Facts>
            <Fact name={t('inscription.data.size')}>
              {t('inscription.data.bytes', { count: bytes, size: formatAmount(BigInt(bytes), 0, { locale }) })}
            </Fact>
            <Fact name={t('inscription.data.gas')}>
              <LoadableFigure view={gas} />
            </Fact>
          </Facts>
        </Stack>
      </Folded>
    </div>
  )
}

import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataText } from './InscriptionPage.styles'

export interface DataSummaryProps {
  /** Undefined if an editor already shows the data. */
  readonly text?: string
  readonly bytes: number
  readonly gas: FigureView
  readonly cost: FigureView
}

/** The transaction data, with its size and estimated cost. */
export function DataSummary({ text, bytes, gas, cost }: DataSummaryProps) {
  const { t } = useTranslation()
  return (
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
        <Fact name={t('inscription.data.size')}>{t('inscription.data.bytes', { count: bytes })}</Fact>
        <Fact name={t('inscription.data.gas')}>
          <LoadableFigure view={gas} />
        </Fact>
        <Fact name={t('inscription.data.cost')}>
          <LoadableFigure view={cost} />
        </Fact>
      </Facts>
    </Stack>
  )
}

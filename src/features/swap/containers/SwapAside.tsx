import { Suspense } from 'react'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { FormAside } from '@/ui/FormColumns'
import { Skeleton } from '@/ui/Skeleton'
import { theme } from '@/ui/theme'
import { useMedia } from '@/ui/useMedia'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ChartSection } from './ChartSection'

// In a narrow window the settings are only in the dialog.
const TradingSettingsCard = lazyPart(
  async () => (await import('@/widgets/settings/TradingSettingsCard')).TradingSettingsCard,
  ['settings'],
)

export interface SwapAsideProps {
  /** Undefined while they are looked up. */
  readonly input: Currency | undefined
  readonly output: Currency | undefined
  readonly hasChart: boolean
  /** Called when expert mode is turned on. */
  readonly onExpertEnabled: () => void
}

/** Beside the form: the chart of a pair, and the settings where there is room. */
export function SwapAside({ input, output, hasChart, onExpertEnabled }: SwapAsideProps) {
  const { t } = useTranslation()
  const isWide = useMedia(theme.media.wide)
  return (
    <FormAside>
      {hasChart && (
        <Card as="aside" aria-label={t('swap.chart')}>
          {input === undefined || output === undefined ? (
            <Skeleton width="100%" height="16rem" />
          ) : (
            <ChartSection input={input} output={output} />
          )}
        </Card>
      )}
      {isWide && (
        <Suspense fallback={<Skeleton width="100%" height="27rem" />}>
          <TradingSettingsCard onExpertEnabled={onExpertEnabled} />
        </Suspense>
      )}
    </FormAside>
  )
}

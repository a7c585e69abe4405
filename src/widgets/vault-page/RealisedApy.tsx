import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface RealisedApyProps {
  /** 1 = 100 %; undefined where the history does not cover the window. */
  readonly rate: Loadable<Decimal | undefined>
}

/** What a vault's share really earned, or that its history is too short to say. */
export function RealisedApy({ rate }: RealisedApyProps) {
  const { t, locale } = useTranslation()
  const isKnown = rate.status === 'ready' || rate.status === 'stale'
  if (isKnown && rate.value === undefined)
    return (
      <Text as="span" tone="muted" size="sm">
        {t('vault.realised.none')}
      </Text>
    )
  return <LoadableFigure view={figureView(rate, (value) => value && formatApy(value, locale))} />
}

import type { RealisedApy as Realised } from '@/domain/vault/history/realisedApy'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDay } from '@/lib/duration'
import { formatApy } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface RealisedApyProps {
  /** Undefined where the history does not cover the window. */
  readonly realised: Loadable<Realised | undefined>
}

/** What a vault's share really earned, since when if the vault is young, or that its history is too short to say. */
export function RealisedApy({ realised }: RealisedApyProps) {
  const { t, locale } = useTranslation()
  const isKnown = realised.status === 'ready' || realised.status === 'stale'
  if (isKnown && realised.value === undefined)
    return (
      <Text as="span" tone="muted" size="sm">
        {t('realised.none')}
      </Text>
    )
  const sinceSec = valueOf(realised)?.sinceSec
  return (
    <>
      <LoadableFigure view={figureView(realised, (value) => value && formatApy(value.rate, locale))} />
      {sinceSec !== undefined && (
        <Text as="span" tone="muted" size="sm">
          {' '}
          {t('realised.since', { date: formatDay(sinceSec, locale) })}
        </Text>
      )}
    </>
  )
}

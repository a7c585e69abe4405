import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText, FigureView } from '@/lib/figureView'
import { Absent } from '@/ui/Absent'
import { Button } from '@/ui/Button'
import { Figure } from '@/ui/Figure'
import { RetryIcon, WarningIcon } from '@/ui/icons'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { useFailedRead } from './outage'

/** Inherits the font size, to avoid a shift when a value becomes stale. */
const Stale = styled.span`
  color: ${theme.color.warning};
`
/** Small and inline, to keep the row height when a value becomes stale. */
const Mark = styled.span`
  font-size: min(1em, 1rem);
  > svg {
    display: inline;
  }
`

export interface LoadableFigureProps {
  readonly view: FigureView
  /** CSS width of the skeleton. */
  readonly width?: string
  /** Shows the word 'Loading' instead of a skeleton. */
  readonly isLoadingInWords?: boolean
  /** See `Figure`. */
  readonly isPlain?: boolean
}

/** A value read from the chain, in each loading state. A failed read is shown as an error, never as 0. */
export function LoadableFigure({
  view,
  width = '6ch',
  isLoadingInWords = false,
  isPlain = false,
}: LoadableFigureProps) {
  const { t, locale } = useTranslation()
  switch (view.status) {
    case 'loading':
      return isLoadingInWords ? (
        <Text as="span" tone="muted" size="sm">
          {t('figures.loading')}
        </Text>
      ) : (
        <Skeleton width={width} height="0.8em" />
      )
    case 'failed':
      return <FailedFigure isDisputed={view.isDisputed === true} retry={view.retry} />
    case 'unpriced':
      return (
        <Text as="span" tone="muted" size="sm">
          <Figure title={t('figures.noPriceHint')} isPlain={isPlain}>
            {t('figures.noPrice')}
          </Figure>
        </Text>
      )
    case 'ready':
      return (
        <Figure title={view.full} isPlain={isPlain} {...unitOf(view)}>
          {view.text}
        </Figure>
      )
    case 'stale': {
      const readAt = t('figures.stale', { time: new Date(view.asOfMs).toLocaleString(locale) })
      return (
        <Stale>
          <Figure title={`${view.full}. ${readAt}`} isPlain={isPlain} {...unitOf(view)}>
            {view.text}
          </Figure>
          <Mark>
            {'\u00a0'}
            <WarningIcon size="0.8em" />
          </Mark>
        </Stale>
      )
    }
  }
}

function FailedFigure({ isDisputed, retry }: { readonly isDisputed: boolean; readonly retry: () => void }) {
  const { t } = useTranslation()
  if (!useFailedRead(retry)) return <Absent reason={t('figures.failed')} />
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${t(isDisputed ? 'figures.disputed' : 'figures.failed')}. ${t('figures.retry')}`}
      onClick={retry}
    >
      <RetryIcon size="1em" />
      {t(isDisputed ? 'figures.disputed.short' : 'figures.retry')}
    </Button>
  )
}

function unitOf({ unit }: FigureText): { unit?: string } {
  return unit === undefined ? {} : { unit }
}

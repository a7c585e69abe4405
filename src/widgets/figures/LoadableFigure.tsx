import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText, FigureView } from '@/lib/figureView'
import { Button } from '@/ui/Button'
import { Figure } from '@/ui/Figure'
import { RetryIcon, WarningIcon } from '@/ui/icons'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useFailedRead } from './outage'

/** In the size of its place: a figure that becomes old does not shrink. */
const Stale = styled.span`
  color: ${theme.color.warning};
`
/** Stays on the line of its figure, small also beside a large one: a figure that becomes old must not make its row higher. */
const Mark = styled.span`
  font-size: min(1em, 1rem);
  > svg {
    display: inline;
  }
`

export interface LoadableFigureProps {
  readonly view: FigureView
  /** CSS length of the usual number, for the skeleton. */
  readonly width?: string
  /** Shows the word instead of a skeleton while it loads. */
  readonly isLoadingInWords?: boolean
  /** See `Figure`. */
  readonly isPlain?: boolean
}

/** A number that is read from the chain, in each of its states. A failed read is said, never shown as 0. */
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
      const readAt = t('figures.stale', { time: new Date(view.asOfMs).toLocaleTimeString(locale) })
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
  if (!useFailedRead(retry))
    return (
      <Text as="span" tone="muted">
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('figures.failed')}</VisuallyHidden>
      </Text>
    )
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

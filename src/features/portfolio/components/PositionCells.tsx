import { Link } from 'react-router-dom'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { FigureText, FigureView } from '@/lib/figureView'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { NameLine } from '@/ui/NameLine'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import type { PositionName, PositionNote } from '../model/position'
import { AnyText, Aside, NameWords } from './Portfolio.styles'

const ICON_PX = 24

/** Mark, name, protocol and state of a position. */
export function NameCell({ position }: { readonly position: PositionName }) {
  const { name, protocol, path, note, vaultId, currency } = position
  const text = <AnyText>{name}</AnyText>
  const words = (
    <NameWords>
      {path === undefined ? text : <Link to={path}>{text}</Link>}
      {protocol !== undefined && <Aside>{protocol}</Aside>}
      {note !== undefined && <NoteBadge note={note} />}
    </NameWords>
  )
  if (vaultId === undefined && currency === undefined) return words
  return (
    <NameLine>
      {vaultId === undefined ? (
        currency && <TokenIcon {...currency} size={ICON_PX} />
      ) : (
        <VaultIcon id={vaultId} size={ICON_PX} />
      )}
      {words}
    </NameLine>
  )
}

function NoteBadge({ note }: { readonly note: PositionNote }) {
  const { t, locale } = useTranslation()
  switch (note.kind) {
    case 'old':
      return <Badge tone="warning">{t('portfolio.note.old')}</Badge>
    case 'ended':
      return <Badge>{t('portfolio.note.ended')}</Badge>
    case 'unlocked':
      return <Badge tone="good">{t('portfolio.note.unlocked')}</Badge>
    case 'locked':
      return <Aside>{t('portfolio.note.locked', { time: formatTime(note.untilSec, locale) })}</Aside>
  }
}

export interface FigureCellProps {
  readonly figure: FigureView | 'unknown' | undefined
  /** Why there is none, where it is undefined. */
  readonly absent: string
}

/** A figure of a position; a dash where there is none. */
export function FigureCell({ figure, absent }: FigureCellProps) {
  const { t } = useTranslation()
  if (figure === undefined)
    return (
      <Text as="span" tone="muted">
        <Figure title={absent}>–</Figure>
      </Text>
    )
  if (figure === 'unknown')
    return (
      <Text as="span" size="sm" tone="muted">
        <Figure title={t('portfolio.unknown.hint')}>{t('portfolio.unknown')}</Figure>
      </Text>
    )
  return <LoadableFigure view={figure} />
}

/** A number that is known. */
export function ShownFigure({ figure: { text, full, unit } }: { readonly figure: FigureText }) {
  return (
    <Figure title={full} {...(unit === undefined ? {} : { unit })}>
      {text}
    </Figure>
  )
}

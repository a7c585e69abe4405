import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Badge } from '@/ui/Badge'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-block-size: 4rem;
  padding: ${theme.space[8]} ${theme.space[20]};
  border-block-start: 1px solid ${theme.color.line};
  ${theme.media.phone} {
    padding-inline: ${theme.space[12]};
  }
  &:first-child {
    border-block-start: 0;
  }
  &:hover {
    background: ${theme.color.hover};
  }
`
const Name = styled(Link)`
  font: 600 1.125rem / 1.25 ${theme.font.serif};
  overflow-wrap: anywhere;
  text-decoration: none;
  /* Makes the whole row a link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
/** Shrinks before the yield does, down to a readable name; large text wraps to two lines. */
const What = styled.span`
  display: flex;
  flex: 1 1 7rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[12]};
  min-inline-size: 0;
`
const Yield = styled.span`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space[8]};
  margin-inline-start: auto;
  white-space: nowrap;
  font-size: ${theme.fontSize.lg};
`
const Kind = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
`

export interface VaultRowProps {
  readonly id: string
  readonly name: string
  readonly protocol: string
  readonly apy: FigureView
}

/** A link to a vault, with its yield. */
export function VaultRow({ id, name, protocol, apy }: VaultRowProps) {
  const { t } = useTranslation()
  return (
    <Line>
      <VaultIcon id={id} size={36} />
      <What>
        <Name to={vaultPath(id)}>{name}</Name>
        <Badge>{protocol}</Badge>
      </What>
      <Yield>
        <LoadableFigure isPlain view={apy} />
        <Kind>{t('figures.apy')}</Kind>
      </Yield>
    </Line>
  )
}

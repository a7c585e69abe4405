import { vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Badge } from '@/ui/Badge'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import { RowAside, RowFigure, RowLine, RowName, RowWhat } from './Home.styles'

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
    <RowLine>
      <VaultIcon id={id} size={36} />
      <RowWhat>
        <RowName to={vaultPath(id)}>{name}</RowName>
        <Badge>{protocol}</Badge>
      </RowWhat>
      <RowFigure>
        <LoadableFigure isPlain view={apy} />
        <RowAside>{t('figures.apy')}</RowAside>
      </RowFigure>
    </RowLine>
  )
}

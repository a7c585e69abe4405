import { memo } from 'react'
import { vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { isSameData } from '@/lib/sameData'
import { Badge } from '@/ui/Badge'
import { ArrowIcon, SunIcon } from '@/ui/icons'
import { Row as Line } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { MissingParts } from '@/widgets/figures/MissingParts'
import type { EarnCardView } from '../model/earnCard'
import { Arrow, Cell, Figures, Holds, Instead, Name, Row } from './VaultCard.styles'

export interface VaultCardProps {
  readonly view: EarnCardView
  /** Reads the vault's failed figures again. Keep it the same between renders. */
  readonly onRetry: (vaultId: string) => void
}

/** A vault in the list. Drawn again only when what it shows has changed. */
export const VaultCard = memo(function VaultCard({ view, onRetry }: VaultCardProps) {
  const { t } = useTranslation()
  return (
    <Row data-testid={`vault-card-${view.id}`}>
      <Line gap={8} align="baseline">
        <Name to={vaultPath(view.id)} aria-label={t('earn.vault.open', { name: `${view.name} ${view.protocol}` })}>{view.name}</Name>
        {view.isNew && <Text as="span" size="sm" tone="sunText">{t('earn.new')}</Text>}
        {view.hasBalance && <Holds title={t('earn.holds')}><SunIcon size="1.125em" /><VisuallyHidden>{t('earn.holds')}</VisuallyHidden></Holds>}
        <Badge>{view.protocol}</Badge>
      </Line>
      <CardFigures content={view.content} onRetry={() => onRetry(view.id)} />
      <Arrow><ArrowIcon /></Arrow>
    </Row>
  )
}, isSameCard)

function isSameCard(before: VaultCardProps, after: VaultCardProps): boolean {
  return before.onRetry === after.onRetry && isSameData(before.view, after.view)
}

function CardFigures({ content, onRetry }: { readonly content: EarnCardView['content']; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  if (content.status === 'missing') return <Instead><MissingParts parts={content.parts} /></Instead>
  if (content.status === 'old') {
    return (
      <Figures>
        <Cell $isLead><dt>{t('earn.oldBalance')}</dt><dd><LoadableFigure view={content.balance} onRetry={onRetry} /></dd></Cell>
      </Figures>
    )
  }
  return (
    <Figures>
      <Cell $isLead><dt>{t('earn.apy')}</dt><dd><LoadableFigure view={content.apy} isLoadingInWords onRetry={onRetry} /></dd></Cell>
      <Cell><dt>{t('earn.tvl')}</dt><dd><LoadableFigure view={content.tvl} width="7ch" onRetry={onRetry} /></dd></Cell>
      <Cell><dt>{t('earn.deposited')}</dt><dd><Deposited view={content.deposited} onRetry={onRetry} /></dd></Cell>
    </Figures>
  )
}

function Deposited({ view, onRetry }: { readonly view: FigureView | 'none' | 'disconnected'; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  if (typeof view === 'object') return <LoadableFigure view={view} width="6ch" onRetry={onRetry} />
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{view === 'none' ? t('earn.notDeposited') : t('earn.connectToSee')}</VisuallyHidden>
    </Text>
  )
}

import { memo } from 'react'
import { routes, takeProfitPath, vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { isSameData } from '@/lib/sameData'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import { ArrowIcon, StarFilledIcon, StarIcon, SunIcon } from '@/ui/icons'
import { fromPage } from '@/ui/pageState'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import type { EarnCardView, OwnFigureView } from '../model/earnCard'
import { Arrow, Figures, Holds, Instead, Mark, Name, NameLine, Protocol, Row, Star } from './VaultCard.styles'

/** What a card tells its page. Keep each the same between renders. */
export interface VaultActs {
  readonly onSave: (vaultId: string) => void
}

export interface VaultCardProps extends VaultActs {
  readonly view: EarnCardView
  readonly isSaved: boolean
  /** False for a row that is far away: its name, to be found by the browser's search, in its place. */
  readonly isDrawn: boolean
}

const ICON_PX = 40
const fromList = fromPage(routes.earn)

/** A vault in the list, a row or a card as its list is. Drawn again only when what it shows has changed. */
export const VaultCard = memo(function VaultCard({ isDrawn, ...props }: VaultCardProps) {
  const { id, name, protocol } = props.view
  return (
    <Row role="listitem" data-testid={`vault-card-${id}`}>
      {isDrawn ? <CardContent {...props} /> : <span data-area="name">{`${name} ${protocol}`}</span>}
    </Row>
  )
}, isSameCard)

function CardContent({ view, isSaved, onSave }: Omit<VaultCardProps, 'isDrawn'>) {
  const { t } = useTranslation()
  const fullName = `${view.name} ${view.protocol}`
  const path = view.isTakeProfit ? takeProfitPath(view.id) : vaultPath(view.id)
  return (
    <>
      <Mark>
        <VaultIcon id={view.id} size={ICON_PX} />
      </Mark>
      <NameLine>
        <Name to={path} state={fromList} aria-label={t('earn.vault.open', { name: fullName })}>
          {view.name}
        </Name>
        {view.isNew && (
          <Text as="span" size="sm" tone="sunText">
            {t('earn.new')}
          </Text>
        )}
        {view.hasBalance && (
          <Holds title={t('earn.holds')}>
            <SunIcon size="1.125em" />
            <VisuallyHidden>{t('earn.holds')}</VisuallyHidden>
          </Holds>
        )}
      </NameLine>
      <Protocol>
        <Badge>{view.protocol}</Badge>
        {view.isDeprecated && <Badge>{t('earn.deprecated')}</Badge>}
      </Protocol>
      <CardFigures view={view} />
      <Star data-area="star">
        <IconButton label={t('earn.save', { name: fullName })} aria-pressed={isSaved} onClick={() => onSave(view.id)}>
          {isSaved ? <StarFilledIcon /> : <StarIcon />}
        </IconButton>
      </Star>
      <Arrow data-area="arrow">
        <ArrowIcon size="20px" />
      </Arrow>
    </>
  )
}

function isSameCard(before: VaultCardProps, after: VaultCardProps): boolean {
  if (before.isDrawn !== after.isDrawn) return false
  // Of a row that is far away there is nothing but its name: its figures need not be worked out.
  if (!after.isDrawn) return before.view.id === after.view.id
  return before.isSaved === after.isSaved && before.onSave === after.onSave && isSameData(before.view, after.view)
}

function CardFigures({ view }: { readonly view: EarnCardView }) {
  const { t } = useTranslation()
  const { content } = view
  const rate = (figure: FigureView) => (
    <div data-area="apy">
      <dt>{t(view.isTakeProfit ? 'earn.apr' : 'figures.apy')}</dt>
      <dd>
        <LoadableFigure isPlain view={figure} isLoadingInWords />
      </dd>
    </div>
  )
  if (content.status === 'missing') {
    return (
      <>
        {content.apy !== undefined && <Figures>{rate(content.apy)}</Figures>}
        <Instead>
          <MissingParts parts={content.parts} />
        </Instead>
      </>
    )
  }
  if (content.status === 'old') {
    return (
      <Figures>
        <div data-area="apy" data-old>
          <dt>{t('earn.oldBalance')}</dt>
          <dd>
            <LoadableFigure isPlain view={content.balance} />
          </dd>
        </div>
      </Figures>
    )
  }
  return (
    <Figures>
      {rate(content.apy)}
      <div data-area="tvl">
        <dt>{t('earn.tvl')}</dt>
        <dd>
          <LoadableFigure isPlain view={content.tvl} width="7ch" />
        </dd>
      </div>
      <div data-area="deposited">
        <dt>{t('earn.deposited')}</dt>
        <dd>
          <OwnFigure view={content.deposited} />
        </dd>
      </div>
      <div data-area="earned">
        <dt>{t('earn.earned')}</dt>
        <dd>
          <OwnFigure view={content.earned} />
        </dd>
      </div>
    </Figures>
  )
}

/** A figure of the account's own, where there is one. */
function OwnFigure({ view }: { readonly view: OwnFigureView }) {
  const { t } = useTranslation()
  if (typeof view === 'object') return <LoadableFigure isPlain view={view} width="6ch" />
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{view === 'none' ? t('earn.notDeposited') : t('earn.connectToSee')}</VisuallyHidden>
    </Text>
  )
}

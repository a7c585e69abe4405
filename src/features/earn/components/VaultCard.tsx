import { lazy, memo, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { routes, takeProfitPath, vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { isSameData } from '@/lib/sameData'
import { Absent } from '@/ui/Absent'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import { ArrowIcon, StarFilledIcon, StarIcon, SunIcon } from '@/ui/icons'
import { fromPage } from '@/ui/pageState'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import type { EarnCardView, OwnFigureView } from '../model/earnCard'
import { Row } from './VaultCard.styles'

/** Keep the callback the same between renders. */
export interface VaultActions {
  readonly onSave: (vaultId: string) => void
}

export interface VaultCardProps extends VaultActions {
  readonly view: EarnCardView
  readonly isSaved: boolean
  /** While vaults are chosen for a comparison, a checkbox replaces the star. */
  readonly isChoosing: boolean
  /** False for a row that is far away: it only holds its name, for the browser's search. */
  readonly isDrawn: boolean
}

const ChoiceBox = lazy(async () => ({ default: (await import('./lazyParts')).lazyParts.ChoiceBox }))
const PaidYield = lazy(async () => ({ default: (await import('./lazyParts')).lazyParts.PaidYield }))

const ICON_PX = 40
const fromList = fromPage(routes.earn)

/** A vault in the list, as a row or a card. It is drawn again only if what it shows has changed. */
export const VaultCard = memo(function VaultCard({ isDrawn, ...props }: VaultCardProps) {
  const { id, name, protocol } = props.view
  return (
    <Row role="listitem" data-testid={`vault-card-${id}`}>
      {isDrawn ? <CardContent {...props} /> : <span data-area="name">{`${name} ${protocol}`}</span>}
    </Row>
  )
}, isSameCard)

function CardContent({ view, isSaved, isChoosing, onSave }: Omit<VaultCardProps, 'isDrawn'>) {
  const { t } = useTranslation()
  const fullName = `${view.name} ${view.protocol}`
  const path = view.isTakeProfit ? takeProfitPath(view.id) : vaultPath(view.id)
  const { strategy, version } = view
  const traits = [strategy && t(`earn.strategy.${strategy}`), version && t('earn.version', { version })]
    .filter((trait) => trait !== undefined)
    .join(' · ')
  return (
    <>
      <span data-area="mark">
        <VaultIcon id={view.id} size={ICON_PX} />
      </span>
      <div data-area="title">
        <Link
          to={path}
          state={fromList}
          aria-label={t('earn.vault.open', { name: traits ? `${fullName} · ${traits}` : fullName })}
        >
          {view.name}
        </Link>
        {view.isNew && <span>{t('earn.new')}</span>}
        {view.hasBalance && (
          <span title={t('earn.holds')}>
            <SunIcon size="1.125em" />
            <VisuallyHidden>{t('earn.holds')}</VisuallyHidden>
          </span>
        )}
      </div>
      <div data-area="protocol">
        <Badge>{view.protocol}</Badge>
        {traits && <small>{traits}</small>}
        {view.isDeprecated && <Badge>{t('earn.deprecated')}</Badge>}
      </div>
      <CardFigures view={view} />
      <span data-area="star">
        {isChoosing ? (
          <Suspense fallback={null}>
            <ChoiceBox id={view.id} name={fullName} />
          </Suspense>
        ) : (
          <IconButton label={t('earn.save', { name: fullName })} aria-pressed={isSaved} onClick={() => onSave(view.id)}>
            {isSaved ? <StarFilledIcon /> : <StarIcon />}
          </IconButton>
        )}
      </span>
      <span data-area="arrow">
        <ArrowIcon size="20px" />
      </span>
    </>
  )
}

function isSameCard(before: VaultCardProps, after: VaultCardProps): boolean {
  if (before.isDrawn !== after.isDrawn) return false
  // A row that is far away only shows its name, so its figures need not be computed.
  if (!after.isDrawn) return before.view.id === after.view.id
  return (
    before.isSaved === after.isSaved &&
    before.isChoosing === after.isChoosing &&
    before.onSave === after.onSave &&
    isSameData(before.view, after.view)
  )
}

function CardFigures({ view }: { readonly view: EarnCardView }) {
  const { t } = useTranslation()
  const { content } = view
  const rate = (figure: FigureView, indexed?: { readonly shareToken: Address | undefined }) => (
    <div data-area="apy" data-indexed={indexed && ''}>
      <dt>{t(view.isTakeProfit ? 'earn.apr' : 'figures.apy')}</dt>
      <dd>
        <LoadableFigure isPlain view={figure} isLoadingInWords />
      </dd>
      {indexed?.shareToken && 'text' in figure && (
        <Suspense fallback={null}>
          <PaidYield shareToken={indexed.shareToken} />
        </Suspense>
      )}
    </div>
  )
  if (content.status === 'missing') {
    return (
      <>
        {content.apy !== undefined && <dl>{rate(content.apy)}</dl>}
        <div data-area="instead">
          <MissingParts parts={content.parts} />
        </div>
      </>
    )
  }
  if (content.status === 'old') {
    return (
      <dl>
        <div data-area="apy" data-old>
          <dt>{t('earn.oldBalance')}</dt>
          <dd>
            <LoadableFigure isPlain view={content.balance} />
          </dd>
        </div>
      </dl>
    )
  }
  return (
    <dl>
      {rate(content.apy, content.indexed)}
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
    </dl>
  )
}

/** A figure of the connected account, or a dash. */
function OwnFigure({ view }: { readonly view: OwnFigureView }) {
  const { t } = useTranslation()
  if (typeof view === 'object') return <LoadableFigure isPlain view={view} width="6ch" />
  return <Absent reason={view === 'none' ? t('earn.notDeposited') : t('earn.connectToSee')} />
}

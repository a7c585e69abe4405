import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatRate, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { TableFormat } from '@/lib/tableFile'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { NameLine } from '@/ui/NameLine'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { HelpMark } from '@/widgets/settings/HelpMark'
import { DataTable } from '@/widgets/table/DataTable'
import { TableExport, type TableFile } from '@/widgets/table/TableExport'
import { formatGainUsd } from '../model/figures'
import type { NetApy } from '../model/netApy'
import type { GroupShare, MissingFigures, PortfolioTotal } from '../model/total'
import { profitParts, type TotalProfit } from '../model/totalProfit'
import { GroupDial } from './GroupDial'
import { Breakdown, groupColors, Headlines, SideFigure, Swatch, TotalFigure } from './Portfolio.styles'
import { ShownFigure } from './PositionCells'

export interface SummaryCardProps {
  readonly total: Loadable<PortfolioTotal>
  readonly profit: Loadable<TotalProfit>
  readonly apy: Loadable<NetApy>
  /** Undefined if everything could be read. */
  readonly missing: MissingFigures | undefined
  readonly getFile: (format: TableFormat) => Promise<TableFile>
  /** Whether no figure that goes into the file loads. */
  readonly isSettled: boolean
}

/** What everything is worth, what it has earned and at which rate, and what that is made of. */
export function SummaryCard({ total, profit, apy, missing, getFile, isSettled }: SummaryCardProps) {
  const { t } = useTranslation()
  const known = valueOf(total)
  return (
    <Card as="section" aria-label={t('portfolio.summary')}>
      <Stack gap={24}>
        <Headlines>
          <TotalHeadline total={total} />
          <ProfitHeadline profit={profit} />
          <ApyHeadline apy={apy} />
        </Headlines>
        {(missing !== undefined || known?.isPartial === true) && (
          <Notice
            tone="warning"
            title={t(known?.isPartial === false ? 'portfolio.missing' : 'portfolio.total.partial')}
            action={missing && <RetryButton onRetry={missing.retry} />}
          >
            {missing === undefined
              ? t('portfolio.total.partial.hidden')
              : t('portfolio.missing.body', { parts: missing.ids.map((id) => t(`portfolio.group.${id}`)).join(', ') })}
          </Notice>
        )}
        <Breakdown>
          {known === undefined ? <Skeleton width="208px" height="112px" /> : <Dial shares={known.shares} />}
          <SharesTable shares={mapLoadable(total, ({ shares }) => shares)} />
          <ProfitFacts profit={profit} />
        </Breakdown>
        <Text size="sm" tone="muted">
          {t('portfolio.notCounted')}
        </Text>
        <TableExport getFile={getFile} isDisabled={total.status === 'loading' || !isSettled} />
      </Stack>
    </Card>
  )
}

function TotalHeadline({ total }: { readonly total: Loadable<PortfolioTotal> }) {
  const { t, locale } = useTranslation()
  const unpricedCount = valueOf(total)?.unpricedCount ?? 0
  return (
    <Stack gap={8}>
      <Heading level={2} size="lg">
        {t('portfolio.total')}
      </Heading>
      <TotalFigure data-testid="portfolio-total">
        <LoadableFigure view={figureView(total, ({ usd }) => formatUsd(usd, locale))} width="5ch" />
      </TotalFigure>
      {unpricedCount > 0 && <Note>{t('portfolio.total.unpriced', { count: unpricedCount })}</Note>}
    </Stack>
  )
}

function ProfitHeadline({ profit }: { readonly profit: Loadable<TotalProfit> }) {
  const { t, locale } = useTranslation()
  const { unknownCount = 0, unpricedCount = 0 } = valueOf(profit) ?? {}
  return (
    <SideHeadline
      id="profit"
      title={t('portfolio.profit')}
      help={t('portfolio.profit.help')}
      view={figureView(profit, ({ usd }) => formatGainUsd(usd, locale))}
    >
      {unknownCount > 0 && <Note>{t('portfolio.profit.unknown', { count: unknownCount })}</Note>}
      {unpricedCount > 0 && <Note>{t('portfolio.total.unpriced', { count: unpricedCount })}</Note>}
    </SideHeadline>
  )
}

function ApyHeadline({ apy }: { readonly apy: Loadable<NetApy> }) {
  const { t, locale } = useTranslation()
  const known = valueOf(apy)
  return (
    <SideHeadline
      id="apy"
      title={t('portfolio.apy')}
      help={t('portfolio.apy.help')}
      view={figureView(apy, ({ rate }) => (rate === undefined ? NO_FIGURE : formatApy(rate, locale)))}
    >
      {known !== undefined && (
        <Note>
          {known.rate === undefined
            ? t('portfolio.apy.none')
            : t('portfolio.apy.of', { count: known.count, usd: formatUsd(known.usd, locale).text })}
        </Note>
      )}
      {known !== undefined && known.unknownCount > 0 && (
        <Note>{t('portfolio.apy.unknown', { count: known.unknownCount })}</Note>
      )}
    </SideHeadline>
  )
}

const NO_FIGURE: FigureText = { text: '–', full: '–' }

interface SideHeadlineProps {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly view: FigureView
  readonly children: ReactNode
}

function SideHeadline({ id, title, help, view, children }: SideHeadlineProps) {
  return (
    <Stack gap={8}>
      <Row gap={8} isWrapping={false}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <HelpMark about={title} text={help} />
      </Row>
      <SideFigure data-testid={`portfolio-${id}`}>
        <LoadableFigure view={view} width="5ch" />
      </SideFigure>
      {children}
    </Stack>
  )
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text size="sm" tone="muted">
      {children}
    </Text>
  )
}

function Dial({ shares }: { readonly shares: readonly GroupShare[] }) {
  const { t, locale } = useTranslation()
  const parts = shares
    .filter(({ share }) => share > 0)
    .map(({ id, share }) => `${t(`portfolio.group.${id}`)} ${formatRate(new Decimal(share), locale).full}`)
  return <GroupDial shares={shares} label={`${t('portfolio.shares')}: ${parts.join(', ')}`} />
}

function SharesTable({ shares }: { readonly shares: Loadable<readonly GroupShare[]> }) {
  const { t, locale } = useTranslation()
  const unpriced = (
    <Text as="span" size="sm" tone="muted">
      {t('portfolio.unpriced')}
    </Text>
  )
  return (
    <DataTable
      caption={t('portfolio.shares')}
      empty={null}
      isDense
      onPhone="scroll"
      rows={shares}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'group',
          header: t('portfolio.column.group'),
          cell: ({ id, usd }) => (
            <NameLine>
              <Swatch style={{ background: usd === undefined ? 'transparent' : groupColors[id] }} aria-hidden="true" />
              <span>{t(`portfolio.group.${id}`)}</span>
            </NameLine>
          ),
        },
        {
          id: 'value',
          header: t('portfolio.column.value'),
          align: 'end',
          cell: ({ usd }) => (usd === undefined ? unpriced : <ShownFigure figure={formatUsd(usd, locale)} />),
        },
        {
          id: 'share',
          header: t('portfolio.column.share'),
          align: 'end',
          cell: ({ usd, share }) =>
            usd === undefined ? null : <ShownFigure figure={formatRate(new Decimal(share), locale)} />,
        },
      ]}
    />
  )
}

/** The parts of the profit that the account has. */
function ProfitFacts({ profit }: { readonly profit: Loadable<TotalProfit> }) {
  const { t, locale } = useTranslation()
  const known = valueOf(profit)
  if (known === undefined) return profit.status === 'loading' ? <Skeleton width="100%" height="6rem" /> : null
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted">
        {t('portfolio.profit.parts')}
      </Text>
      <Facts>
        {profitParts.map((part) => {
          const usd = known.parts[part]
          return (
            usd !== undefined && (
              <Fact key={part} name={t(`portfolio.profit.${part}`)}>
                <ShownFigure figure={formatGainUsd(usd, locale)} />
              </Fact>
            )
          )
        })}
      </Facts>
    </Stack>
  )
}

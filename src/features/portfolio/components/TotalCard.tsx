import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatUsd } from '@/lib/figureFormat'
import { type FigureText, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { TableFormat } from '@/lib/tableFile'
import { Card } from '@/ui/Card'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import { TableExport, type TableFile } from '@/widgets/table/TableExport'
import type { GroupShare, PortfolioTotal } from '../model/total'
import { GroupDial } from './GroupDial'
import { groupColors, Swatch, TotalColumns, TotalFigure } from './Portfolio.styles'

export interface TotalCardProps {
  readonly total: Loadable<PortfolioTotal>
  readonly getFile: (format: TableFormat) => Promise<TableFile>
  /** Whether no figure that goes into the file loads. */
  readonly isSettled: boolean
}

/** What everything is worth, and what it is made of. */
export function TotalCard({ total, getFile, isSettled }: TotalCardProps) {
  const { t, locale } = useTranslation()
  const known = valueOf(total)
  const isReady = known !== undefined
  return (
    <Card as="section" aria-labelledby="portfolio-total">
      <Stack gap={16}>
        <TotalColumns>
          <Stack gap={8} align="start">
            <Heading level={2} size="lg" id="portfolio-total">
              {t('portfolio.total')}
            </Heading>
            {isReady ? (
              <GroupDial shares={known.shares} label={dialLabel(known.shares)} />
            ) : (
              <Skeleton width="208px" height="112px" />
            )}
            <TotalFigure data-testid="portfolio-total">
              <LoadableFigure view={figureView(total, ({ usd }) => formatUsd(usd, locale))} width="5ch" />
            </TotalFigure>
            {isReady && known.unpricedCount > 0 && (
              <Text size="sm" tone="muted">
                {t('portfolio.total.unpriced', { count: known.unpricedCount })}
              </Text>
            )}
          </Stack>
          <SharesTable shares={mapLoadable(total, ({ shares }) => shares)} />
        </TotalColumns>
        {known?.isPartial === true && (
          <Notice tone="warning" title={t('portfolio.total.partial')}>
            {t('portfolio.total.partial.body')}
          </Notice>
        )}
        <TableExport getFile={getFile} isDisabled={!isReady || !isSettled} />
      </Stack>
    </Card>
  )

  function dialLabel(shares: readonly GroupShare[]): string {
    const parts = shares
      .filter(({ share }) => share > 0)
      .map(({ id, share }) => `${t(`portfolio.group.${id}`)} ${rateText(share).full}`)
    return `${t('portfolio.shares')}: ${parts.join(', ')}`
  }

  function rateText(share: number): FigureText {
    return formatRate(new Decimal(share), locale)
  }
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
            <>
              <Swatch style={{ background: usd === undefined ? 'transparent' : groupColors[id] }} aria-hidden="true" />
              {t(`portfolio.group.${id}`)}
            </>
          ),
        },
        {
          id: 'value',
          header: t('portfolio.column.value'),
          align: 'end',
          cell: ({ usd }) => (usd === undefined ? unpriced : <Shown figure={formatUsd(usd, locale)} />),
        },
        {
          id: 'share',
          header: t('portfolio.column.share'),
          align: 'end',
          cell: ({ usd, share }) =>
            usd === undefined ? null : <Shown figure={formatRate(new Decimal(share), locale)} />,
        },
      ]}
    />
  )
}

function Shown({ figure: { text, full, unit } }: { readonly figure: FigureText }) {
  return (
    <Figure title={full} {...(unit === undefined ? {} : { unit })}>
      {text}
    </Figure>
  )
}

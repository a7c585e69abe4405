import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import type { ProjectionView } from '../model/projectionView'
import { NoUnit } from './ProjectionTable.styles'

export interface ProjectionTableProps {
  readonly view: ProjectionView
  /** What the gains are counted in. */
  readonly asset: string
}

interface Line {
  readonly id: string
  readonly name: string
  /** Paid outside the vault: its amount keeps its unit, as the column's head says another. */
  readonly isExtra: boolean
  readonly gain: FigureView
  readonly usd: FigureView
}

/** What the typed amount would bring at today's rates. */
export function ProjectionTable({ view, asset }: ProjectionTableProps) {
  const { t } = useTranslation()
  const lines = view.lines.flatMap(({ days, gain, usd, extras }): Line[] => [
    { id: `projection-${days}`, name: t(`vault.projection.${days}`), isExtra: false, gain, usd },
    ...extras.map(({ symbol, ...extra }) => ({
      id: `projection-${days}-${symbol ?? ''}`,
      name: symbol === undefined ? t('vault.projection.bonus') : t('vault.projection.extra', { symbol }),
      isExtra: true,
      ...extra,
    })),
  ])
  const figure = (known: FigureView) => known.status !== 'unpriced' && <LoadableFigure view={known} />
  const worth = {
    id: 'worth',
    header: t('vault.projection.worth'),
    align: 'end' as const,
    cell: ({ usd }: Line) => figure(usd),
  }
  return (
    <Stack gap={8}>
      <Text size="sm" isStrong>
        {t('vault.projection')}
      </Text>
      <DataTable
        caption={t('vault.projection')}
        rows={ready(lines)}
        rowKey={({ id }) => id}
        empty={null}
        isDense
        onPhone="scroll"
        columns={[
          { id: 'period', header: t('vault.projection.period'), cell: ({ name }) => name },
          {
            id: 'gain',
            header: asset,
            align: 'end',
            cell: ({ id, isExtra, gain }) =>
              isExtra ? figure(gain) : <NoUnit data-testid={id}>{figure(gain)}</NoUnit>,
          },
          ...(lines.some(({ usd }) => usd.status !== 'unpriced') ? [worth] : []),
        ]}
      />
      <Text size="sm" tone="muted">
        {t('vault.projection.note')}
      </Text>
    </Stack>
  )
}

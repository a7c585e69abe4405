import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ProjectionView } from '../model/projectionView'
import { Projected } from './ProjectionTable.styles'

export interface ProjectionTableProps {
  readonly view: ProjectionView
  /** What the gains are counted in. */
  readonly asset: string
  readonly onRetry: () => void
}

/** What the typed amount would bring at today's rates. */
export function ProjectionTable({ view, asset, onRetry }: ProjectionTableProps) {
  const { t } = useTranslation()
  const isPriced = view.lines.some(({ usd }) => usd.status !== 'unpriced')
  return (
    <Stack gap={8}>
      <Projected>
        <caption>{t('vault.projection')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{asset}</th>
            {isPriced && <th scope="col">{t('vault.projection.worth')}</th>}
          </tr>
        </thead>
        <tbody>
          {view.lines.map(({ days, gain, usd }) => (
            <tr key={days}>
              <th scope="row">{t(`vault.projection.${days}`)}</th>
              <td data-testid={`projection-${days}`}><LoadableFigure view={gain} onRetry={onRetry} /></td>
              {isPriced && <td>{usd.status !== 'unpriced' && <LoadableFigure view={usd} onRetry={onRetry} />}</td>}
            </tr>
          ))}
        </tbody>
      </Projected>
      <Text size="sm" tone="muted">
        {t('vault.projection.note')}
        {view.besideToken !== undefined && ` ${t('vault.projection.beside', { symbol: view.besideToken })}`}
      </Text>
    </Stack>
  )
}

import { Fragment } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ProjectionView } from '../model/projectionView'
import { Extra, Projected } from './ProjectionTable.styles'

export interface ProjectionTableProps {
  readonly view: ProjectionView
  /** What the gains are counted in. */
  readonly asset: string
}

/** What the typed amount would bring at today's rates. */
export function ProjectionTable({ view, asset }: ProjectionTableProps) {
  const { t } = useTranslation()
  const isPriced = view.lines.some(({ usd, extras }) =>
    [usd, ...extras.map((extra) => extra.usd)].some(({ status }) => status !== 'unpriced'),
  )
  const figure = (known: FigureView) => known.status !== 'unpriced' && <LoadableFigure view={known} />
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
          {view.lines.map(({ days, gain, usd, extras }) => (
            <Fragment key={days}>
              <tr>
                <th scope="row">{t(`vault.projection.${days}`)}</th>
                <td data-testid={`projection-${days}`}>{figure(gain)}</td>
                {isPriced && <td>{figure(usd)}</td>}
              </tr>
              {extras.map((extra) => (
                <Extra key={extra.symbol}>
                  <th scope="row">
                    {extra.symbol === undefined
                      ? t('vault.projection.bonus')
                      : t('vault.projection.extra', { symbol: extra.symbol })}
                  </th>
                  <td>{figure(extra.gain)}</td>
                  {isPriced && <td>{figure(extra.usd)}</td>}
                </Extra>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Projected>
      <Text size="sm" tone="muted">
        {t('vault.projection.note')}
      </Text>
    </Stack>
  )
}

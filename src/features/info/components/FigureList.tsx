import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { type FigureText, figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DayChange } from './DayChange'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[16]} ${theme.space[24]};
  margin: 0;
  padding-block: ${theme.space[16]};
  border-block: 1px solid ${theme.color.line};
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    min-block-size: 1.5em;
    font-size: ${theme.fontSize.lg};
    font-weight: 600;
  }
  /* Changes keep their line while they load. */
  dd + dd {
    font-size: ${theme.fontSize.sm};
    font-weight: 400;
  }
`

export interface ListedFigure<Data> {
  readonly name: string
  /** Undefined if it is not known. */
  readonly textOf: (data: Data) => FigureText | undefined
  /** Over 24 hours; absent for a figure without a change. */
  readonly changeOf?: (data: Data) => Decimal | undefined
}

export interface FigureListProps<Data> {
  readonly data: Loadable<Data>
  readonly figures: readonly ListedFigure<Data>[]
}

/** Figures in a row with their changes over 24 hours. */
export function FigureList<Data>({ data, figures }: FigureListProps<Data>) {
  const { t } = useTranslation()
  const isKnown = data.status === 'ready' || data.status === 'stale'
  return (
    <List>
      {figures.map(({ name, textOf, changeOf }) => {
        const view = figureView(data, textOf)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {view.status === 'unpriced' ? <Absent reason={t('info.unknown')} /> : <LoadableFigure view={view} />}
            </dd>
            {changeOf !== undefined && <dd>{isKnown && <DayChange change={changeOf(data.value)} />}</dd>}
          </div>
        )
      })}
    </List>
  )
}

import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { theme } from '@/ui/theme'
import { SortHeader } from '@/widgets/table/SortHeader'
import type { EarnSort } from '../earnFinder'
import { ColumnNames } from './VaultList.styles'

/** The order of the list; `sort` is undefined for the list's own. */
export interface VaultOrder {
  readonly sort: EarnSort | undefined
  readonly isAscending: boolean
}

export interface VaultOrdering {
  readonly order: VaultOrder
  readonly onSort: (order: VaultOrder) => void
}

export interface SortHeadsProps extends VaultOrdering {
  /** Older vaults have one figure, and no order. */
  readonly isOld: boolean
}

const Heads = styled(ColumnNames)`
  /* As high as the line, so that it is easy to press. */
  button {
    min-block-size: ${theme.control.sm};
    align-items: center;
  }
  [aria-sort='ascending'],
  [aria-sort='descending'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`

/**
 * The names of the columns, most of which sort the list: the highest first, then the lowest. Each figure names itself to a
 * screen reader, so the heads are a table of their own.
 */
export function SortHeads({ order, onSort, isOld }: SortHeadsProps) {
  const { t } = useTranslation()
  if (isOld)
    return (
      <ColumnNames aria-hidden="true">
        <span>{t('earn.vault')}</span>
        <span data-wide>{t('earn.protocol')}</span>
        <span data-end data-old>
          {t('earn.oldBalance')}
        </span>
      </ColumnNames>
    )
  const head = (sort: EarnSort, name: string) => {
    const direction = order.sort !== sort ? 'none' : order.isAscending ? 'ascending' : 'descending'
    return (
      <span role="columnheader" aria-sort={direction} data-end>
        <SortHeader
          name={name}
          align="end"
          direction={direction}
          onPress={() => onSort({ sort, isAscending: direction === 'descending' })}
        />
      </span>
    )
  }
  return (
    <div role="table" aria-label={t('earn.find.columns')}>
      <Heads role="row">
        <span role="columnheader">{t('earn.vault')}</span>
        <span role="columnheader" data-wide>
          {t('earn.protocol')}
        </span>
        {head('apy', t('figures.apy'))}
        {head('tvl', t('earn.tvl'))}
        {head('deposit', t('earn.deposited'))}
        <span role="columnheader" data-end data-wide>
          {t('earn.earned')}
        </span>
      </Heads>
    </div>
  )
}

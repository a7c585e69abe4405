import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Select } from '@/ui/Select'
import { theme } from '@/ui/theme'
import type { TableOrder } from './model/tableRows'

/** Cards have no header to sort by. */
const OnPhone = styled.div`
  display: none;
  ${theme.media.phone} {
    display: block;
  }
`

export interface TableSortProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  readonly order: TableOrder | undefined
  readonly onChange: (order: TableOrder | undefined) => void
}

/** Sort control of a table that is shown as cards. */
export function TableSort({ columns, order, onChange }: TableSortProps) {
  const { t } = useTranslation()
  if (columns.length === 0) return null
  const orders = columns.flatMap(({ id, header }) => [
    { value: `${id}.asc`, label: t('common.table.ascending', { name: header }), order: { id, isAscending: true } },
    { value: `${id}.desc`, label: t('common.table.descending', { name: header }), order: { id, isAscending: false } },
  ])
  return (
    <OnPhone>
      <Select
        label={t('common.find.sort')}
        options={[{ value: '', label: t('common.find.noSort') }, ...orders]}
        value={order === undefined ? '' : `${order.id}.${order.isAscending ? 'asc' : 'desc'}`}
        onChange={(value) => onChange(orders.find((one) => one.value === value)?.order)}
      />
    </OnPhone>
  )
}

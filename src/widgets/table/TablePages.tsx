import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'

export interface TablePagesProps {
  /** Accessible name of the paged table. */
  readonly label: string
  /** From 0. */
  readonly page: number
  readonly pageCount: number
  readonly onChange: (page: number) => void
}

/** Pagination buttons. */
export function TablePages({ label, page, pageCount, onChange }: TablePagesProps) {
  const { t } = useTranslation()
  return (
    <Row as="nav" aria-label={label} justify="space-between">
      <Button size="sm" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {t('common.table.previous')}
      </Button>
      <span role="status">
        <Text as="span" size="sm" tone="muted">
          {t('common.table.page', { page: page + 1, total: pageCount })}
        </Text>
      </span>
      <Button size="sm" disabled={page === pageCount - 1} onClick={() => onChange(page + 1)}>
        {t('common.table.next')}
      </Button>
    </Row>
  )
}

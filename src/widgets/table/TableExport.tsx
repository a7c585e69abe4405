import { useTranslation } from '@/i18n/useTranslation'
import { toCsv } from '@/lib/csv'
import { downloadFile } from '@/platform/downloadFile'
import { Button } from '@/ui/Button'

export interface TableExportProps {
  /** Without its extension. */
  readonly fileName: string
  /** Asked for when the button is pressed. The first row has the names of the columns. */
  readonly getRows: () => readonly (readonly string[])[]
}

/** Saves what a table holds as CSV. */
export function TableExport({ fileName, getRows }: TableExportProps) {
  const { t } = useTranslation()
  return (
    <Button size="sm" onClick={() => downloadFile(`${fileName}.csv`, 'text/csv;charset=utf-8', toCsv(getRows()))}>
      {t('common.table.csv')}
    </Button>
  )
}

import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { TableFormat } from '@/lib/tableFile'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'

const FORMATS: readonly TableFormat[] = ['csv', 'json']
const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

export interface TableFile {
  /** Without its extension. */
  readonly name: string
  readonly text: string
}

export interface TableExportProps {
  /** Asked for when a button is pressed. */
  readonly getFile: (format: TableFormat) => Promise<TableFile>
  readonly isDisabled?: boolean
}

/** Saves what a table holds as CSV or JSON. The code that writes the files comes when a button is pressed. */
export function TableExport({ getFile, isDisabled = false }: TableExportProps) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (format: TableFormat) => {
    try {
      const [{ name, text }, { downloadFile }] = await Promise.all([getFile(format), import('@/platform/downloadFile')])
      downloadFile(`${name}.${format}`, TYPES[format], text)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Row gap={8}>
      {FORMATS.map((format) => (
        <Button key={format} size="sm" disabled={isDisabled} onClick={() => void save(format)}>
          {t(`common.table.${format}`)}
        </Button>
      ))}
      {hasFailed && (
        <span role="alert">
          <Text as="span" size="sm" tone="bad">
            {t('common.table.exportFailed')}
          </Text>
        </span>
      )}
    </Row>
  )
}

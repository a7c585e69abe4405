import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { MissingParts, type MissingPartsProps } from './MissingParts'

export interface MissingContractsProps extends MissingPartsProps {
  /** What the lack means; by default that nothing can be sent. */
  readonly children?: ReactNode
}

/** In place of a page or card whose contracts or service this network lacks: names them, and sends nothing. */
export function MissingContracts({ parts, children }: MissingContractsProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="info" title={<MissingParts parts={parts} />}>
      {children ?? t('figures.missing.body')}
    </Notice>
  )
}

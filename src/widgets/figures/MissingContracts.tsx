import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { MissingParts, type MissingPartsProps } from './MissingParts'

export interface MissingContractsProps extends MissingPartsProps {
  /** Consequence for the user; by default that the feature is not available. */
  readonly children?: ReactNode
}

/** Replaces a page or card whose contracts or services are missing on this network. */
export function MissingContracts({ parts, children }: MissingContractsProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="info" title={<MissingParts parts={parts} />}>
      {children ?? t('figures.missing.body')}
    </Notice>
  )
}

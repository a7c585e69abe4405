import { useEffect } from 'react'
import { useTranslation } from '@/i18n/useTranslation'

/** Titles the document by what the page shows, in place of the title of its route. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const documentTitle = t('shell.title', { title })
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
}

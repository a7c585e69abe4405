import { useLayoutEffect } from 'react'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'

/** Sets the document title of a page. A page can override `document.title` in its own effect. */
export function PageTitle({ titleKey }: { readonly titleKey: TranslationKey }) {
  const { t } = useTranslation()
  const title = t('shell.title', { title: t(titleKey) })
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}

import { useLayoutEffect } from 'react'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'

/** Names the document after the page. A page that knows better sets `document.title` in an effect of its own. */
export function PageTitle({ titleKey }: { readonly titleKey: TranslationKey }) {
  const { t } = useTranslation()
  const title = t('shell.title', { title: t(titleKey) })
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}

import offeredLanguages from 'virtual:locales'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'

/** The available languages, the current one, and a setter; a failure shows a toast. */
export function useLanguageChoice() {
  const { t, locale, setLocale } = useTranslation()
  const showToast = useToasts()
  const choose = (code: string) => {
    setLocale(code).catch(() => {
      showToast({ kind: 'danger', title: t('shell.language.failed'), description: t('shell.language.failed.body') })
    })
  }
  return { languages: offeredLanguages, locale, choose }
}

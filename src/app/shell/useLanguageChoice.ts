import { languages } from '@/config/languages'
import { textHashes } from '@/i18n/textHashes'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'

/** A language without a name of its own is the pseudo-language of the development server. */
const offered = Object.keys(textHashes).map((code) => ({
  code,
  nativeName: languages.find((language) => language.code === code)?.nativeName ?? code,
}))

/** The available languages, the current one, and a setter; a failure shows a toast. */
export function useLanguageChoice() {
  const { t, locale, setLocale } = useTranslation()
  const showToast = useToasts()
  const choose = (code: string) => {
    setLocale(code).catch(() => {
      showToast({ kind: 'danger', title: t('shell.language.failed'), description: t('shell.language.failed.body') })
    })
  }
  return { languages: offered, locale, choose }
}

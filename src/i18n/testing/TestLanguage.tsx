import type { ReactNode } from 'react'
import { DEFAULT_LOCALE } from '@/config/defaultLocale'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import type { LoadedLanguage } from '@/i18n/language'
import { parseTexts } from '@/i18n/texts'
import { createTranslator } from '@/i18n/translator'

const files = import.meta.glob('../../../locales/en-US/**/*.json', { eager: true, import: 'default' })
const { translate, add } = createTranslator(DEFAULT_LOCALE)
add(parseTexts(Object.assign({}, ...Object.values(files))))
/** The English texts of all areas, from the locale files. */
export const englishTexts: LoadedLanguage = {
  locale: DEFAULT_LOCALE,
  translate,
  has: () => true,
  load: () => Promise.resolve(true),
  forgetFailed: () => undefined,
}

/** For component tests. */
export function TestLanguage({ children }: { readonly children: ReactNode }) {
  return <LanguageProvider initial={englishTexts}>{children}</LanguageProvider>
}

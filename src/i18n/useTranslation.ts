import { createContext, useContext } from 'react'
import type { TranslatableText, TranslationKey, TranslationValues } from './keys'
import type { LoadedLanguage } from './language'

export interface Translation {
  readonly t: (key: TranslationKey, values?: TranslationValues) => string
  /** For a text kept as data; an unknown key is named in the answer. */
  readonly tText: (text: TranslatableText) => string
  /** BCP 47 tag of the language shown. */
  readonly locale: string
  /** Shows and remembers another language. Rejects, and changes nothing, where its texts cannot be had. */
  readonly setLocale: (code: string) => Promise<void>
}

export interface ShownLanguage extends Translation {
  readonly language: LoadedLanguage
}

export const LanguageContext = createContext<ShownLanguage | undefined>(undefined)

/** @throws 'Language context is undefined.' outside of a LanguageProvider */
export function useShownLanguage(): ShownLanguage {
  const shown = useContext(LanguageContext)
  if (shown === undefined) throw new Error('Language context is undefined.')
  return shown
}

/** @throws 'Language context is undefined.' outside of a LanguageProvider */
export function useTranslation(): Translation {
  return useShownLanguage()
}

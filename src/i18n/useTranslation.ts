import { createContext, useContext } from 'react'
import type { TranslatableText, TranslationKey, TranslationValues } from './keys'
import type { LoadedLanguage } from './language'

export interface Translation {
  readonly t: (key: TranslationKey, values?: TranslationValues) => string
  /** Translates a text stored as data; an unknown key returns its name. */
  readonly tText: (text: TranslatableText) => string
  /** BCP 47 tag of the current language. */
  readonly locale: string
  /** Switches to another language and stores the choice. Rejects without a change if its texts cannot be fetched. */
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

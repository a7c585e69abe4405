import { createContext, useContext } from 'react'
import type { TranslatableText, TranslationKey, TranslationValues } from './keys'

export interface Translation {
  readonly t: (key: TranslationKey, values?: TranslationValues) => string
  /** For a text kept as data; an unknown key is named in the answer. */
  readonly tText: (text: TranslatableText) => string
  /** BCP 47 tag of the language shown. */
  readonly locale: string
  /** Shows and remembers another language. Rejects, and changes nothing, where its texts cannot be had. */
  readonly setLocale: (code: string) => Promise<void>
}

export const LanguageContext = createContext<Translation | undefined>(undefined)

/** @throws 'Language context is undefined.' outside of a LanguageProvider */
export function useTranslation(): Translation {
  const translation = useContext(LanguageContext)
  if (translation === undefined) throw new Error('Language context is undefined.')
  return translation
}

import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TranslationKey, TranslationValues } from './keys'
import { type LoadedLanguage, loadLanguage, showLanguage, storeLocale } from './language'
import { directionOf } from './locale'
import { LanguageContext, type ShownLanguage } from './useTranslation'

interface LanguageProviderProps {
  readonly initial: LoadedLanguage
  readonly children: ReactNode
}

/** Provides the language, and keeps the page's `lang` and `dir` up to date. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)
  const lastWanted = useRef(initial.locale)

  useLayoutEffect(() => {
    document.documentElement.lang = language.locale
    document.documentElement.dir = directionOf(language.locale)
    showLanguage(language)
  }, [language])

  const setLocale = useCallback(async (code: string) => {
    lastWanted.current = code
    const loaded = await loadLanguage(code)
    // A slow response to an earlier choice must not override a later one.
    if (lastWanted.current !== code) return
    storeLocale(code)
    setLanguage(loaded)
  }, [])

  const shown = useMemo<ShownLanguage>(
    () => ({
      t: (key: TranslationKey, values?: TranslationValues) => language.translate(key, values),
      tText: (text) => language.translate(text.key, text.values),
      locale: language.locale,
      setLocale,
      language,
    }),
    [language, setLocale],
  )
  return <LanguageContext value={shown}>{children}</LanguageContext>
}

import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TranslationKey, TranslationValues } from './keys'
import { type LoadedLanguage, loadLanguage, storeLocale } from './language'
import { directionOf } from './locale'
import { LanguageContext, type Translation } from './useTranslation'

interface LanguageProviderProps {
  readonly initial: LoadedLanguage
  readonly children: ReactNode
}

/** Holds the language shown, and keeps the page's `lang` and `dir` in step with it. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)
  const lastWanted = useRef(initial.locale)

  useLayoutEffect(() => {
    document.documentElement.lang = language.locale
    document.documentElement.dir = directionOf(language.locale)
  }, [language.locale])

  const setLocale = useCallback(async (code: string) => {
    lastWanted.current = code
    const loaded = await loadLanguage(code)
    // A slower answer to an earlier choice must not undo a later one.
    if (lastWanted.current !== code) return
    storeLocale(code)
    setLanguage(loaded)
  }, [])

  const translation = useMemo<Translation>(
    () => ({
      t: (key: TranslationKey, values?: TranslationValues) => language.translate(key, values),
      tText: (text) => language.translate(text.key, text.values),
      locale: language.locale,
      setLocale,
    }),
    [language, setLocale],
  )
  return <LanguageContext value={translation}>{children}</LanguageContext>
}

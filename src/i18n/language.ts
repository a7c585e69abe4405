import offeredLanguages from 'virtual:locales'
import { DEFAULT_LOCALE } from '@/config/languages'
import { readStored, writeStored } from '@/platform/storage'
import { chooseLocale } from './locale'
import { fetchTexts, type Texts } from './texts'
import { createTranslator, type Translator } from './translator'

const STORAGE_KEY = 'language'

/** A language whose texts are at hand. */
export interface LoadedLanguage {
  readonly locale: string
  readonly translate: Translator
}

let englishTexts: Promise<Texts> | undefined

function fetchEnglishTexts(): Promise<Texts> {
  englishTexts ??= fetchTexts(DEFAULT_LOCALE).catch((error: unknown) => {
    englishTexts = undefined
    throw error
  })
  return englishTexts
}

/** The texts of a language, with the English ones behind them. Rejects where either cannot be had. */
export async function loadLanguage(code: string): Promise<LoadedLanguage> {
  const english = fetchEnglishTexts()
  const [texts, behind] = await Promise.all([code === DEFAULT_LOCALE ? english : fetchTexts(code), english])
  return { locale: code, translate: createTranslator(code, texts, behind) }
}

export function storeLocale(code: string): void {
  writeStored(STORAGE_KEY, code)
}

/** The language to open the page in; English where the texts of another cannot be had. Rejects only without English. */
export async function loadInitialLanguage(): Promise<LoadedLanguage> {
  const stored = readStored(STORAGE_KEY, (raw) => (typeof raw === 'string' ? raw : undefined))
  const offered = offeredLanguages.map(({ code }) => code)
  const locale = chooseLocale(stored, navigator.languages, offered)
  return loadLanguage(locale).catch(() => loadLanguage(DEFAULT_LOCALE))
}

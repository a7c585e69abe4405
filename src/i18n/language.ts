import { DEFAULT_LOCALE } from '@/config/defaultLocale'
import { writeStored } from '@/platform/storage'
import type { TextSet } from './keys'
import { textFolder } from './locale'
import { textHashes } from './textHashes'
import { fetchTexts } from './texts'
import { createTranslator, type Translator } from './translator'

const STORAGE_KEY = 'language'
const COMMON: TextSet = 'common'

/** A language and its loaded text sets. */
export interface LoadedLanguage {
  readonly locale: string
  readonly translate: Translator['translate']
  readonly has: (set: TextSet) => boolean
  /** Loads a set and resolves to whether it succeeded. A failed set is not fetched again until `forgetFailed`. */
  readonly load: (set: TextSet) => Promise<boolean>
  readonly forgetFailed: (set: TextSet) => void
}

/** Number of mounted components per text set. */
const useCounts = new Map<TextSet, number>()
let shownLanguage: LoadedLanguage | undefined

function createLanguage(locale: string): LoadedLanguage {
  const folder = textFolder(locale, textHashes[locale] ?? '')
  const { translate, add } = createTranslator(locale)
  const asked = new Map<TextSet, Promise<boolean>>()
  const present = new Set<TextSet>()
  const fetchSet = async (set: TextSet) => {
    try {
      add(await fetchTexts(folder, set))
    } catch {
      return false
    }
    present.add(set)
    return true
  }
  return {
    locale,
    translate,
    has: (set) => present.has(set),
    load: (set) => {
      const loading = asked.get(set) ?? fetchSet(set)
      asked.set(set, loading)
      return loading
    },
    forgetFailed: (set) => {
      if (!present.has(set)) asked.delete(set)
    },
  }
}

/** Registers the text sets of a mounted component. @returns the function that releases them */
export function holdSets(sets: readonly TextSet[]): () => void {
  const count = (change: number) => {
    for (const set of sets) useCounts.set(set, (useCounts.get(set) ?? 0) + change)
  }
  count(1)
  return () => count(-1)
}

/** Loads another language with the text sets in use. Rejects if one cannot be fetched. */
export async function loadLanguage(code: string): Promise<LoadedLanguage> {
  const language = createLanguage(code)
  for (;;) {
    const wanted = [COMMON, ...[...useCounts].flatMap(([set, count]) => (count > 0 ? [set] : []))]
    const missing = wanted.filter((set) => !language.has(set))
    // Components may have been mounted in the meantime.
    if (missing.length === 0) return language
    if ((await Promise.all(missing.map(language.load))).includes(false))
      throw new Error(`Not all texts of ${code} could be fetched`)
  }
}

/** Sets the current language for `preloadTexts`. */
export function showLanguage(language: LoadedLanguage): void {
  shownLanguage = language
}

/** Stores the user's choice of language. */
export function storeLocale(code: string): void {
  writeStored(STORAGE_KEY, code)
}

/** Fetches text sets ahead of rendering. Never rejects: the component that renders them tries again. */
export async function preloadTexts(sets: readonly TextSet[]): Promise<void> {
  const language = shownLanguage
  if (language === undefined) return
  await Promise.all(sets.map(async (set) => (await language.load(set)) || language.forgetFailed(set)))
}

/**
 * Loads the language of the page with `common` and the sets of the first page; falls back to English. Rejects if
 * English fails too.
 */
export async function loadInitialLanguage(sets: readonly TextSet[]): Promise<LoadedLanguage> {
  const { lang } = document.documentElement
  for (const code of lang === DEFAULT_LOCALE ? [lang] : [lang, DEFAULT_LOCALE]) {
    const language = createLanguage(code)
    const [isThere] = await Promise.all([COMMON, ...sets].map(language.load))
    if (isThere === true) return language
  }
  throw new Error('The texts cannot be had')
}

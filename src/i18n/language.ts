import offeredLanguages from 'virtual:locales'
import { DEFAULT_LOCALE } from '@/config/languages'
import { writeStored } from '@/platform/storage'
import type { TextSet } from './keys'
import { fetchTexts } from './texts'
import { createTranslator, type Translator } from './translator'

const STORAGE_KEY = 'language'
const COMMON: TextSet = 'common'

/** A language with the sets of its texts that are at hand. */
export interface LoadedLanguage {
  readonly locale: string
  readonly translate: Translator['translate']
  readonly has: (set: TextSet) => boolean
  /** Ends with whether the set is there; asked again for one that could not be had, with that until it is forgotten. */
  readonly load: (set: TextSet) => Promise<boolean>
  readonly forgetFailed: (set: TextSet) => void
}

/** How many parts of the page show texts of a set. */
const useCounts = new Map<TextSet, number>()
let shownLanguage: LoadedLanguage | undefined

function createLanguage(locale: string): LoadedLanguage {
  const { folder = '' } = offeredLanguages.find(({ code }) => code === locale) ?? {}
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

/** Notes that a part of the page shows texts of these sets. @returns what to do when it shows them no longer */
export function holdSets(sets: readonly TextSet[]): () => void {
  const count = (change: number) => {
    for (const set of sets) useCounts.set(set, (useCounts.get(set) ?? 0) + change)
  }
  count(1)
  return () => count(-1)
}

/** Another language, with the texts of what is on the page. Rejects where one of them cannot be had. */
export async function loadLanguage(code: string): Promise<LoadedLanguage> {
  const language = createLanguage(code)
  for (;;) {
    const wanted = [COMMON, ...[...useCounts].flatMap(([set, count]) => (count > 0 ? [set] : []))]
    const missing = wanted.filter((set) => !language.has(set))
    // Parts may have been opened meanwhile.
    if (missing.length === 0) return language
    if ((await Promise.all(missing.map(language.load))).includes(false))
      throw new Error(`Not all texts of ${code} could be fetched`)
  }
}

/** The language is on the page from now on. */
export function showLanguage(language: LoadedLanguage): void {
  shownLanguage = language
}

export function storeLocale(code: string): void {
  writeStored(STORAGE_KEY, code)
}

/** Fetches texts before they are drawn. Never fails: whoever draws them tries again. */
export async function preloadTexts(sets: readonly TextSet[]): Promise<void> {
  const language = shownLanguage
  if (language === undefined) return
  await Promise.all(sets.map(async (set) => (await language.load(set)) || language.forgetFailed(set)))
}

/**
 * The language that the page chose, with `common` and the sets of the first page; English where `common` cannot be had.
 * Rejects only without English.
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

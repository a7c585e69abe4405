import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

/** The set that is loaded with the app: the files of its folder, and the transaction texts of all areas. */
export const COMMON_SET = 'common'
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Transaction texts can appear on any page, and their keys are persisted. */
const OF_TRANSACTION = /^\w+\.tx(\.|$)/

/** A key without its plural suffix. */
export const withoutPlural = (key: string): string => key.replace(PLURAL, '')

/** Languages that have a folder under `root`. */
export function localeCodes(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** Files of a language, as paths in its folder without extension. */
export function localeFiles(root: string, code: string): string[] {
  return readdirSync(join(root, code), { recursive: true, encoding: 'utf8' })
    .flatMap((path) => (path.endsWith('.json') ? [path.slice(0, -'.json'.length).replaceAll('\\', '/')] : []))
    .sort()
}

/** The set of a file: its folder, or the file itself. */
export const setOfFile = (file: string): string => file.split('/')[0] ?? file

/** The texts of a language by set. Throws for duplicate keys and for values that aren't strings. */
function readSets(root: string, code: string): Readonly<Record<string, Texts>> {
  const sets: Record<string, Record<string, string>> = { [COMMON_SET]: {} }
  const known = new Set<string>()
  for (const file of localeFiles(root, code)) {
    const texts = JSON.parse(readFileSync(join(root, code, `${file}.json`), 'utf8')) as Record<string, unknown>
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') throw new Error(`locales/${code}/${file}.json: ${key} is not a text`)
      if (known.has(key)) throw new Error(`locales/${code}/${file}.json: ${key} exists in another file too`)
      known.add(key)
      const set = OF_TRANSACTION.test(key) ? COMMON_SET : setOfFile(file)
      ;(sets[set] ??= {})[key] = text
    }
  }
  return sets
}

/** All texts of a language. */
export function mergeLocale(root: string, code: string): Texts {
  return Object.assign({}, ...Object.values(readSets(root, code))) as Texts
}

/** Translates a set. Missing texts fall back to English, in every plural form of the language. */
function translateSet(code: string, texts: Texts, english: Texts): Texts {
  const bases = new Set(Object.keys(english).map(withoutPlural))
  const own = Object.fromEntries(Object.entries(texts).filter(([key]) => bases.has(withoutPlural(key))))
  const known = new Set(Object.keys(own).map(withoutPlural))
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const missing = Object.entries(english).flatMap(([key, text]) => {
    const base = withoutPlural(key)
    if (known.has(base)) return []
    if (base === key) return [[key, text]]
    return forms.map((form) => [`${base}_${form}`, english[`${base}_${form}`] ?? english[`${base}_other`] ?? text])
  })
  return { ...own, ...(Object.fromEntries(missing) as Texts) }
}

/**
 * The texts that the app fetches for a language, by set, with English filled in, so that nobody loads two languages.
 * @param defaultCode the fallback language
 */
export function textSets(root: string, code: string, defaultCode: string): Readonly<Record<string, Texts>> {
  const texts = mergeLocale(root, code)
  const sets = Object.entries(readSets(root, defaultCode))
  return Object.fromEntries(sets.map(([set, english]) => [set, translateSet(code, texts, english)]))
}

/** Hash of all texts of a language that the app fetches. */
export function textsHash(sets: Readonly<Record<string, Texts>>): string {
  return createHash('sha256').update(JSON.stringify(sets)).digest('hex').slice(0, 8)
}

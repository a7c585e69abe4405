import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The languages that have a folder under `root`. */
export function localeCodes(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** All texts of one language. A key that stands in two files, or a text that is no string, is an error. */
export function mergeLocale(root: string, code: string): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const file of readdirSync(join(root, code))
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const texts = JSON.parse(readFileSync(join(root, code, file), 'utf8')) as Record<string, unknown>
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') throw new Error(`locales/${code}/${file}: ${key} is not a text`)
      if (key in merged) throw new Error(`locales/${code}/${file}: ${key} stands in another file too`)
      merged[key] = text
    }
  }
  return merged
}

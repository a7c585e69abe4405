import type { TextSet } from './keys'

/** The texts of one language by key. */
export type Texts = Readonly<Record<string, string>>

const MAX_TEXTS = 5000
const MAX_TEXT_LENGTH = 4000

/** Validates a fetched locale file. @throws if it is not a flat map of texts within the limits */
export function parseTexts(raw: unknown): Texts {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Error('A locale file is not a map of texts')
  const entries = Object.entries(raw)
  if (entries.length > MAX_TEXTS) throw new Error('A locale file holds too many texts')
  const texts: Record<string, string> = {}
  for (const [key, text] of entries) {
    if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) throw new Error(`The text of '${key}' is not usable`)
    texts[key] = text
  }
  return texts
}

/**
 * Fetches a text set.
 * @param folder the language's folder, relative to the site
 * @throws if it cannot be fetched or is invalid
 */
export async function fetchTexts(folder: string, set: TextSet): Promise<Texts> {
  const response = await fetch(`${import.meta.env.BASE_URL}${folder}${set}.json`)
  if (!response.ok) throw new Error(`${folder}${set}.json answered ${response.status}`)
  return parseTexts(await response.json())
}

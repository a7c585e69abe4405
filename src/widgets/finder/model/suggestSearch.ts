import { searchWords } from '@/lib/searchWords'
import { editDistance } from './editDistance'
import { isFoundBy, type SearchIndex } from './searchIndex'

/** How many typos are allowed in a word of this length. */
function tolerance(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** The names to suggest, the most frequent first. */
function vocabularyOf(indexes: readonly SearchIndex[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of indexes.flatMap(({ vocabulary }) => vocabulary)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

function nearest(word: string, names: readonly string[]): string | undefined {
  const limit = tolerance(word.length)
  let best: string | undefined
  let least = limit + 1
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue
    const distance = editDistance(word, name.toLowerCase())
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

/** A similar search that finds something; undefined if there is none. */
export function suggestSearch(indexes: readonly SearchIndex[], text: string): string | undefined {
  const names = vocabularyOf(indexes)
  const corrected = searchWords(text).map((word) => (isFoundBy(indexes, [word]) ? word : nearest(word, names)))
  if (corrected.length === 0 || corrected.includes(undefined)) return undefined
  const suggestion = corrected.join(' ')
  return isFoundBy(indexes, searchWords(suggestion)) ? suggestion : undefined
}

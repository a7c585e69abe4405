import { editDistance } from './editDistance'
import { searchWords, type VaultFacts } from './vaultFacts'

/** As in any wallet's list, fewer characters of an address would find too much. */
const ADDRESS_PART = /^(?:0x)?([0-9a-f]{6,40})$/

const WHOLE_WORD = 0
const WORD_START = 1
const ANYWHERE = 2

/** How well a vault matches a word, 0 the best; undefined where it does not. */
function wordRank(facts: VaultFacts, word: string): number | undefined {
  if (facts.words.includes(word)) return WHOLE_WORD
  if (facts.words.some((known) => known.startsWith(word))) return WORD_START
  if (facts.text.includes(word)) return ANYWHERE
  const part = ADDRESS_PART.exec(word)?.[1]
  return part !== undefined && facts.addresses.some((address) => address.includes(part)) ? WORD_START : undefined
}

/** How well a vault matches all words, 0 the best; undefined where it lacks one. */
export function searchRank(facts: VaultFacts, words: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const rank = wordRank(facts, word)
    if (rank === undefined) return undefined
    sum += rank
  }
  return sum
}

/** How many letters may be wrong in a word of that length. */
function tolerance(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** The tokens and protocols there are, the most frequent first, as they are written. */
function vocabulary(vaults: readonly VaultFacts[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of vaults.flatMap(({ tokens, protocol }) => [...tokens, protocol])) counts.set(name, (counts.get(name) ?? 0) + 1)
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

/** A search close to one that finds nothing, and that finds something; undefined where there is none. */
export function suggestSearch(vaults: readonly VaultFacts[], text: string): string | undefined {
  const names = vocabulary(vaults)
  const corrected = searchWords(text).map((word) =>
    vaults.some((facts) => wordRank(facts, word) !== undefined) ? word : nearest(word, names),
  )
  if (corrected.length === 0 || corrected.includes(undefined)) return undefined
  const suggestion = corrected.join(' ')
  const words = searchWords(suggestion)
  return vaults.some((facts) => searchRank(facts, words) !== undefined) ? suggestion : undefined
}

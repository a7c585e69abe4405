import type { VaultFacts } from './vaultFacts'

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

export function isFoundBy(vaults: readonly VaultFacts[], words: readonly string[]): boolean {
  return vaults.some((facts) => searchRank(facts, words) !== undefined)
}

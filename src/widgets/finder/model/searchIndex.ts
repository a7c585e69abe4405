/** What an entry is found by. */
export interface SearchIndex {
  /** All words, one after the other, in lower case. */
  readonly text: string
  /** Each word once, in lower case. */
  readonly words: readonly string[]
  /** In lower case, without their 0x. */
  readonly addresses: readonly string[]
  /** Names as they are written, of which one is proposed where a word is misspelt. */
  readonly vocabulary: readonly string[]
}

/** As in any wallet's list, fewer characters of an address would find too much. */
const ADDRESS_PART = /^(?:0x)?([0-9a-f]{6,40})$/

const WHOLE_WORD = 0
const WORD_START = 1
const ANYWHERE = 2

/** The words of a search or of a name: in lower case, whatever parts them. Marks alone are a word that no name has. */
export function searchWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? text.match(/\S+/gu) ?? []
}

/**
 * Prepares an entry's texts for the search.
 * @param texts names, symbols, ids; the words of all of them find the entry
 * @param addresses with 0x; 6 characters in a row of one find the entry
 * @param vocabulary names that "Did you mean" may propose
 * @example createSearchIndex({ texts: ['CRO-USDC LP', 'VVS'], addresses: [pair], vocabulary: ['CRO', 'USDC', 'VVS'] })
 */
export function createSearchIndex({
  texts,
  addresses = [],
  vocabulary = [],
}: {
  readonly texts: readonly string[]
  readonly addresses?: readonly string[]
  readonly vocabulary?: readonly string[]
}): SearchIndex {
  const words = searchWords(texts.join(' '))
  return {
    text: words.join(' '),
    words: [...new Set(words)],
    addresses: addresses.map((address) => address.slice(2).toLowerCase()),
    vocabulary,
  }
}

/** The index with an address that was not known when it was made; the same where it was. */
export function withAddress(index: SearchIndex, address: string | undefined): SearchIndex {
  const added = address?.slice(2).toLowerCase()
  return added === undefined || index.addresses.includes(added)
    ? index
    : { ...index, addresses: [...index.addresses, added] }
}

/** How well an entry matches a word, 0 the best; undefined where it does not. */
function wordRank(index: SearchIndex, word: string): number | undefined {
  if (index.words.includes(word)) return WHOLE_WORD
  if (index.words.some((known) => known.startsWith(word))) return WORD_START
  if (index.text.includes(word)) return ANYWHERE
  const part = ADDRESS_PART.exec(word)?.[1]
  return part !== undefined && index.addresses.some((address) => address.includes(part)) ? WORD_START : undefined
}

/** How well an entry matches all words, 0 the best; undefined where it lacks one. */
export function searchRank(index: SearchIndex, words: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const rank = wordRank(index, word)
    if (rank === undefined) return undefined
    sum += rank
  }
  return sum
}

export function isFoundBy(indexes: readonly SearchIndex[], words: readonly string[]): boolean {
  return indexes.some((index) => searchRank(index, words) !== undefined)
}

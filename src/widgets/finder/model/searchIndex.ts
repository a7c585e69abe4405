import { searchWords } from '@/lib/searchWords'

/** What a search looks at in an entry. */
export interface SearchIndex {
  /** All words in lower case, separated by spaces. */
  readonly text: string
  /** The distinct words in lower case. */
  readonly words: readonly string[]
  /** In lower case, without 0x. */
  readonly addresses: readonly string[]
  /** Names as they are spelled, for "Did you mean". */
  readonly vocabulary: readonly string[]
}

/** Fewer characters of an address would match too much. */
const ADDRESS_PART = /^(?:0x)?([0-9a-f]{6,40})$/

const WHOLE_WORD = 0
const WORD_START = 1
const ANYWHERE = 2

/**
 * Creates the search index of an entry.
 * @param texts names, symbols and ids to search in
 * @param addresses with 0x; 6 consecutive characters of one find the entry
 * @param vocabulary names that "Did you mean" may suggest
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

/** The index with one more address; the same object if it already has it. */
export function withAddress(index: SearchIndex, address: string | undefined): SearchIndex {
  const added = address?.slice(2).toLowerCase()
  return added === undefined || index.addresses.includes(added)
    ? index
    : { ...index, addresses: [...index.addresses, added] }
}

/** How well an entry matches a word, 0 being the best; undefined if it does not match. */
function wordRank(index: SearchIndex, word: string): number | undefined {
  if (index.words.includes(word)) return WHOLE_WORD
  if (index.words.some((known) => known.startsWith(word))) return WORD_START
  if (index.text.includes(word)) return ANYWHERE
  const part = ADDRESS_PART.exec(word)?.[1]
  return part !== undefined && index.addresses.some((address) => address.includes(part)) ? WORD_START : undefined
}

/** How well an entry matches all words, 0 being the best; undefined if one is missing. */
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

/** The name that leads to a token list. */
export const LIST_NAME = ['tokens', 'eth'] as const
/** A name of the third user. */
export const USER_NAME = ['ada', 'cro'] as const
/** The record under which the resolver keeps the content itself: the local chain has no IPFS. */
export const CONTENT_KEY = 'content'

/** Tokens that only the list names; the last one takes the name of a token that everybody knows. */
export const listedTokenTable = [
  { symbol: 'NOON', name: 'Noon', decimals: 18 },
  { symbol: 'DUSK', name: 'Dusk', decimals: 6 },
  { symbol: 'USDC', name: 'USD Coin', decimals: 18 },
] as const

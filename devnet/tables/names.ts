/** Name that resolves to a token list. */
export const LIST_NAME = ['tokens', 'eth'] as const
/** Name of the third user. */
export const USER_NAME = ['ada', 'cro'] as const
/** Text record that stores the content itself, because the local chain has no IPFS. */
export const CONTENT_KEY = 'content'

/** Tokens that only this list contains; the last one imitates a well-known token. */
export const listedTokenTable = [
  { symbol: 'NOON', name: 'Noon', decimals: 18 },
  { symbol: 'DUSK', name: 'Dusk', decimals: 6 },
  { symbol: 'USDC', name: 'USD Coin', decimals: 18 },
] as const

/** NFTs of a kind of bunny that are asked for at once. */
export const BUNNY_ROWS = 30

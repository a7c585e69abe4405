import { FinderEmpty } from './FinderEmpty'
import { FinderSheet } from './FinderSheet'

/** What a list does not need at first, in one chunk. */
export const lazyParts = { FinderEmpty, FinderSheet }

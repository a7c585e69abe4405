/** What a list does not need at first, in one chunk. */
export { FinderEmpty } from './FinderEmpty'
export { FinderSheet } from './FinderSheet'

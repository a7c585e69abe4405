/** What the first figures do not wait for, in one chunk. */
export { ChoiceBox } from './ChoiceBox'
export { CompareBar } from './CompareBar'
export { SortHeads } from './SortHeads'

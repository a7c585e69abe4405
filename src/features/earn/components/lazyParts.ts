import { ChoiceBox } from './ChoiceBox'
import { CompareBar } from './CompareBar'
import { SortHeads } from './SortHeads'

/** What the first figures do not wait for, in one chunk. */
export const lazyParts = { ChoiceBox, CompareBar, SortHeads }

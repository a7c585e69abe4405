import { lazyPart } from '@/widgets/pages/lazyPart'
import { ChoiceBox } from './ChoiceBox'
import { CompareBar } from './CompareBar'
import { SortHeads } from './SortHeads'

const PaidYield = lazyPart(
  async () => (await import('./PaidYield')).PaidYield,
  ['realised'],
  // A list of failures would hide the list.
  () => null,
)

/** What the first figures do not wait for, in one chunk. */
export const lazyParts = { ChoiceBox, CompareBar, PaidYield, SortHeads }

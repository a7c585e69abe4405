import { getDeployment } from '@/config/deployment'
import { type IndexedBlock, type IndexLag, indexLag } from '@/lib/indexLag'
import { useBlock } from './useBlock'

/** How far an index is behind the chain; undefined if it is not noticeable, or unknown. Re-renders with every block. */
export function useIndexLag(indexed: IndexedBlock | undefined): IndexLag | undefined {
  const head = useBlock()
  if (indexed === undefined || head === undefined) return undefined
  return indexLag(indexed, head, getDeployment().defaultBlockTimeSec)
}

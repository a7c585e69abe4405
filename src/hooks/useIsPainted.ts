import { useDeferredValue } from 'react'

/**
 * False during the first render, so that a page can show its text before building expensive parts. It becomes true for
 * all components in the same render, which batches their reads.
 */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false)
}

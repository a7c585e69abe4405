import { useDeferredValue } from 'react'

/**
 * False for the very first drawing, so that a page can show its words before it builds what takes a slow phone several
 * frames. It turns true for all who ask in one drawing: what they read of the chain goes out in one batch.
 */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false)
}

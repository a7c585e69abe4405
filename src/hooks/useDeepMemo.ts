import { useState } from 'react'
import { isSameData } from '@/lib/sameData'

/**
 * The previous object while its data is equal; for values that are derived with every block but rarely change.
 * @param value plain data, or memoized: a function in it that is new with each render would never settle
 */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (isSameData(kept, value)) return kept
  setKept(value)
  return value
}

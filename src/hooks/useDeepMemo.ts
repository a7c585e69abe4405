import { useState } from 'react'
import { isSameData } from '@/lib/sameData'

/** The same object until its data changes: for what is derived anew with every block and seldom differs. */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (isSameData(kept, value)) return kept
  setKept(value)
  return value
}

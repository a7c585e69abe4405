import { useState } from 'react'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Keeps the last value while it loads again. Remount the component (`key`) where the value is of something else. */
export function useKept<T>(now: Loadable<T>): Loadable<T> {
  const [kept, setKept] = useState(now)
  if (now !== kept && now.status !== 'loading') setKept(now)
  return now.status === 'loading' && valueOf(kept) !== undefined ? kept : now
}

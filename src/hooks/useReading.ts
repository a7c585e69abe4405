import { useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { LOADING, type Loadable } from '@/lib/loadable'
import { useCallReader } from './useCallReader'
import type { CallsOptions } from './useCalls'

/** Reads one reading; loading while it is undefined. `reading` must be referentially stable. */
export function useReading<T>(reading: Reading<T> | undefined, options?: CallsOptions): Loadable<T> {
  const read = useCallReader(
    useMemo(() => (reading === undefined ? [] : [reading]), [reading]),
    options,
  )
  return useMemo(() => (reading === undefined ? LOADING : reading.derive(read)), [reading, read])
}

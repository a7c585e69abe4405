import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useAppSelector } from '@/hooks/storeHooks'
import { useRequestBlock } from '@/hooks/useRequestBlock'

interface Outage {
  /** No node is responding: a single notice replaces the errors of all values. */
  readonly isDown: boolean
  /** Retries all failed reads. */
  readonly retryAll: () => void
  /** Registers a failed read and returns a function that unregisters it. */
  readonly addFailed: (retry: () => void) => () => void
}

const OutageContext = createContext<Outage>({
  isDown: false,
  retryAll: () => undefined,
  addFailed: () => () => undefined,
})

export function useOutage(): Pick<Outage, 'isDown' | 'retryAll'> {
  return use(OutageContext)
}

/**
 * Registers a failed read, to be retried with all others during or after an outage.
 * @returns whether to show a retry button
 */
export function useFailedRead(retry: () => void): boolean {
  const { isDown, addFailed } = use(OutageContext)
  useEffect(() => addFailed(retry), [addFailed, retry])
  return !isDown
}

/** Tracks whether nodes respond, for its children. */
export function OutageProvider({ children }: { readonly children: ReactNode }) {
  const requestBlock = useRequestBlock()
  const isDown = useAppSelector(({ block }) => block.hasFailed)
  const { retryAll, addFailed } = useMemo(() => {
    const failed = new Set<() => void>()
    return {
      retryAll: () => {
        requestBlock()
        for (const retry of [...failed]) retry()
      },
      addFailed: (retry: () => void) => {
        failed.add(retry)
        return () => {
          failed.delete(retry)
        }
      },
    }
  }, [requestBlock])
  const wasDown = useRef(false)
  useEffect(() => {
    if (wasDown.current && !isDown) retryAll()
    wasDown.current = isDown
  }, [isDown, retryAll])
  return (
    <OutageContext value={useMemo(() => ({ isDown, retryAll, addFailed }), [isDown, retryAll, addFailed])}>
      {children}
    </OutageContext>
  )
}

import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useAppSelector } from '@/hooks/storeHooks'
import { useRequestBlock } from '@/hooks/useRequestBlock'

interface Outage {
  /** No node answers: one notice says so and offers to try again, not each figure that lacks. */
  readonly isDown: boolean
  /** Reads again all that failed, whatever it is read from. */
  readonly retryAll: () => void
  /** Adds a read that failed; what it returns takes it out again. */
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
 * For a read that failed: it is read again with all others, by the notice of the outage or once a node answers.
 * @returns whether it is for the reader to ask for that here
 */
export function useFailedRead(retry: () => void): boolean {
  const { isDown, addFailed } = use(OutageContext)
  useEffect(() => addFailed(retry), [addFailed, retry])
  return !isDown
}

/** Knows whether the nodes answer, for all that is inside it. */
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

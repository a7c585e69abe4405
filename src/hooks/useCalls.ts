import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import type { Loadable } from '@/lib/loadable'
import type { AppStore } from '@/store/appStore'
import { changeListeners } from './callListeners'
import { type CallsView, createCallsView, type MaybeCall } from './callsView'
import { useAppStore } from './storeHooks'

type CallValues<C extends readonly MaybeCall[]> = {
  readonly [K in keyof C]: Loadable<Exclude<C[K], undefined> extends ContractCall<infer T> ? T : never>
}

export interface CallsOptions {
  /** Minimum number of blocks between fetches; 1 reads with every block. */
  readonly blocksPerFetch?: number
}

/**
 * Reads contract calls; the calls of all components are batched with each block. An undefined call, such as a balance
 * without an account, is loading. Re-renders only if a value or state changes; unchanged loadables keep their identity.
 */
export function useCalls<const C extends readonly MaybeCall[]>(
  calls: C,
  { blocksPerFetch = 1 }: CallsOptions = {},
): CallValues<C> {
  const { chainId } = getDeployment()
  const store = useAppStore()
  const view = useCallsView(store, calls)

  useEffect(() => {
    const { keys } = view
    if (keys.length === 0) return undefined
    changeListeners(store, chainId, { keys, blocksPerFetch, by: 1 })
    return () => changeListeners(store, chainId, { keys, blocksPerFetch, by: -1 })
  }, [store, view, blocksPerFetch, chainId])

  return useSyncExternalStore(view.subscribe, view.getSnapshot) as CallValues<C>
}

/** One view for the same calls, compared by key. */
function useCallsView(store: AppStore, calls: readonly MaybeCall[]): CallsView {
  const { chainId } = getDeployment()
  const [view, setView] = useState(() => createCallsView(store, chainId, calls))
  if (view.isOf(store, calls)) return view
  const next = createCallsView(store, chainId, calls)
  setView(next)
  return next
}

/** Reads one call, see `useCalls`. */
export function useCall<T>(call: ContractCall<T> | undefined, options?: CallsOptions): Loadable<T> {
  return useCalls([call], options)[0]
}

import type { AppStore } from '@/store/appStore'
import { callListenersChanged, type ListenerChange } from '@/store/multicall/multicallSlice'

const waiting = new WeakMap<AppStore, ListenerChange[]>()

/**
 * Changes who listens to calls, together with all other changes of the same task: each dispatch asks every mounted call for
 * its state, and a list mounts many calls at once.
 */
export function changeListeners(store: AppStore, chainId: number, change: ListenerChange): void {
  const others = waiting.get(store)
  const changes = others ?? []
  changes.push(change)
  if (others !== undefined) return
  waiting.set(store, changes)
  queueMicrotask(() => {
    waiting.delete(store)
    store.dispatch(callListenersChanged({ chainId, changes }))
  })
}

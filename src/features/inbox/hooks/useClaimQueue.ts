import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { type ClaimItem, isClaim } from '@/domain/inbox/claimAllTx'
import {
  type ActiveQueue,
  activeQueue,
  type ClaimQueue,
  forgetQueue,
  newQueue,
  type PauseReason,
  readQueue,
  showStoredQueue,
  storeQueue,
} from '@/domain/inbox/claimQueue'
import { inboxParts, readItems } from '@/domain/inbox/findings'
import { prizeLotteryId, readPrizes } from '@/domain/inbox/lotteryPrizes'
import { type QueueWorld, runQueue } from '@/domain/inbox/runQueue'
import { inboxSources } from '@/domain/inbox/sources'
import { getLottery } from '@/domain/lottery/lottery'
import { useAppStore } from '@/hooks/storeHooks'
import { useCanBatch } from '@/hooks/useCanBatch'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { type TxState, txState } from '@/lib/txState'
import { runInOneTab } from '@/platform/runInOneTab'
import type { AppStore } from '@/store/appStore'
import { selectTransactions } from '@/store/transactions/transactionsSlice'
import { walletSession } from '@/wallet/session'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'

/** The account's queue of claims, with its controls. */
export interface ClaimQueueControls {
  /** Undefined if there is none. */
  readonly shown: ActiveQueue | undefined
  /** The wallet takes several claims in one confirmation. */
  readonly canBatch: boolean
  readonly start: (items: readonly ClaimItem[]) => Promise<void>
  /** Pauses after the current claim. */
  readonly stop: () => void
  readonly resume: () => Promise<void>
  /** Gives up what remains: it stays in the inbox. */
  readonly discard: () => void
  readonly setGoingOn: (isGoingOn: boolean) => void
}

function change(edit: (active: ActiveQueue) => ActiveQueue | undefined): void {
  const active = activeQueue.getSnapshot()
  if (active !== undefined) activeQueue.set(edit(active))
}

function isConnected(account: Address): boolean {
  const session = walletSession.getSnapshot()
  return session.status === 'connected' && isSameAddress(session.account, account)
}

/** Waits until a transaction has an end; undefined once the queue is stopped. */
function waitForEnd(store: AppStore, hash: Hex, isStopped: () => boolean): Promise<TxState | 'unknown' | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const record = selectTransactions(store.getState(), getDeployment().chainId)[hash]
      const state = record === undefined ? 'unknown' : txState(record)
      if (state === 'pending' && !isStopped()) return
      for (const unsubscribe of subscriptions) unsubscribe()
      resolve(state === 'pending' ? undefined : state)
    }
    const subscriptions = [store.subscribe(look), activeQueue.subscribe(look), walletSession.subscribe(look)]
    look()
  })
}

/** What can be claimed now. Read by area, so that a node is asked for little between two claims. */
async function readClaims(account: Address, ids: readonly string[], areas: ReadonlyMap<string, string>) {
  const network = getDeployment()
  const { multicall } = network.contracts
  if (multicall === undefined) return []
  const lotteryIds = ids.flatMap((id) => prizeLotteryId(id) ?? [])
  const lottery = getLottery()
  const prizes =
    lottery === undefined || lotteryIds.length === 0 ? [] : await readPrizes(readClient, lottery, account, lotteryIds)
  const others = ids.filter((id) => prizeLotteryId(id) === undefined)
  if (others.length === 0) return prizes
  const wanted = new Set(others.map((id) => areas.get(id)))
  // After a reload the areas of the steps are not known yet.
  const isAll = wanted.has(undefined)
  const parts = inboxParts(inboxSources, network, multicall, account)
  const items = await readItems(
    readClient,
    multicall,
    parts.filter(({ area }) => isAll || wanted.has(area)),
  )
  return [...prizes, ...items.filter(isClaim)]
}

/** Claims items one after another, or in batches. What is done is stored with each step, so a reload loses nothing. */
export function useClaimQueue(account: Address, items: readonly ClaimItem[]): ClaimQueueControls {
  const store = useAppStore()
  const submitTx = useSubmitTx()
  const active = useSyncExternalStore(activeQueue.subscribe, activeQueue.getSnapshot)
  const shown = active !== undefined && isSameAddress(active.queue.account, account) ? active : undefined
  const canBatch = useCanBatch(items.length > 1 || (shown?.queue.steps.length ?? 0) > 1)
  const isLeft = useRef(false)
  const isBusy = active !== undefined && active.phase.kind !== 'paused'
  useEffect(() => {
    isLeft.current = false
    return () => {
      // A review must not open on another page.
      isLeft.current = true
      change((current) => (current.phase.kind === 'running' ? { ...current, phase: { kind: 'stopping' } } : current))
    }
  }, [])
  useEffect(() => {
    if (!isBusy) showStoredQueue(account)
  }, [account, isBusy])

  const run = async (latest: () => ClaimQueue | undefined) => {
    const areas = new Map(items.map(({ id, area }) => [id, area]))
    let reason: PauseReason | undefined
    const hasRun = await runInOneTab('claims', async () => {
      const start = latest()
      activeQueue.set(start && { queue: start, phase: { kind: 'running' }, isStored: storeQueue(start) })
      if (start === undefined) return
      const isStopped = () =>
        isLeft.current || activeQueue.getSnapshot()?.phase.kind !== 'running' || !isConnected(start.account)
      const world: QueueWorld = {
        readClaims: (ids) => readClaims(start.account, ids, areas),
        send: async (request) => {
          const result = await submitTx(request)
          return result.status === 'sent' ? result : { status: result.status }
        },
        outcomeOf: (hash) => waitForEnd(store, hash, isStopped),
        canBatch,
        isStopped,
        isGoingOn: () => activeQueue.getSnapshot()?.queue.isGoingOn === true,
        onChange: (queue) =>
          change((current) => {
            const latest = { ...queue, isGoingOn: current.queue.isGoingOn }
            return { ...current, queue: latest, isStored: storeQueue(latest) }
          }),
      }
      reason = await runQueue(start, world)
      change((current) => ({ ...current, phase: { kind: 'paused', reason: reason ?? 'stopped' } }))
    })
    if (!hasRun) change((current) => ({ ...current, phase: { kind: 'paused', reason: 'elsewhere' } }))
  }

  return {
    shown,
    canBatch,
    start: (chosen) => run(() => newQueue(account, chosen, Date.now())),
    stop: useCallback(() => change((current) => ({ ...current, phase: { kind: 'stopping' } })), []),
    resume: () =>
      run(() => {
        const kept = shown?.isStored === false ? shown.queue : readQueue(account)
        return kept?.startedMs === shown?.queue.startedMs ? kept : undefined
      }),
    discard: () => {
      forgetQueue(account)
      activeQueue.set(undefined)
    },
    setGoingOn: (isGoingOn) =>
      change((current) => {
        const queue = { ...current.queue, isGoingOn }
        return { ...current, queue, isStored: storeQueue(queue) }
      }),
  }
}

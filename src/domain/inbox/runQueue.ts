import type { TxRequest } from '@/chain/tx/txRequest'
import type { Hex } from '@/lib/hex'
import type { TxState } from '@/lib/txState'
import { BATCH_SIZE, batchTx, type ClaimItem } from './claimAllTx'
import { type ClaimQueue, nextSteps, type PauseReason, withSteps } from './claimQueue'

/** What a queue needs of the page. */
export interface QueueWorld {
  /** The claims that there are now. @throws if they could not be read */
  readonly readClaims: (ids: readonly string[]) => Promise<readonly ClaimItem[]>
  readonly send: (
    request: TxRequest,
  ) => Promise<{ readonly status: 'sent'; readonly hash: Hex } | { readonly status: 'rejected' | 'failed' }>
  /** Waits for the end of a transaction; `unknown` without a record of it, undefined if the queue is stopped before. */
  readonly outcomeOf: (hash: Hex) => Promise<TxState | 'unknown' | undefined>
  readonly canBatch: boolean
  readonly isStopped: () => boolean
  /** Whether a failure does not stop the rest; the user may change it while the queue runs. */
  readonly isGoingOn: () => boolean
  /** Keeps each state before the next step. */
  readonly onChange: (queue: ClaimQueue) => void
}

/** Follows what was sent, in an earlier visit too. */
async function settleSent(start: ClaimQueue, world: QueueWorld): Promise<ClaimQueue> {
  let queue = start
  const hashes = new Set(queue.steps.flatMap(({ state, hash }) => (state === 'sent' && hash ? [hash] : [])))
  for (const hash of hashes) {
    const outcome = await world.outcomeOf(hash)
    if (outcome === undefined) return queue
    const ids = queue.steps.flatMap((step) => (step.hash === hash && step.state === 'sent' ? [step.id] : []))
    // What has no record any more is looked up again: it is skipped if there is nothing left to claim.
    queue =
      outcome === 'unknown'
        ? withSteps(queue, ids, 'waiting')
        : withSteps(queue, ids, outcome === 'succeeded' ? 'done' : 'failed', hash)
    world.onChange(queue)
  }
  return queue
}

/**
 * Claims one step after another until all are done. Never rejects.
 * @returns why it paused; undefined once it is done
 */
export async function runQueue(start: ClaimQueue, world: QueueWorld): Promise<PauseReason | undefined> {
  let queue = await settleSent(start, world)
  const change = (next: ClaimQueue) => {
    queue = next
    world.onChange(queue)
  }
  for (;;) {
    if (world.isStopped()) return 'stopped'
    const steps = nextSteps(queue, world.canBatch ? BATCH_SIZE : 1)
    if (steps.length === 0) return undefined
    const ids = steps.map(({ id }) => id)
    const claims = await world.readClaims(ids).catch((): undefined => undefined)
    if (claims === undefined) return 'unread'
    // Another tab, or another page, may have collected it.
    const found = claims.filter(({ id }) => ids.includes(id))
    const gone = ids.filter((id) => !found.some((item) => item.id === id))
    if (gone.length > 0) change(withSteps(queue, gone, 'skipped'))
    const [first, ...others] = found
    if (first === undefined) continue
    const sentIds = found.map(({ id }) => id)
    change(withSteps(queue, sentIds, 'asked'))
    const isBatch = others.length > 0
    const request = isBatch ? batchTx([first.claim, ...others.map(({ claim }) => claim)]) : first.claim
    const result = await world.send(request)
    if (result.status === 'rejected') {
      change(withSteps(queue, sentIds, 'waiting'))
      return 'rejected'
    }
    if (result.status === 'sent') change(withSteps(queue, sentIds, 'sent', result.hash))
    const outcome = result.status === 'sent' ? await world.outcomeOf(result.hash) : 'reverted'
    if (outcome === undefined || outcome === 'unknown') return 'stopped'
    const hash = result.status === 'sent' ? result.hash : undefined
    if (outcome === 'succeeded') {
      change(withSteps(queue, sentIds, 'done', hash))
      continue
    }
    if (isBatch) {
      // One of them may have failed the whole batch, so each is tried by itself.
      change({ ...withSteps(queue, sentIds, 'waiting'), isSingle: true })
      if (!world.isGoingOn()) return 'batchFailed'
      continue
    }
    change(withSteps(queue, sentIds, 'failed', hash))
    if (!world.isGoingOn()) return 'failed'
  }
}

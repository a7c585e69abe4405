import * as v from 'valibot'
import { getDeployment } from '@/config/deployment'
import type { TranslatableText } from '@/i18n/keys'
import { createExternalStore } from '@/lib/externalStore'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { addressSchema, countSchema, hashSchema, parseOr } from '@/lib/schema'
import { readStored, removeStored, writeStored } from '@/platform/storage'

/** More than an inbox can have in practice; bounds what is stored and read. */
const MAX_STEPS = 500
const MAX_TEXT = 300

const textSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  values: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.pipe(v.string(), v.maxLength(MAX_TEXT)), v.number()])),
      v.check((values) => Object.keys(values).length <= 10),
    ),
  ),
})

/**
 * `asked` the wallet and was not told the answer yet; `sent` and without a receipt. `skipped` because there was nothing
 * to collect any more, as after a claim in another tab.
 */
const STEP_STATES = ['waiting', 'asked', 'sent', 'done', 'failed', 'skipped'] as const
export type StepState = (typeof STEP_STATES)[number]

const stepSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT)),
  title: textSchema,
  state: v.picklist(STEP_STATES),
  hash: v.optional(hashSchema),
})

const queueSchema = v.object({
  account: addressSchema,
  startedMs: countSchema,
  /** Goes on with the next one after one that failed. */
  isGoingOn: v.boolean(),
  /** Claims one by one, because a batch of them failed. */
  isSingle: v.boolean(),
  steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(MAX_STEPS)),
})

/** One claim of a queue, by the id of its item. */
export interface QueueStep {
  readonly id: string
  readonly title: TranslatableText
  readonly state: StepState
  /** Of its transaction record. */
  readonly hash?: Hex
}

/** Claims that are sent one after another. It holds no requests: each is made from what is read when its turn comes. */
export interface ClaimQueue {
  readonly account: Address
  readonly startedMs: number
  readonly isGoingOn: boolean
  readonly isSingle: boolean
  readonly steps: readonly QueueStep[]
}

/** Why a queue does not run. */
export type PauseReason = 'restored' | 'stopped' | 'rejected' | 'failed' | 'batchFailed' | 'unread' | 'elsewhere'

/** The queue of this tab. */
export interface ActiveQueue {
  readonly queue: ClaimQueue
  readonly phase: { readonly kind: 'running' | 'stopping' } | { readonly kind: 'paused'; readonly reason: PauseReason }
  /** Whether storage has its latest state. */
  readonly isStored: boolean
}

export const activeQueue = createExternalStore<ActiveQueue | undefined>(undefined)

const keyOf = (account: Address) => `claims:${getDeployment().chainId}:${account.toLowerCase()}`

function withoutUndefined(step: v.InferOutput<typeof stepSchema>): QueueStep {
  const { hash, title, ...rest } = step
  return {
    ...rest,
    title: title.values === undefined ? { key: title.key } : { key: title.key, values: title.values },
    ...(hash !== undefined && { hash }),
  }
}

/** A stored queue; undefined if it is not one. */
export function parseQueue(raw: unknown): ClaimQueue | undefined {
  const parsed = parseOr(queueSchema, raw)
  return parsed && { ...parsed, steps: parsed.steps.map(withoutUndefined) }
}

/** Whether something is still to be claimed, or an outcome to come. */
export function isUnfinished({ steps }: Pick<ClaimQueue, 'steps'>): boolean {
  return steps.some(({ state }) => state === 'waiting' || state === 'asked' || state === 'sent')
}

/** The account's unfinished queue, of another tab or of an earlier visit. */
export function readQueue(account: Address): ClaimQueue | undefined {
  const queue = readStored(keyOf(account), parseQueue)
  return queue !== undefined && isSameAddress(queue.account, account) ? queue : undefined
}

/** Stores a queue until it is finished. @returns whether storage has the latest state */
export function storeQueue(queue: ClaimQueue): boolean {
  if (isUnfinished(queue)) return writeStored(keyOf(queue.account), queue)
  forgetQueue(queue.account)
  return true
}

export function forgetQueue(account: Address): void {
  removeStored(keyOf(account))
}

/** Shows the account's stored queue, unless this tab already has one of it. */
export function showStoredQueue(account: Address): void {
  const active = activeQueue.getSnapshot()
  if (active !== undefined && (active.phase.kind !== 'paused' || isSameAddress(active.queue.account, account))) return
  const stored = readQueue(account)
  activeQueue.set(
    stored === undefined || !isUnfinished(stored)
      ? undefined
      : { queue: stored, phase: { kind: 'paused', reason: 'restored' }, isStored: true },
  )
}

/** A new queue of items. */
export function newQueue(
  account: Address,
  items: readonly { readonly id: string; readonly title: TranslatableText }[],
  startedMs: number,
): ClaimQueue {
  const steps = items.slice(0, MAX_STEPS).map(({ id, title }): QueueStep => ({ id, title, state: 'waiting' }))
  return { account, startedMs, isGoingOn: false, isSingle: false, steps }
}

/** A queue with some of its steps in another state. */
export function withSteps(queue: ClaimQueue, ids: readonly string[], state: StepState, hash?: Hex): ClaimQueue {
  return {
    ...queue,
    steps: queue.steps.map((step) =>
      ids.includes(step.id) ? { id: step.id, title: step.title, state, ...(hash !== undefined && { hash }) } : step,
    ),
  }
}

/** The steps that are sent next: one, or several where the wallet takes batches. */
export function nextSteps(queue: ClaimQueue, size: number): readonly QueueStep[] {
  const waiting = queue.steps.filter(({ state }) => state === 'waiting' || state === 'asked')
  return waiting.slice(0, queue.isSingle ? 1 : size)
}

/** How far a queue is. */
export function queueProgress({ steps }: Pick<ClaimQueue, 'steps'>): { readonly done: number; readonly total: number } {
  const done = steps.filter(({ state }) => state === 'done' || state === 'failed' || state === 'skipped').length
  return { done, total: steps.length }
}

import { type CallKey, parseCallKey } from '@/chain/calls/call'
import { type Hex, isLowerHex } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { readDatabaseValue, writeDatabaseValue } from '@/platform/browserDatabase'
import { isPageHidden, onPageVisibility } from '@/platform/pageVisibility'
import type { AppStore } from '../appStore'
import { type CallResults, callsRestored } from './multicallSlice'

/** The last result of a call. */
export interface KeptFigure {
  readonly key: CallKey
  readonly data: Hex
  /** Unix milliseconds. */
  readonly readAtMs: number
}

const STORE_KEY = 'figures'
const MAX_FIGURES = 4_000
/** Characters of a key and its result; the lists of the largest pages are below half of it. */
const MAX_LENGTH = 40_000
const MAX_AGE_MS = 30 * 86_400_000
/** Early, because a page that is closed has no time to store anything. */
const FIRST_KEEP_MS = 10_000
const KEEP_EVERY_MS = 60_000

function parseFigure(kept: unknown, nowMs: number): KeptFigure | undefined {
  if (!isRecord(kept)) return undefined
  const { key, data, readAtMs } = kept
  if (typeof key !== 'string' || typeof data !== 'string' || typeof readAtMs !== 'number') return undefined
  if (key.length + data.length > MAX_LENGTH || !isLowerHex(data)) return undefined
  if (!(readAtMs <= nowMs && readAtMs > nowMs - MAX_AGE_MS)) return undefined
  try {
    parseCallKey(key)
  } catch {
    return undefined
  }
  return { key: key as CallKey, data, readAtMs }
}

/** The valid figures of what the browser has stored for a chain, newest first. */
export function parseFigures(stored: unknown, chainId: number, nowMs: number): readonly KeptFigure[] {
  if (!isRecord(stored) || stored['chainId'] !== chainId || !Array.isArray(stored['figures'])) return []
  return stored['figures'].slice(0, MAX_FIGURES).flatMap((kept) => parseFigure(kept, nowMs) ?? [])
}

/** Adds the session's results to the stored figures, newest first. A disputed result is not one to rely on. */
export function mergeFigures(stored: readonly KeptFigure[], results: CallResults): readonly KeptFigure[] {
  const own = Object.entries(results).flatMap(([key, { data, readAtMs, isDisputed = false }]): KeptFigure[] =>
    data === undefined || readAtMs === undefined || isDisputed || key.length + data.length > MAX_LENGTH
      ? []
      : [{ key: key as CallKey, data, readAtMs }],
  )
  const newest = [...own, ...stored].sort((a, b) => b.readAtMs - a.readAtMs)
  const byKey = new Map<CallKey, KeptFigure>()
  for (const figure of newest) if (!byKey.has(figure.key)) byKey.set(figure.key, figure)
  return [...byKey.values()].slice(0, MAX_FIGURES)
}

/**
 * Keeps the chain's results in the browser, each minute and when the page is hidden, and restores them on a visit where no
 * node responds. Without IndexedDB nothing is kept.
 * @param onRestored called with the time of the newest restored result, in Unix milliseconds
 * @returns a function that stops it
 */
export function keepFigures(store: AppStore, chainId: number, onRestored: (readAtMs: number) => void): () => void {
  let hasTried = false
  const readStored = async () => parseFigures(await readDatabaseValue(STORE_KEY), chainId, Date.now())
  const hasNoBlock = () => store.getState().block.latest === undefined

  async function keep(): Promise<void> {
    if (hasNoBlock()) return
    const figures = mergeFigures(await readStored(), store.getState().multicall.results[chainId] ?? {})
    await writeDatabaseValue(STORE_KEY, { chainId, figures })
  }
  async function restore(): Promise<void> {
    const figures = await readStored()
    const [newest] = figures
    // A node may have responded meanwhile.
    if (newest === undefined || !hasNoBlock()) return
    store.dispatch(callsRestored({ chainId, figures }))
    onRestored(newest.readAtMs)
  }
  const attempt = (act: () => Promise<void>) => void act().catch(() => undefined)
  function restoreOnce(): void {
    if (hasTried || !store.getState().block.hasFailed || !hasNoBlock()) return
    hasTried = true
    attempt(restore)
  }

  restoreOnce()
  const unsubscribe = store.subscribe(restoreOnce)
  const stopListening = onPageVisibility(() => {
    if (isPageHidden()) attempt(keep)
  })
  const keepVisible = () => {
    if (!isPageHidden()) attempt(keep)
  }
  const first = setTimeout(keepVisible, FIRST_KEEP_MS)
  const timer = setInterval(keepVisible, KEEP_EVERY_MS)
  return () => {
    unsubscribe()
    stopListening()
    clearTimeout(first)
    clearInterval(timer)
  }
}

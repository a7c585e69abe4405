import type { Hex } from '@/lib/hex'
import type { BlockState } from '../block/blockSlice'
import type { CallResult } from './multicallSlice'

/** The state of one call, before its data is decoded. */
export type CallReading =
  /** There is no call to make, such as a balance without an account. */
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  /** `data` is of an older block than the latest one. */
  | { readonly status: 'syncing'; readonly data: Hex }
  | { readonly status: 'ready'; readonly data: Hex }
  /** The last read failed; `data` is what was read before, at `readAtMs`. Of a disputed one nothing can be shown. */
  | { readonly status: 'error'; readonly data?: Hex; readonly readAtMs?: number; readonly isDisputed?: true }

const INVALID: CallReading = { status: 'invalid' }
const LOADING: CallReading = { status: 'loading' }
const ERROR: CallReading = { status: 'error' }
const DISPUTED: CallReading = { status: 'error', isDisputed: true }

/** @param isCalled false where there is no call to make */
export function readCall(isCalled: boolean, result: CallResult | undefined, block: BlockState): CallReading {
  if (!isCalled) return INVALID
  const { data, readAtMs, blockNumber = 0, hasFailed = false, isDisputed = false } = result ?? {}
  if (isDisputed) return DISPUTED
  if (data === undefined) return hasFailed || block.hasFailed ? ERROR : LOADING
  if (hasFailed || block.hasFailed) return { status: 'error', data, ...(readAtMs === undefined ? {} : { readAtMs }) }
  return { status: blockNumber < (block.latest?.number ?? 0) ? 'syncing' : 'ready', data }
}

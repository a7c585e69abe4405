import type { Hex } from '@/lib/hex'
import type { BlockState } from '../block/blockSlice'
import type { CallResult } from './multicallSlice'

/** The state of one call, before decoding. */
export type CallReading =
  /** No call to make, such as a balance without an account. */
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  /** `data` is older than the latest block. */
  | { readonly status: 'syncing'; readonly data: Hex }
  | { readonly status: 'ready'; readonly data: Hex }
  /** The last read failed, or `data` is of an earlier visit; `data` was read at `readAtMs`. A disputed call has no data. */
  | { readonly status: 'error'; readonly data?: Hex; readonly readAtMs?: number; readonly isDisputed?: true }

const INVALID: CallReading = { status: 'invalid' }
const LOADING: CallReading = { status: 'loading' }
const ERROR: CallReading = { status: 'error' }
const DISPUTED: CallReading = { status: 'error', isDisputed: true }

/** The state of a call. @param isCalled false if there is no call to make */
export function readCall(isCalled: boolean, result: CallResult | undefined, block: BlockState): CallReading {
  if (!isCalled) return INVALID
  const { data, readAtMs, blockNumber = 0, hasFailed = false, isRestored = false, isDisputed = false } = result ?? {}
  if (isDisputed) return DISPUTED
  if (data === undefined) return hasFailed || block.hasFailed ? ERROR : LOADING
  if (hasFailed || isRestored || block.hasFailed)
    return { status: 'error', data, ...(readAtMs === undefined ? {} : { readAtMs }) }
  return { status: blockNumber < (block.latest?.number ?? 0) ? 'syncing' : 'ready', data }
}

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Block } from '@/chain/rpc/block'

export interface BlockState {
  /** Absent until the first answer. */
  readonly latest?: Block
  /** When that block arrived, Unix milliseconds. */
  readonly latestAtMs?: number
  /** The last poll failed: what was read before may be out of date. */
  readonly hasFailed: boolean
}

const initialState: BlockState = { hasFailed: false }

const blockSlice = createSlice({
  name: 'block',
  initialState,
  reducers: {
    blockArrived: {
      prepare: (block: Block) => ({ payload: block, meta: { atMs: Date.now() } }),
      reducer(state, { payload, meta }: PayloadAction<Block, string, { atMs: number }>) {
        // A node that is behind the others must not turn the time back.
        if (state.latest === undefined || payload.number > state.latest.number)
          return { latest: payload, latestAtMs: meta.atMs, hasFailed: false }
        return state.hasFailed ? { ...state, hasFailed: false } : state
      },
    },
    blockFailed(state) {
      return state.hasFailed ? state : { ...state, hasFailed: true }
    },
  },
})

export const { blockArrived, blockFailed } = blockSlice.actions
export const blockReducer = blockSlice.reducer

/** Starts the polling of the latest block; a second start changes nothing. */
export const blockPollingStarted = createAction('block/pollingStarted')
export const blockPollingStopped = createAction('block/pollingStopped')
/** Asks for a poll now, such as after a receipt. */
export const blockRequested = createAction('block/requested')

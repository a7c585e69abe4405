import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Block } from '@/chain/rpc/block'

export interface BlockState {
  /** Absent until the first response. */
  readonly latest?: Block
  /** When the block arrived, Unix milliseconds. */
  readonly latestAtMs?: number
  /** The last poll failed, so all data may be outdated. */
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
        // A lagging node must not move the block backwards.
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

/** Starts polling the latest block; has no effect if already started. */
export const blockPollingStarted = createAction('block/pollingStarted')
export const blockPollingStopped = createAction('block/pollingStopped')
/** Requests a poll now, for example after a receipt. */
export const blockRequested = createAction('block/requested')

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface BlockTimeState {
  /** Average seconds per block; absent while unknown or irregular. */
  readonly measuredSec?: number
}

const initialState: BlockTimeState = {}

const blockTimeSlice = createSlice({
  name: 'blockTime',
  initialState,
  reducers: {
    blockTimeMeasured(_, { payload }: PayloadAction<number | undefined>) {
      return payload === undefined ? {} : { measuredSec: payload }
    },
  },
})

export const { blockTimeMeasured } = blockTimeSlice.actions
export const blockTimeReducer = blockTimeSlice.reducer

/** Enables the measuring of the block time. */
export const blockTimeWanted = createAction('blockTime/wanted')

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface BlockTimeState {
  /** Seconds a block by recent headers; absent while it is not known or not steady. */
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

/** From now on the block time is measured. */
export const blockTimeWanted = createAction('blockTime/wanted')

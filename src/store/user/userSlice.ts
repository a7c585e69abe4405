import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether an approval asks for the maximum allowance or for the amount that is needed. */
export type ApprovalMode = 'max' | 'exact'

export interface UserState {
  readonly approvalMode: ApprovalMode
}

export const initialUserState: UserState = { approvalMode: 'max' }

const userSlice = createSlice({
  name: 'user',
  initialState: initialUserState,
  reducers: {
    approvalModeChosen: (state, { payload }: PayloadAction<ApprovalMode>) => ({ ...state, approvalMode: payload }),
  },
})

export const userReducer = userSlice.reducer
export const { approvalModeChosen } = userSlice.actions

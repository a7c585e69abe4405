import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ThemeChoice = 'system' | 'light' | 'dark'
/** Whether an approval asks for the maximum allowance or for the amount that is needed. */
export type ApprovalMode = 'max' | 'exact'

export interface UserState {
  readonly theme: ThemeChoice
  readonly approvalMode: ApprovalMode
}

export const initialUserState: UserState = { theme: 'system', approvalMode: 'max' }

const userSlice = createSlice({
  name: 'user',
  initialState: initialUserState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({ ...state, theme: payload }),
    approvalModeChosen: (state, { payload }: PayloadAction<ApprovalMode>) => ({ ...state, approvalMode: payload }),
  },
})

export const userReducer = userSlice.reducer
export const { themeChosen, approvalModeChosen } = userSlice.actions

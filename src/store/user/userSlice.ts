import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether an approval asks for the maximum allowance or for the amount that is needed. */
export type ApprovalMode = 'max' | 'exact'

export interface UserState {
  readonly approvalMode: ApprovalMode
  /** Ids of the vaults that the reader marked, the latest last. */
  readonly savedVaults: readonly string[]
}

export const initialUserState: UserState = { approvalMode: 'max', savedVaults: [] }

const userSlice = createSlice({
  name: 'user',
  initialState: initialUserState,
  reducers: {
    approvalModeChosen: (state, { payload }: PayloadAction<ApprovalMode>) => ({ ...state, approvalMode: payload }),
    savedVaultToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.savedVaults.filter((id) => id !== payload)
      const isSaved = others.length < state.savedVaults.length
      return { ...state, savedVaults: isSaved ? others : [...others, payload] }
    },
  },
})

export const userReducer = userSlice.reducer
export const { approvalModeChosen, savedVaultToggled } = userSlice.actions

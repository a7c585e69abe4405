import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GasPriceChoice } from '@/chain/tx/gasPrice'

/** Whether an approval asks for the maximum allowance or for the amount that is needed. */
export type ApprovalMode = 'max' | 'exact'

/** How the user trades. */
export interface SwapSettings {
  /** How much worse than quoted a trade may end, in basis points. */
  readonly slippageBps: number
  /** How long a signed trade stays valid, in seconds. */
  readonly deadlineSec: number
  readonly isExpertMode: boolean
  /** Trades go over one pool only. */
  readonly isSingleHopOnly: boolean
  /** The question before expert mode is not asked again. */
  readonly isExpertAcknowledged: boolean
  /** Absent: the network's usual one. */
  readonly gasPriceChoice?: GasPriceChoice
}

export interface UserState extends SwapSettings {
  readonly approvalMode: ApprovalMode
  /** Ids of the vaults that the reader marked, the latest last. */
  readonly savedVaults: readonly string[]
  /** Pools that the user imported: chain id and the pool's two tokens, joined by dashes, the latest last. */
  readonly pairs: readonly string[]
}

export const initialUserState: UserState = {
  approvalMode: 'max',
  savedVaults: [],
  pairs: [],
  slippageBps: 50,
  deadlineSec: 1200,
  isExpertMode: false,
  isSingleHopOnly: false,
  isExpertAcknowledged: false,
}

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
    pairKept: (state, { payload }: PayloadAction<{ readonly pair: string; readonly isKept: boolean }>) => {
      const others = state.pairs.filter((pair) => pair !== payload.pair)
      return { ...state, pairs: payload.isKept ? [...others, payload.pair] : others }
    },
    swapSettingsChanged: (state, { payload }: PayloadAction<Partial<SwapSettings>>) => ({ ...state, ...payload }),
  },
})

export const userReducer = userSlice.reducer
export const { approvalModeChosen, savedVaultToggled, pairKept, swapSettingsChanged } = userSlice.actions

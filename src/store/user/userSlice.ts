import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GasPriceChoice } from '@/chain/tx/gasPrice'

/** Whether approvals are for the maximum or the exact amount. */
export type ApprovalMode = 'max' | 'exact'

/** Trade settings. */
export interface SwapSettings {
  /** Slippage tolerance in basis points. */
  readonly slippageBps: number
  /** Transaction deadline in seconds. */
  readonly deadlineSec: number
  readonly isExpertMode: boolean
  /** Disables multi-hop routes. */
  readonly isSingleHopOnly: boolean
  /** Skips the confirmation of expert mode. */
  readonly isExpertAcknowledged: boolean
  /** Absent for the network's default. */
  readonly gasPriceChoice?: GasPriceChoice
}

/** How lists are shown: as cards or a table, and all entries or only those with a stake of the account. */
export interface ListSettings {
  readonly farmsView: ListView
  readonly poolsView: ListView
  readonly isFarmsStakedOnly: boolean
  readonly isPoolsStakedOnly: boolean
}

export type ListView = 'cards' | 'table'

export interface UserState extends SwapSettings, ListSettings {
  readonly approvalMode: ApprovalMode
  /** Ids of the saved vaults, latest last. */
  readonly savedVaults: readonly string[]
  /** Imported pools, latest last: chain id and both token addresses, joined by dashes. */
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
  farmsView: 'table',
  poolsView: 'table',
  isFarmsStakedOnly: false,
  isPoolsStakedOnly: false,
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
    listSettingsChanged: (state, { payload }: PayloadAction<Partial<ListSettings>>) => ({ ...state, ...payload }),
  },
})

export const userReducer = userSlice.reducer
export const { approvalModeChosen, savedVaultToggled, pairKept, swapSettingsChanged, listSettingsChanged } =
  userSlice.actions

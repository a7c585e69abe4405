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

/** An entry of a list that the user keeps. */
export interface SavedEntry {
  readonly list: 'savedVaults' | 'watchlistTokens' | 'watchlistPools'
  /** Id of a vault, or an address. */
  readonly id: string
}

/** Settings that are replaced by another value. */
interface Settings extends SwapSettings, ListSettings {
  readonly approvalMode: ApprovalMode
  /** What figures of the info pages are shown in. */
  readonly infoCurrency: 'usd' | 'cro'
  /** Whether the warning about imitations of the site is hidden for good. */
  readonly isPhishingWarningHidden: boolean
}

export interface UserState extends Settings {
  /** Addresses of starred tokens in lower case, latest last. */
  readonly watchlistTokens: readonly string[]
  /** Addresses of starred pools in lower case, latest last. */
  readonly watchlistPools: readonly string[]
  /** Ids of the saved vaults, latest last. */
  readonly savedVaults: readonly string[]
  /** Imported pools, latest last: chain id and both token addresses, joined by dashes. */
  readonly pairs: readonly string[]
  /** Settings of the games, unparsed: `parseGameSettings` is fetched with the first game. */
  readonly games: Readonly<Record<string, unknown>>
}

export const initialUserState: UserState = {
  approvalMode: 'max',
  savedVaults: [],
  pairs: [],
  isPhishingWarningHidden: false,
  games: {},
  slippageBps: 50,
  deadlineSec: 1200,
  isExpertMode: false,
  isSingleHopOnly: false,
  isExpertAcknowledged: false,
  farmsView: 'table',
  poolsView: 'table',
  isFarmsStakedOnly: false,
  isPoolsStakedOnly: false,
  infoCurrency: 'usd',
  watchlistTokens: [],
  watchlistPools: [],
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

const userSlice = createSlice({
  name: 'user',
  initialState: initialUserState,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
    savedToggled: (state, { payload: { list, id } }: PayloadAction<SavedEntry>) => ({
      ...state,
      [list]: toggled(state[list], id.toLowerCase()),
    }),
    pairKept: (state, { payload }: PayloadAction<{ readonly pair: string; readonly isKept: boolean }>) => {
      const others = state.pairs.filter((pair) => pair !== payload.pair)
      return { ...state, pairs: payload.isKept ? [...others, payload.pair] : others }
    },
    gamesChanged: (state, { payload }: PayloadAction<UserState['games']>) => ({
      ...state,
      games: { ...state.games, ...payload },
    }),
  },
})

export const userReducer = userSlice.reducer
export const { savedToggled, pairKept, settingsChanged, gamesChanged } = userSlice.actions

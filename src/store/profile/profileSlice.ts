import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A profile, without bigints, because it is stored. */
export interface StoredProfile {
  readonly userId: number
  /** Whole number as text, as the token id. */
  readonly points: string
  readonly teamId: number
  /** Undefined while the profile is paused. */
  readonly picture?: { readonly collectionAddress: string; readonly tokenId: string }
  readonly isActive: boolean
}

/** How an account shows in the menu. */
export interface ProfileAvatar {
  readonly username: string
  /** Collection and token id of the picture, joined by a slash; absent while the profile is paused. */
  readonly picture?: string
  /** `data:` URI of the picture, where it is small. */
  readonly thumbnail?: string
}

export interface ProfileState {
  /** Whether the account's profile has been read. */
  readonly isInitialized: boolean
  readonly isLoading: boolean
  readonly hasRegistered: boolean
  readonly data: StoredProfile | null
  /** By account in lower case. */
  readonly profileAvatars: Readonly<Record<string, ProfileAvatar>>
}

export const initialProfileState: ProfileState = {
  isInitialized: false,
  isLoading: false,
  hasRegistered: false,
  data: null,
  profileAvatars: {},
}

const profileSlice = createSlice({
  name: 'profile',
  initialState: initialProfileState,
  reducers: {
    profileFetchStarted: (state) => ({ ...state, isLoading: true }),
    profileFetchSucceeded: (state, { payload }: PayloadAction<StoredProfile | null>) => ({
      ...state,
      isInitialized: true,
      isLoading: false,
      hasRegistered: payload !== null,
      data: payload,
    }),
    profileFetchFailed: (state) => ({ ...state, isInitialized: true, isLoading: false }),
    profileAvatarKept: (
      state,
      { payload: { account, avatar } }: PayloadAction<{ readonly account: string; readonly avatar: ProfileAvatar }>,
    ) => ({ ...state, profileAvatars: { ...state.profileAvatars, [account.toLowerCase()]: avatar } }),
    profileCleared: () => initialProfileState,
  },
})

export const profileReducer = profileSlice.reducer
export const { profileFetchStarted, profileFetchSucceeded, profileFetchFailed, profileAvatarKept, profileCleared } =
  profileSlice.actions

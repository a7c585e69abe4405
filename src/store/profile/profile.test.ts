import { describe, expect, it } from 'vitest'
import {
  initialProfileState,
  profileAvatarKept,
  profileCleared,
  profileFetchFailed,
  profileFetchStarted,
  profileFetchSucceeded,
  profileReducer,
} from './profileSlice'
import { restoreProfile } from './restoreProfile'

const ACCOUNT = `0x${'aB'.repeat(20)}`
const PICTURE = `0x${'12'.repeat(20)}/7`
const stored = {
  userId: 1,
  points: '350',
  teamId: 2,
  isActive: true,
  picture: { collectionAddress: `0x${'12'.repeat(20)}`, tokenId: '7' },
}

describe('profile slice', () => {
  it('is loading, then has the profile, and forgets it when the wallet is deactivated', () => {
    const loading = profileReducer(undefined, profileFetchStarted())
    expect(loading).toMatchObject({ isInitialized: false, isLoading: true, hasRegistered: false })
    const read = profileReducer(loading, profileFetchSucceeded(stored))
    expect(read).toMatchObject({ isInitialized: true, isLoading: false, hasRegistered: true, data: stored })
    const named = profileReducer(read, profileAvatarKept({ account: ACCOUNT, avatar: { username: 'Dawn' } }))
    expect(named.profileAvatars).toEqual({ [ACCOUNT.toLowerCase()]: { username: 'Dawn' } })
    expect(profileReducer(named, profileCleared())).toEqual(initialProfileState)
  })

  it('keeps what it had when a read fails', () => {
    const read = profileReducer(undefined, profileFetchSucceeded(stored))
    expect(profileReducer(profileReducer(read, profileFetchStarted()), profileFetchFailed())).toEqual(read)
  })
})

describe('restoreProfile', () => {
  it('restores a profile and its avatar, not read yet', () => {
    const avatar = { username: 'Dawn', picture: PICTURE, thumbnail: 'data:image/svg+xml;base64,PHN2Zy8+' }
    const state = { isInitialized: true, data: stored, profileAvatars: { [ACCOUNT]: avatar } }
    expect(restoreProfile(state)).toEqual({
      isInitialized: false,
      isLoading: false,
      hasRegistered: true,
      data: stored,
      profileAvatars: { [ACCOUNT.toLowerCase()]: avatar },
    })
  })

  it.each([
    ['a name with markup', { username: '<b>' }, {}],
    ['a picture from a host', { username: 'Dawn', picture: PICTURE, thumbnail: 'https://x.test/a.png' }, 'picture'],
    [
      'a picture without end',
      { username: 'Dawn', picture: PICTURE, thumbnail: `data:image/${'x'.repeat(20_001)}` },
      'picture',
    ],
  ])('drops %s', (_what, avatar, rest) => {
    const { profileAvatars } = restoreProfile({ profileAvatars: { [ACCOUNT]: avatar } })
    const kept = { [ACCOUNT.toLowerCase()]: { username: 'Dawn', picture: PICTURE } }
    expect(profileAvatars).toEqual(rest === 'picture' ? kept : {})
  })

  it('drops a profile with a wrong field', () => {
    expect(restoreProfile({ data: { ...stored, points: '-1' } })).toEqual(initialProfileState)
    expect(restoreProfile({ data: 7, profileAvatars: [] })).toEqual(initialProfileState)
  })
})

import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { readCookie, writeCookie } from '@/platform/cookie'
import {
  type ProfileAvatar,
  profileAvatarKept,
  profileFetchFailed,
  profileFetchStarted,
  profileFetchSucceeded,
} from '@/store/profile/profileSlice'
import { MAX_THUMBNAIL_LENGTH, restoreAvatar } from '@/store/profile/restoreProfile'
import type { Picture, UserProfile } from './reads'
import { useProfile } from './useProfile'
import { useUsername } from './useUsername'

const COOKIE_DAYS = 30
const cookieOf = (account: Address) => `profile_${account.toLowerCase()}`
const pictureKey = ({ collection, tokenId }: Picture) => `${collection}/${tokenId}`

function toStored({ userId, points, teamId, isActive, picture }: UserProfile) {
  return {
    userId,
    points: points.toString(),
    teamId,
    isActive,
    ...(picture && { picture: { collectionAddress: picture.collection, tokenId: picture.tokenId.toString() } }),
  }
}

export interface ProfileAvatarView {
  /** As kept from an earlier visit until it is read; undefined for an account without a name. */
  readonly avatar: ProfileAvatar | undefined
  /** A picture whose thumbnail is not kept yet. */
  readonly unread: Picture | undefined
  readonly keepThumbnail: (thumbnail: string) => void
}

/** Name and picture of the connected account, kept in the store and in a cookie for the next visit. */
export function useProfileAvatar(account: Address): ProfileAvatarView {
  const dispatch = useAppDispatch()
  const profile = useProfile(account)
  const known = valueOf(profile)
  const own = typeof known === 'object' ? known : undefined
  // Only accounts with a profile have a name to show.
  const name = useUsername(own && account)
  const username = valueOf(name)
  const kept = useAppSelector((state) => state.profile.profileAvatars[account.toLowerCase()])

  useEffect(() => {
    const avatar = readCookie(cookieOf(account), restoreAvatar)
    if (avatar !== undefined) dispatch(profileAvatarKept({ account, avatar }))
    dispatch(profileFetchStarted())
  }, [account, dispatch])
  useEffect(() => {
    if (profile.status === 'failed') dispatch(profileFetchFailed())
    else if (known !== undefined) dispatch(profileFetchSucceeded(typeof known === 'object' ? toStored(known) : null))
  }, [profile.status, known, dispatch])

  const keep = useCallback(
    (avatar: ProfileAvatar) => {
      dispatch(profileAvatarKept({ account, avatar }))
      const { username: kept, picture: of } = avatar
      // A picture that is too long for a cookie is read again.
      if (!writeCookie(cookieOf(account), avatar, COOKIE_DAYS))
        writeCookie(cookieOf(account), { username: kept, picture: of }, COOKIE_DAYS)
    },
    [account, dispatch],
  )
  const picture = own?.picture && pictureKey(own.picture)
  const isSame = kept?.username === username && kept?.picture === picture
  useEffect(() => {
    if (own !== undefined && username !== undefined && !isSame) keep({ username, ...(picture && { picture }) })
  }, [own, username, picture, isSame, keep])
  const keepThumbnail = useCallback(
    (thumbnail: string) => {
      if (kept !== undefined && thumbnail.length <= MAX_THUMBNAIL_LENGTH) keep({ ...kept, thumbnail })
    },
    [kept, keep],
  )
  return {
    avatar: kept,
    unread: own?.picture && isSame && kept?.thumbnail === undefined ? own.picture : undefined,
    keepThumbnail,
  }
}

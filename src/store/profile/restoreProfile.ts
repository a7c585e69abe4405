import { isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { initialProfileState, type ProfileAvatar, type ProfileState, type StoredProfile } from './profileSlice'

const USERNAME = /^[A-Za-z0-9]{3,15}$/
const WHOLE = /^\d{1,78}$/
const PICTURE = /^0x[0-9a-fA-F]{40}\/\d{1,78}$/
/** Longer pictures are read again each time. */
export const MAX_THUMBNAIL_LENGTH = 20_000
/** More accounts than anyone connects. */
const MAX_AVATARS = 50

const isCount = (kept: unknown): kept is number => Number.isSafeInteger(kept) && Number(kept) > 0
const isText = (kept: unknown, pattern: RegExp): kept is string => typeof kept === 'string' && pattern.test(kept)

/** The valid part of a kept avatar; undefined without a name. */
export function restoreAvatar(kept: unknown): ProfileAvatar | undefined {
  if (!isRecord(kept) || !isText(kept.username, USERNAME)) return undefined
  const { username, picture, thumbnail } = kept
  if (!isText(picture, PICTURE)) return { username }
  const isShown =
    typeof thumbnail === 'string' && thumbnail.length <= MAX_THUMBNAIL_LENGTH && thumbnail.startsWith('data:image/')
  return { username, picture, ...(isShown && { thumbnail }) }
}

function restoreData(kept: unknown): StoredProfile | null {
  if (!isRecord(kept)) return null
  const { userId, points, teamId, picture, isActive } = kept
  if (!isCount(userId) || !isCount(teamId) || !isText(points, WHOLE) || typeof isActive !== 'boolean') return null
  const { collectionAddress, tokenId } = isRecord(picture) ? picture : {}
  const hasPicture = typeof collectionAddress === 'string' && isAddress(collectionAddress) && isText(tokenId, WHOLE)
  return {
    userId,
    points,
    teamId,
    isActive,
    ...(hasPicture && { picture: { collectionAddress, tokenId } }),
  }
}

/** Restores what was kept of the profile; it counts as not read yet. */
export function restoreProfile(kept: Readonly<Record<string, unknown>>): ProfileState {
  const avatars = isRecord(kept.profileAvatars) ? Object.entries(kept.profileAvatars) : []
  const data = restoreData(kept.data)
  return {
    ...initialProfileState,
    hasRegistered: data !== null,
    data,
    profileAvatars: Object.fromEntries(
      avatars.slice(0, MAX_AVATARS).flatMap(([account, raw]) => {
        const avatar = restoreAvatar(raw)
        return avatar !== undefined && isAddress(account) ? [[account.toLowerCase(), avatar]] : []
      }),
    ),
  }
}

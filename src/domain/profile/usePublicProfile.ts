import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import type { Picture } from './reads'
import { useProfile } from './useProfile'
import { useUsername } from './useUsername'

/** How others see an account. */
export interface PublicProfile {
  /** Undefined until it is read, and for an account without one. */
  readonly username: string | undefined
  /** Undefined while the profile is paused. */
  readonly picture: Picture | undefined
}

/** Profiles of others rarely change, and lists show many of them. */
const OTHERS = { blocksPerFetch: 100 } as const

/** Name and picture of any account. A read that fails leaves it without: its address shows in any case. */
export function usePublicProfile(account: Address): PublicProfile {
  const known = valueOf(useProfile(account, OTHERS))
  const profile = typeof known === 'object' ? known : undefined
  // Only accounts with a profile have a name to show.
  const username = valueOf(useUsername(profile && account, { isFixed: true }))
  return { username, picture: profile?.picture }
}

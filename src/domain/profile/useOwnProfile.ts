import { useWallet } from '@/hooks/useWallet'
import type { Loadable } from '@/lib/loadable'
import { type ProfileState, useProfile } from './useProfile'

/** The connected account's profile; loading while no account is connected. */
export function useOwnProfile(): Loadable<ProfileState> {
  return useProfile(useWallet().account)
}

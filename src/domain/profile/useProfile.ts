import { useMemo } from 'react'
import type { CallsOptions } from '@/hooks/useCalls'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { getProfiles } from './profiles'
import { hasRegisteredReading, type UserProfile, userProfileReading } from './reads'

/** A profile, `'none'` for an account that never had one, or `'unavailable'` on a network without profiles. */
export type ProfileState = UserProfile | 'none' | 'unavailable'

/** The profile of an account, read with each block by default; loading while the account is undefined. */
export function useProfile(account: Address | undefined, options?: CallsOptions): Loadable<ProfileState> {
  const address = getProfiles()?.address
  const registered = useReading(
    useMemo(() => (address && account ? hasRegisteredReading(address, account) : undefined), [address, account]),
    options,
  )
  const isRegistered = valueOf(registered)
  // It reverts for an account without a profile.
  const profile = useReading(
    useMemo(
      () => (address && account && isRegistered === true ? userProfileReading(address, account) : undefined),
      [address, account, isRegistered],
    ),
    options,
  )
  return useMemo((): Loadable<ProfileState> => {
    if (address === undefined) return { status: 'ready', value: 'unavailable' }
    return isRegistered === true ? profile : mapLoadable(registered, () => 'none')
  }, [address, registered, isRegistered, profile])
}

import { fetchUsername } from '@/api/profile/names'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import { getProfiles } from './profiles'

/** The name of an account at the names service; undefined for an account, or a network, without one. */
export function useUsername(account: Address | undefined): Loadable<string | undefined> {
  const serviceUrl = getProfiles()?.serviceUrl
  const version = useConfirmedCount()
  const name = useService(
    serviceUrl && account ? usernameKey(account) : undefined,
    async () => (serviceUrl && account ? fetchUsername(serviceUrl, account) : undefined),
    { version },
  )
  return serviceUrl === undefined ? NONE : name
}

const NONE = ready(undefined)

/** Cache key of an account's name. */
export function usernameKey(account: Address): string {
  return `profile/name/${account.toLowerCase()}`
}

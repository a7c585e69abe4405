import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import { getProfiles } from './profiles'

/**
 * The name of an account at the names service; undefined for an account, or a network, without one.
 * @param options `isFixed` asks once: names are for good
 */
export function useUsername(
  account: Address | undefined,
  { isFixed = false }: { readonly isFixed?: boolean } = {},
): Loadable<string | undefined> {
  const serviceUrl = getProfiles()?.serviceUrl
  const version = useConfirmedCount()
  const name = useService(
    serviceUrl && account ? usernameKey(account) : undefined,
    async () => (serviceUrl && account ? readUsername(serviceUrl, account) : undefined),
    isFixed ? { isFixed } : { version },
  )
  return serviceUrl === undefined ? NONE : name
}

const NONE = ready(undefined)

/** The service's code comes with the first name. @throws ServiceError */
async function readUsername(serviceUrl: string, account: Address): Promise<string | undefined> {
  const { fetchUsername } = await import('@/api/profile/names')
  return fetchUsername(serviceUrl, account)
}

/** Cache key of an account's name. */
export function usernameKey(account: Address): string {
  return `profile/name/${account.toLowerCase()}`
}

import type { Address } from '@/lib/hex'

/** A link to this site that names the account as the referrer, for others. */
export function referralLink(account: Address): string {
  const query = new URLSearchParams({ ref: btoa(account) })
  return new URL(`${import.meta.env.BASE_URL}?${query.toString()}`, document.baseURI).href
}

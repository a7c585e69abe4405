import { type Address, isAddress, isSameAddress } from '@/lib/hex'
import { readStored, removeStored, writeStored } from './storage'

const STORAGE_KEY = 'referral'

/** Who sent the user here, as a `ref` link of this or an earlier visit said. */
export function readReferral(): Address | undefined {
  return readStored(STORAGE_KEY, (raw) => (typeof raw === 'string' && isAddress(raw) ? raw : undefined))
}

/** To whom a deposit of `account` is credited: nobody where the link was the account's own. */
export function referrerOf(account: Address | undefined): Address | undefined {
  const referrer = readReferral()
  return referrer === undefined || (account !== undefined && isSameAddress(referrer, account)) ? undefined : referrer
}

export function storeReferral(referrer: Address): void {
  writeStored(STORAGE_KEY, referrer)
}

export function removeReferral(): void {
  removeStored(STORAGE_KEY)
}

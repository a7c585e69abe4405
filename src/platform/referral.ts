import { type Address, isAddress, isSameAddress } from '@/lib/hex'
import { readStored, removeStored, writeStored } from './storage'

const STORAGE_KEY = 'referral'

/** The referrer from a `ref` link of this or an earlier visit. */
export function readReferral(): Address | undefined {
  return readStored(STORAGE_KEY, (raw) => (typeof raw === 'string' && isAddress(raw) ? raw : undefined))
}

/** The referrer credited for a deposit; undefined if it is the account itself. */
export function referrerOf(account: Address | undefined): Address | undefined {
  const referrer = readReferral()
  return referrer === undefined || (account !== undefined && isSameAddress(referrer, account)) ? undefined : referrer
}

/** Stores the referrer. */
export function storeReferral(referrer: Address): void {
  writeStored(STORAGE_KEY, referrer)
}

/** Removes the stored referrer. */
export function removeReferral(): void {
  removeStored(STORAGE_KEY)
}

import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { storeReferral } from '@/platform/referral'

const MAX_LENGTH = 200

/** Decodes the address in a base64 `ref` parameter; undefined if invalid. */
export function decodeReferral(parameter: string): Address | undefined {
  if (parameter.length > MAX_LENGTH) return undefined
  try {
    const text = atob(parameter)
    return isAddress(text) && text !== ZERO_ADDRESS ? text : undefined
  } catch {
    return undefined
  }
}

/** Stores the referrer of a URL; an invalid one is ignored. */
export function captureReferral(query: URLSearchParams): void {
  const parameter = query.get('ref')
  const referrer = parameter === null ? undefined : decodeReferral(parameter)
  if (referrer !== undefined) storeReferral(referrer)
}

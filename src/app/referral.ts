import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { storeReferral } from '@/platform/referral'

const MAX_LENGTH = 200

/** The address that a `ref` parameter holds as base64 text, or undefined where it holds none. */
export function decodeReferral(parameter: string): Address | undefined {
  if (parameter.length > MAX_LENGTH) return undefined
  try {
    const text = atob(parameter)
    return isAddress(text) && text !== ZERO_ADDRESS ? text : undefined
  } catch {
    return undefined
  }
}

/** Stores the referral of an address; an invalid one is ignored and what was stored before stays. */
export function captureReferral(query: URLSearchParams): void {
  const parameter = query.get('ref')
  const referrer = parameter === null ? undefined : decodeReferral(parameter)
  if (referrer !== undefined) storeReferral(referrer)
}

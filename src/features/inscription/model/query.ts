import { foreignText } from '@/lib/foreignText'

export const DEFAULT_TICK = 'cros'
const DEFAULT_AMT = '1000'
export const DEFAULT_REPEAT = '1'
export const DEFAULT_MAX = '21000000'
export const DEFAULT_LIM = '1000'

const AMT = /^\d{1,79}$/
/** Longer than any readable tick. */
const MAX_TICK_LENGTH = 200

/** Initial values from `?tick=...&amt=...`; a non-digit amt is ignored. The link is untrusted input. */
export function readInscriptionQuery(query: URLSearchParams): { readonly tick: string; readonly amt: string } {
  const tick = foreignText(query.get('tick') ?? '', MAX_TICK_LENGTH)
  const amt = query.get('amt') ?? ''
  return { tick: tick === '' ? DEFAULT_TICK : tick, amt: AMT.test(amt) ? amt : DEFAULT_AMT }
}

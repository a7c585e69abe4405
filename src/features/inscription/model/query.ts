import { foreignText } from '@/lib/foreignText'

export const DEFAULT_TICK = 'cros'
const DEFAULT_AMT = '1000'
export const DEFAULT_REPEAT = '1'
export const DEFAULT_MAX = '21000000'
export const DEFAULT_LIM = '1000'

const AMT = /^\d{1,79}$/
/** Longer than any tick that can be read. */
const MAX_TICK_LENGTH = 200

/** What the page's address says to fill in: `?tick=...&amt=...`; an amt that is not all digits is ignored. Anybody may have written the link. */
export function readInscriptionQuery(query: URLSearchParams): { readonly tick: string; readonly amt: string } {
  const tick = foreignText(query.get('tick') ?? '', MAX_TICK_LENGTH)
  const amt = query.get('amt') ?? ''
  return { tick: tick === '' ? DEFAULT_TICK : tick, amt: AMT.test(amt) ? amt : DEFAULT_AMT }
}

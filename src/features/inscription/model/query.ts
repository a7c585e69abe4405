import { sanitizeText } from '@/lib/sanitizeText'

const DEFAULT_TICK = 'cros'
const DEFAULT_AMT = '1000'
export const DEFAULT_REPEAT = '1'
export const DEFAULT_MAX = '21000000'
export const DEFAULT_LIM = '1000'

const AMT = /^\d{1,79}$/
/** Longer than any readable tick. */
const MAX_TICK_LENGTH = 200

/** Initial values from `?tick=...&amt=...`; a non-digit amt is ignored. The link is untrusted input. */
export function readInscriptionQuery(query: URLSearchParams): { readonly tick: string; readonly amt: string } {
  const tick = sanitizeText(query.get('tick') ?? '', MAX_TICK_LENGTH)
  const amt = query.get('amt') ?? ''
  return { tick: tick === '' ? DEFAULT_TICK : tick, amt: AMT.test(amt) ? amt : DEFAULT_AMT }
}

/** The forms of the page, in the order of their tabs. */
export const FORMS = ['mint', 'transfer', 'deploy', 'anything'] as const
export type FormId = (typeof FORMS)[number]

/** The form that `?tab=...` opens; mint by default. */
export function readForm(query: URLSearchParams): FormId {
  return FORMS.find((id) => id === query.get('tab')) ?? 'mint'
}

/** The query that opens a form; the rest of it stays. */
export function writeForm(query: URLSearchParams, id: FormId): URLSearchParams {
  const next = new URLSearchParams(query)
  if (id === 'mint') next.delete('tab')
  else next.set('tab', id)
  return next
}

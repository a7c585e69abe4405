import type { ChainError } from '@/chain/tx/chainError'
import type { TranslatableText } from '@/i18n/keys'

const MAX_REASON_LENGTH = 160

/** Description of why a transaction was not sent, and what to do next. */
export function failureDescription({ kind, reason }: ChainError): TranslatableText {
  const isTold = reason !== undefined && reason !== ''
  const values = { reason: isTold ? reason.slice(0, MAX_REASON_LENGTH) : '' }
  if (isTold && kind === 'wouldRevert') return { key: 'tx.error.reason', values }
  if (isTold && kind === 'unknown') return { key: 'tx.error.unknown.reason', values }
  return { key: kind === 'rejected' ? 'tx.rejected.text' : `tx.error.${kind}` }
}

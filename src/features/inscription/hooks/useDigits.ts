import { useState } from 'react'
import { sanitizeDigits } from '@/lib/amountInput'

/** The text of a whole-number field: other input is ignored. */
export function useDigits(initial: string): readonly [string, (typed: string) => void] {
  const [text, setText] = useState(initial)
  return [text, (typed) => setText((previous) => sanitizeDigits(previous, typed))]
}

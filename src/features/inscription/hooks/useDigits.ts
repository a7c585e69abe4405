import { useState } from 'react'
import { sanitizeDigits } from '@/lib/amountInput'

/** Text of a digits-only field; other input is ignored. */
export function useDigits(initial: string): readonly [string, (typed: string) => void] {
  const [text, setText] = useState(initial)
  return [text, (typed) => setText((previous) => sanitizeDigits(previous, typed))]
}

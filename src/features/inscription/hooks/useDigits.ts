import { useState } from 'react'
import { type DigitsEntry, enterDigits } from '@/lib/amountInput'

interface DigitsField {
  readonly text: string
  /** The last input was not a whole number, and was not taken. */
  readonly isRefused: boolean
  readonly type: (typed: string) => void
}

/** A field of whole numbers. */
export function useDigits(initial: string): DigitsField {
  const [{ text, refusal }, setEntry] = useState<DigitsEntry>({ text: initial })
  return { text, isRefused: refusal !== undefined, type: (typed) => setEntry((before) => enterDigits(before, typed)) }
}

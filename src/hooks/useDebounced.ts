import { useEffect, useState } from 'react'

/** `value` after it has not changed for `delayMs`. */
export function useDebounced<T>(value: T, delayMs = 200): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/**
 * The text once it has not changed for `delayMs`; empty until then, so that results never belong to an outdated text.
 */
export function useSettled(text: string, delayMs: number): string {
  const settled = useDebounced(text, delayMs)
  return settled === text ? settled : ''
}

import { useEffect, useState } from 'react'

/** `value` as it was when it last stayed the same for `delayMs`. */
export function useDebounced<T>(value: T, delayMs = 200): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** The text, once it has stayed the same for a while; empty until then, so that nothing is said of a text that is no longer there. */
export function useSettled(text: string, delayMs: number): string {
  const settled = useDebounced(text, delayMs)
  return settled === text ? settled : ''
}

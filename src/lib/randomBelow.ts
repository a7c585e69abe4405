/** The range of a Uint32. */
const RANGE = 2 ** 32

/** A random whole number from 0 to below `limit`, all equally likely, from the browser's cryptographic generator. */
export function randomBelow(limit: number): number {
  // Values above the last multiple of `limit` would make small numbers more likely.
  const fair = RANGE - (RANGE % limit)
  for (;;) {
    const [value = RANGE] = crypto.getRandomValues(new Uint32Array(1))
    if (value < fair) return value % limit
  }
}

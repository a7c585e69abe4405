/**
 * Reads a JSON value from local storage; undefined if it is missing, malformed, rejected by `parse`, or storage is
 * blocked.
 * @param parse returns undefined for an invalid value
 */
export function readStored<T>(key: string, parse: (raw: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Stores `value` as JSON; false if storage is blocked or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // A setting that cannot be stored must not interrupt the user.
    return false
  }
}

/** Removes a stored value; ignores blocked storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As in writeStored.
  }
}

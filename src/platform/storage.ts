/**
 * The value under `key` in the browser's local storage, or undefined where there is none, it is not JSON,
 * `parse` refuses it or the browser denies storage.
 * @param parse gives undefined for a value that is not what it should be
 */
export function readStored<T>(key: string, parse: (raw: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Stores `value` as JSON; false where it is not kept, as the browser denies storage or it is full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // A setting that cannot be kept must not stop what the user was doing.
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As in writeStored.
  }
}

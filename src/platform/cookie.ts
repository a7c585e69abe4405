const DAY_SEC = 86_400
/** What browsers take for a cookie with its name. */
const MAX_LENGTH = 4_000

/** The JSON value of a cookie; undefined if there is none, or none that `parse` takes. */
export function readCookie<T>(name: string, parse: (raw: unknown) => T | undefined): T | undefined {
  try {
    const start = `${name}=`
    const text = document.cookie.split('; ').find((pair) => pair.startsWith(start))
    return text === undefined ? undefined : parse(JSON.parse(decodeURIComponent(text.slice(start.length))))
  } catch {
    return undefined
  }
}

/** Keeps a JSON value in a secure cookie of this site for some days; false if it is too long or cookies are blocked. */
export function writeCookie(name: string, value: unknown, days: number): boolean {
  const text = `${name}=${encodeURIComponent(JSON.stringify(value))}`
  if (text.length > MAX_LENGTH) return false
  try {
    document.cookie = `${text}; max-age=${days * DAY_SEC}; path=/; secure; samesite=strict`
    return true
  } catch {
    return false
  }
}

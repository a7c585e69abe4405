const LOOPBACK = /^(?:127\.0\.0\.1|localhost|.+\.localhost)$/
const MAX_LENGTH = 4096

/** Whether a host is the local machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Undefined for a text that is too long or no absolute URL. (`URL.canParse` is newer than the oldest supported browsers.) */
export function parseUrl(text: string): URL | undefined {
  if (text.length > MAX_LENGTH) return undefined
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Whether a URL is https or localhost, and has no credentials. */
export function isSafeWebUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === undefined) return false
  const { protocol, hostname, username, password } = url
  return username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|.+\.localhost)$/
const MAX_LENGTH = 4096

/** Whether a host is the local machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Whether a URL is https or localhost, and has no credentials. */
export function isSafeWebUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|.+\.localhost)$/
const MAX_LENGTH = 4096

/** Whether a host is this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Whether an address is encrypted or leads to this machine, and holds no password. */
export function isSafeWebUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

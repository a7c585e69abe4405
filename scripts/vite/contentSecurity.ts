/** Names of fields whose addresses are opened by a click, never fetched. */
const LINKS = new Set(['explorerUrl', 'projectUrl'])

/** A user's own node may be on this machine. */
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

/** Origins of all addresses in a deployment that the page fetches from, each once, in order. */
export function serviceOrigins(deployment: unknown): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /^(https?|wss?):\/\//.test(value)) found.add(new URL(value).origin)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) if (!LINKS.has(name)) visit(inner)
  }
  visit(deployment)
  return [...found].sort()
}

/** SHA-256 of nothing: styled-components fills an empty style element rule by rule, which is no inline style. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

export interface PolicySources {
  /** Origins that the page may fetch from, besides its own. */
  readonly services: readonly string[]
  /** CSP hashes of the inline scripts: the import map is the only one. */
  readonly scriptHashes: readonly string[]
}

/**
 * What the page may load and run. No inline script or style, no `eval`, no string where script is expected (Trusted
 * Types), no frame, no form. Pictures may come from everywhere by https: token lists name them.
 */
export function contentSecurityPolicy({ services, scriptHashes }: PolicySources): string {
  const plainHttp = services.filter((origin) => origin.startsWith('http:'))
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", `'${EMPTY_STYLE}'`],
    'img-src': ["'self'", 'data:', 'https:', ...plainHttp],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, 'https:', ...LOOPBACK],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sundial'],
    ...(plainHttp.length > 0 ? {} : { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives).map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

/** The other headers of a published site; those that a meta element cannot carry stand here alone. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // Wallets open windows of their own that answer the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

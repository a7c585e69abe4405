/** Fields with URLs that users open but the site never fetches. */
const LINKS = new Set(['explorerUrl', 'projectUrl'])
/** Fields with URLs that images are shown from, or that only the fetch worker requests. */
const NOT_OF_PAGE = new Set([...LINKS, 'tokenImages', 'ipfs'])

/** Users may run their own node on this machine. */
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

/** Unique origins of the URLs in a deployment, in order, skipping the fields in `except`. */
function originsOf(deployment: unknown, except: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /^(https?|wss?):\/\//.test(value)) found.add(new URL(value).origin)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) if (!except.has(name)) visit(inner)
  }
  visit(deployment)
  return [...found].sort()
}

/** Origins that a site for a deployment connects to. */
export interface SiteOrigins {
  /** Fetched by the page itself. */
  readonly page: readonly string[]
  /** Unencrypted origins for any use, such as a local chain's. */
  readonly plain: readonly string[]
}

export function siteOrigins(deployment: unknown): SiteOrigins {
  return {
    page: originsOf(deployment, NOT_OF_PAGE),
    plain: originsOf(deployment, LINKS).filter((origin) => origin.startsWith('http:')),
  }
}

/**
 * SHA-256 of the empty string: styled-components fills an empty style element through CSSOM, which is not inline style.
 */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

export interface PolicySources {
  readonly origins: SiteOrigins
  /** CSP hashes of the page's inline scripts: the import map and the first-paint script. */
  readonly scriptHashes: readonly string[]
  /** CSP hashes of the page's inline styles, used by the first paint. */
  readonly styleHashes: readonly string[]
}

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * Content security policy of the page: only the build's own inline scripts and styles, by hash; no `eval`, no strings
 * as script (Trusted Types), no frames, no forms. Images may come from any https host, because token lists name them.
 * Requests go only to origins in the deployment.
 */
export function contentSecurityPolicy({ origins: { page, plain }, scriptHashes, styleHashes }: PolicySources): string {
  return toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted([EMPTY_STYLE, ...styleHashes])],
    'img-src': ["'self'", 'data:', 'https:', ...plain],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...page],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sundial'],
    ...(plain.length > 0 ? {} : { 'upgrade-insecure-requests': [] }),
  })
}

/** Forbids framing of this page; only possible as a header, not in a meta element. */
export const NO_FRAMES = "frame-ancestors 'none'"

/**
 * Policy of the worker that fetches from user-configured nodes and lists: any host, and nothing else. Only effective as
 * a header of the worker's own file.
 */
export function fetchWorkerPolicy({ plain }: SiteOrigins): string {
  return toPolicy({ 'default-src': ["'none'"], 'connect-src': ['https:', ...LOOPBACK, ...plain] })
}

/** The service worker only fetches the site's own files. */
export const SHELL_KEEPER_POLICY = toPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })

/** Other headers of a published site, including those that a meta element can't carry. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // Wallets open popups that send messages back to the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

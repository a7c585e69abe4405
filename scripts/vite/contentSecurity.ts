/** Names of fields whose addresses are opened by a click, never fetched. */
const LINKS = new Set(['explorerUrl', 'projectUrl'])
/** Names of those that pictures are shown from, and of those that the worker fetches lists from. */
const NOT_OF_PAGE = new Set([...LINKS, 'tokenImages', 'ipfs'])

/** A user's own node may be on this machine. */
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*']

/** Origins of a deployment's addresses, but of those that stand in fields of the names in `except`; each once, in order. */
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

/** Origins that a site for a deployment speaks with. */
export interface SiteOrigins {
  /** The page itself fetches from these. */
  readonly page: readonly string[]
  /** Those without encryption, whatever they are for: a local chain's. */
  readonly plain: readonly string[]
}

export function siteOrigins(deployment: unknown): SiteOrigins {
  return {
    page: originsOf(deployment, NOT_OF_PAGE),
    plain: originsOf(deployment, LINKS).filter((origin) => origin.startsWith('http:')),
  }
}

/** SHA-256 of nothing: styled-components fills an empty style element rule by rule, which is no inline style. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

export interface PolicySources {
  readonly origins: SiteOrigins
  /** CSP hashes of the scripts in the page itself: the import map, and what runs before the first paint. */
  readonly scriptHashes: readonly string[]
  /** CSP hashes of the styles in the page itself: that of the first paint. */
  readonly styleHashes: readonly string[]
}

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * What the page may load and run. No inline script or style but the build's own, by their hashes, no `eval`, no string
 * where script is expected (Trusted Types), no frame, no form. Pictures may come from everywhere by https: token lists
 * name them. It fetches only from what the deployment names.
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

/** No other page may show this one in itself; a meta element cannot say it. */
export const NO_FRAMES = "frame-ancestors 'none'"

/**
 * What the worker may do that fetches from a node or a list of the user's own: that, wherever it is, and nothing else. It
 * counts only as a header of the worker's own file.
 */
export function fetchWorkerPolicy({ plain }: SiteOrigins): string {
  return toPolicy({ 'default-src': ["'none'"], 'connect-src': ['https:', ...LOOPBACK, ...plain] })
}

/** What keeps the shell fetches the site's own files. */
export const SHELL_KEEPER_POLICY = toPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })

/** The other headers of a published site; those that a meta element cannot carry stand here alone. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // Wallets open windows of their own that answer the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

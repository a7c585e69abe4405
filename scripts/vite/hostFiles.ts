import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes } from '../../src/config/routes.ts'
import { NO_FRAMES, SECURITY_HEADERS } from './contentSecurity.ts'

/** Content security policies of a build, for use in headers. */
export interface Policies {
  /** The page's policy, without directives that only headers support. */
  readonly page: string
  readonly fetchWorker: string
  readonly shellKeeper: string
}

/** Paths of the two workers, relative to the site's folder; `fetchWorker` contains a wildcard for its hash. */
export interface WorkerPaths {
  readonly fetchWorker: string
  readonly shellKeeper: string
}

const FOREVER = 'public, max-age=31536000, immutable'
const EXAMPLES = fileURLToPath(new URL('../../hosting/', import.meta.url))

/** Paths that hosts answer with the page, in the notation of `_headers`. */
function pagePaths(): string[] {
  const folders = new Set(Object.values(routes).flatMap((path) => path.split('/')[1] || []))
  return ['', 'index.html', ...[...folders].flatMap((folder) => [folder, `${folder}/*`])]
}

/**
 * Headers by path, for Netlify, Cloudflare Pages and others. If several rules match, some hosts send only the last
 * rule's header and others send all, which browsers combine, so the catch-all rule is the least strict.
 * @param base the site's folder from the host's root, with leading and trailing slash
 */
function headersFile(policies: Policies, paths: WorkerPaths, base: string): string {
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', { 'Content-Security-Policy': NO_FRAMES, ...SECURITY_HEADERS }],
    ...pagePaths().map((path) => [path, { 'Content-Security-Policy': `${policies.page}; ${NO_FRAMES}` }] as const),
    [paths.fetchWorker, { 'Content-Security-Policy': policies.fetchWorker }],
    [paths.shellKeeper, { 'Content-Security-Policy': policies.shellKeeper }],
    ['assets/*', { 'Cache-Control': FOREVER }],
  ]
  const lines = rules.flatMap(([path, headers]) => [
    base + path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/**
 * Fills in an example server configuration with the policies of this build.
 * @param line formats a header for this server
 * @throws if the example has an unknown placeholder
 */
function fillExample(
  name: string,
  policies: Policies,
  base: string,
  line: (name: string, value: string) => string,
): string {
  const values: Readonly<Record<string, string>> = {
    BASE: base,
    PAGE_POLICY: `${policies.page}; ${NO_FRAMES}`,
    FETCH_WORKER_POLICY: policies.fetchWorker,
    SHELL_KEEPER_POLICY: policies.shellKeeper,
    FOREVER,
    HEADERS: Object.entries(SECURITY_HEADERS)
      .map(([header, value]) => line(header, value))
      .join('\n'),
  }
  return readFileSync(EXAMPLES + name, 'utf8').replace(/%([A-Z_]+)%/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`hosting/${name} has an unknown placeholder ${key}`)
    return value
  })
}

/** Files that configure hosts and are never served, by name. */
export function hostFiles(policies: Policies, paths: WorkerPaths, base: string): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(policies, paths, base),
    '_nginx.conf': fillExample(
      'nginx.conf',
      policies,
      base,
      (name, value) => `  add_header ${name} "${value}" always;`,
    ),
    _Caddyfile: fillExample('Caddyfile', policies, base, (name, value) => `\t\t${name} "${value}"`),
  }
}

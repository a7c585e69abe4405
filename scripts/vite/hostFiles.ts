import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes } from '../../src/config/routes.ts'
import { NO_FRAMES, SECURITY_HEADERS } from './contentSecurity.ts'

/** The content security policies of a build, as headers say them. */
export interface Policies {
  /** The page's, but for what a meta element cannot say. */
  readonly page: string
  readonly fetchWorker: string
  readonly shellKeeper: string
}

/** Paths of the two workers, from the site's folder; `fetchWorker` ends with what its content is. */
export interface WorkerPaths {
  readonly fetchWorker: string
  readonly shellKeeper: string
}

const FOREVER = 'public, max-age=31536000, immutable'
const EXAMPLES = fileURLToPath(new URL('../../hosting/', import.meta.url))

/** Paths under which hosts answer with the page, as `_headers` names paths. */
function pagePaths(): string[] {
  const folders = new Set(Object.values(routes).flatMap((path) => path.split('/')[1] || []))
  return ['', 'index.html', ...[...folders].flatMap((folder) => [folder, `${folder}/*`])]
}

/**
 * Headers by path, as Netlify, Cloudflare Pages and others read them. Where several rules fit, some hosts send the last
 * one's header and others all of them, which a browser obeys together: so the rule for everything asks what all can keep.
 * @param base the folder that the site is in, from its host's root; it begins and ends with a slash
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
 * An example of a server's configuration, with the policies of this build in it.
 * @param line how the server is told of a header
 * @throws where the example asks for something that nobody gives it
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
    if (value === undefined) throw new Error(`hosting/${name} asks for ${key}`)
    return value
  })
}

/** What hosts read and give to nobody, by file name. */
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

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/support/ports.mjs'
import { bin, run } from '../../scripts/support/processes.mjs'
import { staticClosure } from '../../scripts/support/sizes.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import {
  contentSecurityPolicy,
  fetchWorkerPolicy,
  SECURITY_HEADERS,
  SHELL_KEEPER_POLICY,
  siteOrigins,
} from '../../scripts/vite/contentSecurity'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { languages } from '../../src/config/languages'

const folders: string[] = []
const read = (file: string, folder = folders[0]!) => readFileSync(join(folder, file), 'utf8')
const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
const isMap = (path: string) => path.endsWith('.map')
const hashOf = (path: string) => `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`

async function build(environment: Record<string, string> = {}, ...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  const { code, output } = await run(
    bin('vite'),
    ['build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { NODE_ENV: 'production', ...environment } },
  )
  if (code !== 0) throw new Error(output)
  return folder
}

const pagePolicy = (folder = folders[0]!) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read('index.html', folder))?.[1] ?? ''

let site: Awaited<ReturnType<typeof serveStatic>>

/** The policies of a path, from a host that sends the headers of all matching rules. */
async function policiesOf(path: string): Promise<readonly string[]> {
  const { headers } = await fetch(site.url + path)
  return headers.get('content-security-policy')?.split(', ') ?? []
}

beforeAll(async () => {
  // Source maps that no file references don't change the others, and neither do the time zone and the language.
  const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  folders.push(await build(), await build(elsewhere, '--sourcemap', 'hidden'))
  site = await serveStatic(folders[0]!, await freePort(0))
})
afterAll(() => site.close())

describe('published site', () => {
  it('builds reproducibly, byte for byte', () => {
    const [first = '', second = ''] = folders
    expect(
      list(second)
        .filter((path) => !isMap(path))
        .map((path) => path.slice(second.length)),
    ).toEqual(list(first).map((path) => path.slice(first.length)))
    for (const path of list(first)) expect(hashOf(second + path.slice(first.length)), path).toBe(hashOf(path))
  })

  it('has an integrity hash for every script and style, including lazy ones', () => {
    const html = read('index.html')
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      integrity: Record<string, string>
    }
    const chunks = list(join(folders[0]!, 'assets')).filter((path) => path.endsWith('.js'))
    expect(chunks.length).toBeGreaterThan(10)
    for (const path of chunks) expect(map.integrity[path.slice(folders[0]!.length)], path).toBe(hashOf(path))
    const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g)]
    expect(loaded.length).toBeGreaterThan(5)
    for (const [tag, path = ''] of loaded) expect(tag, path).toContain(`integrity="${hashOf(join(folders[0]!, path))}"`)
  })

  it('allows its inline scripts and styles by hash, and paints first without requests', () => {
    const html = read('index.html')
    const policy = pagePolicy()
    const hashes = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      )
    const scripts = hashes(/<script(?: type="importmap")?>(.*?)<\/script>/gs)
    const styles = hashes(/<style>(.*?)<\/style>/gs)
    // Import map, theme, first read and first texts.
    expect([scripts.length, styles.length]).toEqual([4, 1])
    expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...scripts])
    expect(/style-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(expect.arrayContaining(styles))
    expect(html).not.toMatch(/rel="stylesheet"|<script src=|%[A-Zt]/)
    const [, font = ''] = /@font-face\{[^}]*url\(([^)]+)\)/.exec(html) ?? []
    expect(list(folders[0]!)).toContain(join(folders[0]!, font))
    expect(html).toContain('class="boot-title"')
  })

  it('has the same policy in the page and in its headers, without unsafe sources', async () => {
    const policy = pagePolicy()
    for (const path of [
      '/',
      '/index.html',
      '/earn',
      '/earn/cro-lock',
      '/compound/vvs-vvs',
      '/liquidity/migrate/a/b/c',
    ]) {
      expect(await policiesOf(path), path).toContain(`${policy}; frame-ancestors 'none'`)
    }
    expect(await policiesOf('/no/page')).toEqual(["frame-ancestors 'none'"])
    expect(policy).not.toMatch(/unsafe-| \*[ ;]/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toMatch(/(?:^|; )trusted-types sundial(?:;|$)/)
  })

  it('sends the other headers on every path', async () => {
    for (const name of [
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ])
      expect(SECURITY_HEADERS).toHaveProperty(name)
    for (const path of ['/', '/earn', '/no/page', '/sw.js', '/build.json', '/.well-known/security.txt']) {
      const { headers } = await fetch(site.url + path)
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers.get(name), `${name} of ${path}`).toBe(value)
    }
    // On hosts without headers, the page itself still sends no referrer for images.
    expect(read('index.html')).toContain('<meta name="referrer" content="no-referrer"')
  })

  it('has matching example server configurations', () => {
    const policies = [
      `${pagePolicy()}; frame-ancestors 'none'`,
      fetchWorkerPolicy(siteOrigins(deployment)),
      SHELL_KEEPER_POLICY,
    ]
    const said = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, value]) => value ?? '')
    expect(said('_nginx.conf', /(?:fetchWorker-|sw\.js|default) "([^"]*(?:src|ancestors)[^"]*)";/g).sort()).toEqual(
      [...policies].sort(),
    )
    expect(said('_Caddyfile', /Content-Security-Policy "([^"]+)"/g).sort()).toEqual([...policies].sort())
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(read('_nginx.conf')).toContain(`  add_header ${name} "${value}" always;\n`)
      expect(read('_Caddyfile')).toContain(`\t\t${name} "${value}"\n`)
    }
    for (const file of ['_nginx.conf', '_Caddyfile', '_headers']) expect(read(file)).not.toMatch(/%[A-Z]/)
  })

  it("lets the page fetch only from its own host and the deployment's hosts", () => {
    const policy = pagePolicy()
    const sources = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
    expect(sources).toEqual(["'self'", ...siteOrigins(deployment).page])
  })

  it('lets only the fetch worker reach any host, and do nothing else', async () => {
    const workers = list(join(folders[0]!, 'assets'))
      .map((path) => path.slice(folders[0]!.length))
      .filter((path) => path.includes('fetchWorker'))
    expect(workers).toHaveLength(1)
    const own = fetchWorkerPolicy(siteOrigins(deployment))
    expect(own).toMatch(/^default-src 'none'; connect-src https: [^;]+$/)
    expect(await policiesOf(workers[0]!)).toEqual(["frame-ancestors 'none'", own])
    expect(await policiesOf('/sw.js')).toEqual(["frame-ancestors 'none'", "default-src 'none'; connect-src 'self'"])
    // Imports would be scripts, which its policy blocks, so it has to be a single file.
    expect(read(workers[0]!.slice(1))).not.toMatch(/\bimport\b/)
  })

  it('loads nothing after the first render that only other pages need', () => {
    const manifest = JSON.parse(read('.vite/manifest.json')) as Parameters<typeof staticClosure>[0]
    const isOfOtherPages = (file: string) => file.includes('/common-')
    expect(Object.values(manifest).some(({ file }) => isOfOtherPages(file))).toBe(true)
    expect(staticClosure(manifest, ['src/app/deferredStart.ts']).filter(isOfOtherPages)).toEqual([])
  })

  it('offers the languages of the list, without the pseudo-language', () => {
    const hashes = /\\"hashes\\":({[^}]*})/.exec(read('index.html'))?.[1]?.replaceAll('\\', '') ?? ''
    expect(Object.keys(JSON.parse(hashes) as object)).toEqual(languages.map(({ code }) => code))
  })

  it('preloads no font for letters that the first page may not have', () => {
    const preloaded = [...read('index.html').matchAll(/<link[^>]*href="[^"]*\/([\w-]+)\.woff2"/g)].map(
      ([, name]) => name,
    )
    expect(preloaded).toHaveLength(2)
    expect(preloaded.filter((name) => name?.includes('latin-ext'))).toEqual([])
    expect(read('index.html')).toMatch(/figtree-latin-ext[^}]*unicode-range/)
  })

  it('has a build id from its content, in the page, the worker and build.json', () => {
    const { build: id } = JSON.parse(read('build.json')) as { build: string }
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(read('index.html')).toContain(`<meta name="build" content="${id}">`)
    expect(read('sw.js')).toContain(JSON.stringify(id))
    expect(read('sw.js')).not.toContain('%')
  })

  it('has a security.txt with a contact and an expiry date', () => {
    const lines = read('.well-known/security.txt').trim().split('\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Policy'])
    for (const field of ['Contact', 'Policy']) expect(new URL(fields[field] ?? '').protocol).toBe('https:')
    expect(fields['Expires']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    // An expired security.txt is not trusted; RFC 9116 recommends less than a year.
    expect(Date.parse(fields['Expires'] ?? '')).toBeGreaterThan(Date.now())
  })

  it('contains no module of the development wallet, the local chain or the tests', () => {
    const maps = list(folders[1]!).filter(isMap)
    expect(maps.length).toBeGreaterThan(10)
    const sources = maps.flatMap((map) =>
      (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources.map((source) =>
        relative(process.cwd(), resolve(dirname(map), source)),
      ),
    )
    const own = sources.filter((source) => !source.includes('node_modules/'))
    expect(own).toEqual(
      expect.arrayContaining(['src/main.tsx', 'src/wallet/choices.ts', 'src/features/earn/EarnPage.tsx']),
    )
    expect(
      own.filter((source) =>
        /^(?:devnet|tests)\/|^src\/wallet\/dev\/|^src\/features\/kit\/(?!routes)|Fake|\.test\./.test(source),
      ),
    ).toEqual([])
  })

  it('for a real network contains nothing of the local one, and connects without encryption to nobody', async () => {
    const folder = await build({ SUNDIAL_DEPLOYMENT: 'cronos' })
    const policy = pagePolicy(folder)
    expect(policy).toContain('upgrade-insecure-requests')
    const sources = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(sources.length).toBeGreaterThan(2)
    expect(sources.filter((source) => source !== "'self'" && !/^(?:https|wss):\/\/[a-z0-9.-]+$/.test(source))).toEqual(
      [],
    )
    const files = list(folder).filter((path) => /\.(?:js|html|json)$/.test(path) && !path.includes('fetchWorker'))
    expect(files.filter((path) => /127\.0\.0\.1:\d/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('contains no development wallet, no test keys and no source of the local chain', () => {
    const forbidden = [
      // The node's publicly known accounts: mnemonic and first key.
      /\btest test test\b/,
      /ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80/i,
      /anvil_|evm_mine|developmentWallet|devnet\/(?:contracts|deploy|trading)/,
    ]
    const files = list(folders[0]!).filter((path) => /\.(?:js|html|json)$/.test(path))
    expect(files.filter((path) => forbidden.some((pattern) => pattern.test(readFileSync(path, 'utf8'))))).toEqual([])
  })
})

describe('content security policy', () => {
  const policy = (deployed: object) =>
    contentSecurityPolicy({
      origins: siteOrigins(deployed),
      scriptHashes: ['sha256-abc='],
      styleHashes: ['sha256-def='],
    })

  it("allows the deployment's hosts", () => {
    const services = {
      dexInfo: 'https://info.example/a?b',
      tokenImages: 'https://images.example',
      ipfs: 'https://gateway.example',
    }
    const said = policy({
      rpcUrls: ['https://evm.example/path'],
      explorerUrl: 'https://link.example',
      services,
      subgraphs: { exchange: ['https://gateway.example/api/key', 'https://graph.example/name'] },
      walletConnect: { relayUrl: 'wss://relay.example' },
    })
    expect(said).toContain(
      "connect-src 'self' https://evm.example https://gateway.example https://graph.example https://info.example wss://relay.example;",
    )
    expect(policy({ rpcUrls: ['https://evm.example'] })).toContain("connect-src 'self' https://evm.example;")
  })

  it('upgrades to https unless a service is unencrypted', () => {
    expect(policy({ rpcUrls: ['https://evm.example'] })).toContain('upgrade-insecure-requests')
    const local = { rpcUrls: ['http://127.0.0.1:8545'], services: { tokenImages: 'http://127.0.0.1:8600' } }
    expect(policy(local)).not.toContain('upgrade-insecure-requests')
    expect(policy(local)).toContain("img-src 'self' data: https: http://127.0.0.1:8545 http://127.0.0.1:8600;")
    expect(fetchWorkerPolicy(siteOrigins(local))).toContain(' http://127.0.0.1:8600')
  })
})

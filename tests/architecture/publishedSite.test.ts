import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentSecurityPolicy, serviceOrigins } from '../../scripts/vite/contentSecurity'
import { bin, run } from '../../scripts/support/processes.mjs'

const folders: string[] = []
const read = (file: string, folder = folders[0]!) => readFileSync(join(folder, file), 'utf8')
const list = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()
const hashOf = (path: string) => `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`

async function build(environment: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  const { code, output } = await run(bin('vite'), ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], { env: { NODE_ENV: 'production', ...environment } })
  if (code !== 0) throw new Error(output)
  return folder
}

beforeAll(async () => {
  folders.push(await build(), await build())
}, 180_000)

describe('the published site', () => {
  it('is the same, byte for byte, when it is built again', () => {
    const [first = '', second = ''] = folders
    expect(list(second).map((path) => path.slice(second.length))).toEqual(list(first).map((path) => path.slice(first.length)))
    for (const path of list(first)) expect(readFileSync(second + path.slice(first.length)), path).toEqual(readFileSync(path))
  })

  it('names the hash of every script and style, whenever it is loaded', () => {
    const html = read('index.html')
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { integrity: Record<string, string> }
    const chunks = list(join(folders[0]!, 'assets')).filter((path) => path.endsWith('.js'))
    expect(chunks.length).toBeGreaterThan(10)
    for (const path of chunks) expect(map.integrity[path.slice(folders[0]!.length)], path).toBe(hashOf(path))
    const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g)]
    expect(loaded.length).toBeGreaterThan(5)
    for (const [tag, path = ''] of loaded) expect(tag, path).toContain(`integrity="${hashOf(join(folders[0]!, path))}"`)
  })

  it('says the same policy in the page and in the headers, without unsafe sources', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read('index.html'))?.[1] ?? ''
    expect(read('_headers')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`)
    expect(policy).not.toMatch(/unsafe-| \*[ ;]/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    for (const header of ['X-Content-Type-Options: nosniff', 'Referrer-Policy: no-referrer', 'X-Frame-Options: DENY', 'Strict-Transport-Security:', 'Permissions-Policy:', 'Cross-Origin-Opener-Policy:']) {
      expect(read('_headers')).toContain(header)
      for (const example of ['hosting/nginx.conf', 'hosting/Caddyfile']) expect(readFileSync(example, 'utf8')).toContain(header.split(':')[0])
    }
  })

  it('has a build id that is its content, in the page, the worker and the file that tells of new versions', () => {
    const { build: id } = JSON.parse(read('build.json')) as { build: string }
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(read('index.html')).toContain(`<meta name="build" content="${id}">`)
    expect(read('sw.js')).toContain(JSON.stringify(id))
    expect(read('sw.js')).not.toContain('%')
  })

  it('says where to report a vulnerability', () => {
    expect(read('.well-known/security.txt')).toMatch(/^Contact: https:\/\/\S+$/m)
    expect(read('.well-known/security.txt')).toMatch(/^Expires: \d{4}-\d\d-\d\dT/m)
  })

  it('holds no development wallet, no test key, nothing of the local chain\'s source', () => {
    const forbidden = [
      // The node's accounts, which the whole world knows: their words and their first key.
      /\btest test test\b/,
      /ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80/i,
      /anvil_|evm_mine|developmentWallet|devnet\/(?:contracts|deploy|trading)/,
    ]
    const files = list(folders[0]!).filter((path) => /\.(?:js|html|json)$/.test(path))
    expect(files.filter((path) => forbidden.some((pattern) => pattern.test(readFileSync(path, 'utf8'))))).toEqual([])
  })
})

describe('the content security policy', () => {
  const policy = (services: readonly string[]) => contentSecurityPolicy({ services, scriptHashes: ['sha256-abc='] })

  it('lets the page reach what the deployment names', () => {
    const services = serviceOrigins({ rpcUrls: ['https://evm.example/path'], explorerUrl: 'https://link.example', services: { images: 'https://images.example/a?b' }, walletConnect: { relayUrl: 'wss://relay.example' } })
    expect(services).toEqual(['https://evm.example', 'https://images.example', 'wss://relay.example'])
    expect(policy(services)).toContain("connect-src 'self' https://evm.example https://images.example wss://relay.example")
  })

  it('asks for https where no service is without it', () => {
    expect(policy(['https://evm.example'])).toContain('upgrade-insecure-requests')
    expect(policy(['http://127.0.0.1:8545'])).not.toContain('upgrade-insecure-requests')
  })
})

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../../src/config/brand.ts'
import { contentSecurityPolicy, fetchWorkerPolicy, SHELL_KEEPER_POLICY, siteOrigins } from './contentSecurity.ts'
import { hostFiles } from './hostFiles.ts'
import { firstTextFiles } from './locales.ts'

const PAGE = 'index.html'
const SHELL_KEEPER = 'sw.js'
const FETCH_WORKER = /^assets\/fetchWorker-[\w-]+\.js$/
const SECURITY_CONTACT = '.well-known/security.txt'
const MANIFEST = '.vite/manifest.json'
/**
 * Loaded by the shell after its first render, and needed offline: to say that there is no network, to show figures as
 * outdated, to go to another page, and to open the dialogs of the wallet, which would otherwise fail with the page.
 */
const LATER = [
  'src/app/deferredStart.ts',
  'src/app/shell/SiteMenu.tsx',
  'src/store/transactions/storageMerging.ts',
  'src/ui/ExactFigure.tsx',
  'src/ui/TooltipPopup.tsx',
  'src/widgets/wallet/ConnectDialog.tsx',
  'src/widgets/wallet/WalletModal.tsx',
]
const BUILD_ID_LENGTH = 12

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')
const integrity = (content: string | Buffer) => `sha256-${sha256(content)}`

/** All files of a folder, by sorted relative path. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(resolve(folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Reproducible hash of the files, independent of machine and time. */
function contentHash(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(sha256(readFileSync(join(folder, file))))
      .update('\0')
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH)
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The file of a manifest module and its static imports. */
function chunkFiles(manifest: Manifest, module: string): readonly string[] {
  const { file, imports = [] } = manifest[module] ?? {}
  if (file === undefined) throw new Error(`${module} has no file of its own`)
  return [file, ...imports.flatMap((imported) => chunkFiles(manifest, imported))]
}

/** Files that the page references or loads at once: enough to open the shell offline. */
function shellFiles(html: string, base: string, later: readonly string[]): string[] {
  const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path]) =>
    path?.startsWith(base) ? [path.slice(base.length)] : [],
  )
  return [...new Set([...named.filter((path) => path !== ''), ...later])]
}

/** Adds integrity hashes to the page's own elements, and an import map with hashes of the chunks loaded later. */
function addIntegrity(html: string, folder: string, base: string): string {
  return html.replace(
    /<(script|link)\b([^>]*?)\s(src|href)="([^"]+)"([^>]*)>/g,
    (tag, name: string, before: string, attribute: string, path: string, after: string) => {
      const isCode = name === 'script' || /rel="modulepreload"/.test(before + after)
      if (!isCode || !path.startsWith(base)) return tag
      const hash = integrity(readFileSync(join(folder, path.slice(base.length))))
      return `<${name}${before} ${attribute}="${path}" integrity="${hash}"${after}>`
    },
  )
}

/** CSP hashes of the page's inline elements of the given name. */
function inlineHashes(html: string, name: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => integrity(content))
}

function importMap(folder: string, base: string, files: readonly string[]): string {
  const chunks = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'))
  return JSON.stringify({
    integrity: Object.fromEntries(chunks.map((file) => [base + file, integrity(readFileSync(join(folder, file)))])),
  })
}

/**
 * Prepares a build for publishing: integrity of every chunk, the content security policy as meta element and header,
 * headers in several hosts' formats, the build id, and the file list for opening the shell offline.
 * @param readDeployment the deployment of the build
 */
export function publishedSitePlugin(readDeployment: () => unknown): Plugin {
  let base = '/'
  return {
    name: 'sundial-published-site',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (dir === undefined) return
        const page = join(dir, PAGE)
        if (!existsSync(page)) return
        const contact = join(dir, SECURITY_CONTACT)
        writeFileSync(contact, readFileSync(contact, 'utf8').replaceAll('%REPOSITORY_URL%', brand.repositoryUrl))
        // Only files that a page loads: no manifest, and no source maps.
        const files = listFiles(dir).filter((file) => file !== MANIFEST && !file.endsWith('.map'))
        const build = contentHash(dir, files)
        const map = importMap(dir, base, files)
        const origins = siteOrigins(readDeployment())
        const html = addIntegrity(readFileSync(page, 'utf8'), dir, base)
        const policy = contentSecurityPolicy({
          origins,
          scriptHashes: [integrity(map), ...inlineHashes(html, 'script')],
          styleHashes: inlineHashes(html, 'style'),
        })
        const fetchWorker = files.find((file) => FETCH_WORKER.test(file))
        if (fetchWorker === undefined) throw new Error('The fetch worker has no file in the build')
        const worker = join(dir, SHELL_KEEPER)
        const manifest = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest
        const shell = shellFiles(html, base, [
          ...LATER.flatMap((module) => chunkFiles(manifest, module)),
          ...firstTextFiles(),
        ])
        writeFileSync(
          worker,
          readFileSync(worker, 'utf8')
            .replace("'%BUILD%'", JSON.stringify(build))
            .replace("'%SHELL%'", JSON.stringify(shell)),
        )
        const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">\n    <meta name="build" content="${build}">\n    <script type="importmap">${map}</script>`
        writeFileSync(page, html.replace(/(<meta charset="utf-8" \/>)/, `$1\n    ${head}`))
        writeFileSync(join(dir, 'build.json'), `${JSON.stringify({ build })}\n`)
        const policies = { page: policy, fetchWorker: fetchWorkerPolicy(origins), shellKeeper: SHELL_KEEPER_POLICY }
        const forHosts = hostFiles(
          policies,
          { fetchWorker, shellKeeper: SHELL_KEEPER },
          base.startsWith('/') ? base : '/',
        )
        for (const [name, content] of Object.entries(forHosts)) writeFileSync(join(dir, name), content)
      },
    },
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const HEADERS = '_headers'
/** Prefix of files that configure the host and are never served. */
const FOR_HOSTS = '_'
const PAGE = 'index.html'
const PLAIN = new Set(['.png', '.woff2', '.ico'])

/**
 * Encodings in order of preference.
 * @type {Record<string, (plain: Buffer) => Buffer>}
 */
const ENCODERS = { br: (plain) => brotliCompressSync(plain), gzip: (plain) => gzipSync(plain, { level: 9 }) }

/**
 * `encoded` caches a body for each encoding requested so far.
 * @typedef {{ type: string, caching: string, isPlain: boolean, plain: Buffer, encoded: Record<string, Buffer> }} Entry
 */

/**
 * @param {string} path
 * @param {boolean} isAsset whether the name contains a content hash
 * @returns {Entry}
 */
function readEntry(path, isAsset) {
  const extension = extname(path)
  const plain = readFileSync(path)
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    caching: isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    isPlain: PLAIN.has(extension),
    plain,
    encoded: {},
  }
}

/**
 * @param {string} address
 * @returns {string | undefined} undefined if it is malformed
 */
function readPath(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://host').pathname)
  } catch {
    return undefined
  }
}

/** @param {string} accepted the request's accept-encoding @param {Entry} entry */
function encode(accepted, { isPlain, plain, encoded }) {
  const [name, encoder] =
    Object.entries(ENCODERS).find(([encoding]) => !isPlain && new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? []
  if (name === undefined || encoder === undefined) return undefined
  const body = encoded[name] ?? encoder(plain)
  encoded[name] = body
  return { name, body }
}

/**
 * Parses a folder's `_headers`: path rules, which may end in `*`, each followed by its headers. If several rules match,
 * all apply, as on the strictest hosts.
 * @param {string} folder
 * @returns {(pathname: string) => Record<string, string>}
 */
function readHeaders(folder) {
  const path = join(folder, HEADERS)
  /** @type {{ path: string, headers: Record<string, string> }[]} */
  const rules = []
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    if (line === '') continue
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined || value === undefined) rules.push({ path: line, headers: {} })
    else if (rule !== undefined) rule.headers[name] = value
  }
  const matches = (/** @type {string} */ rule, /** @type {string} */ pathname) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule
  return (pathname) => {
    /** @type {Record<string, string>} */
    const found = {}
    for (const { headers } of rules.filter((rule) => matches(rule.path, pathname))) {
      for (const [name, value] of Object.entries(headers))
        found[name] = name in found ? `${found[name]}, ${value}` : value
    }
    return found
  }
}

/**
 * Serves a built site like a static host: compressed, immutable caching for hashed names, and the closest `index.html`
 * for unknown paths.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStatic(folder, port) {
  const top = resolve(folder)
  const headersOf = readHeaders(top)
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  /**
   * The page of the path's folder, or of the closest parent folder.
   * @param {string} wanted
   * @returns {string}
   */
  const pageFor = (wanted) =>
    wanted === top || existsSync(join(wanted, PAGE)) ? join(wanted, PAGE) : pageFor(dirname(wanted))
  const find = (/** @type {string} */ pathname) => {
    const wanted = join(top, pathname)
    const isInside = (wanted + sep).startsWith(top + sep)
    const isFile = isInside && existsSync(wanted) && statSync(wanted).isFile()
    const isForHosts = isFile && wanted.startsWith(join(top, FOR_HOSTS))
    if (!isInside || isForHosts || (!isFile && extname(pathname) !== '')) return undefined
    const path = isFile ? wanted : pageFor(resolve(wanted))
    if (!existsSync(path)) return undefined
    const known = entries.get(path) ?? readEntry(path, pathname.startsWith('/assets/'))
    entries.set(path, known)
    return known
  }
  const server = createServer((request, response) => {
    const pathname = readPath(request.url ?? '/')
    if (pathname === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
      return
    }
    const entry = find(pathname)
    if (!entry) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const encoding = encode(String(request.headers['accept-encoding'] ?? ''), entry)
    const body = encoding === undefined ? entry.plain : encoding.body
    response.writeHead(200, {
      'content-type': entry.type,
      'content-length': body.length,
      'cache-control': entry.caching,
      ...headersOf(pathname),
      vary: 'accept-encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding.name }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => listening(undefined))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

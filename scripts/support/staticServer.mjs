import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

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
const PLAIN = new Set(['.png', '.woff2', '.ico'])

/** @typedef {{ type: string, caching: string, plain: Buffer, gzip?: Buffer }} Entry */

/** @param {string} path @param {boolean} isAsset whether its name changes with its content @returns {Entry} */
function readEntry(path, isAsset) {
  const extension = extname(path)
  const plain = readFileSync(path)
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    caching: isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    ...(PLAIN.has(extension) ? {} : { gzip: gzipSync(plain, { level: 9 }) }),
  }
}

/** @param {string} address @returns {string | undefined} undefined where it is not a well-formed one */
function readPath(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://host').pathname)
  } catch {
    return undefined
  }
}

/**
 * Serves a built site as a static host does: compressed, cached for good where the name carries a hash, and
 * `index.html` for every path that is no file.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStatic(folder, port) {
  const top = resolve(folder)
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  const find = (/** @type {string} */ pathname) => {
    const wanted = join(top, pathname)
    const isFile = (wanted + sep).startsWith(top + sep) && existsSync(wanted) && statSync(wanted).isFile()
    if (!isFile && extname(pathname) !== '') return undefined
    const path = isFile ? wanted : join(top, 'index.html')
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
    const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? entry.gzip : undefined
    const body = gzip ?? entry.plain
    response.writeHead(200, {
      'content-type': entry.type,
      'content-length': body.length,
      'cache-control': entry.caching,
      vary: 'accept-encoding',
      ...(gzip ? { 'content-encoding': 'gzip' } : {}),
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

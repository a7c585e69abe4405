import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** @typedef {{ type: string, caching: string, plain: Buffer, gzip?: Buffer, br?: Buffer }} Entry */

/** @param {string} path @param {boolean} isAsset whether its name changes with its content @returns {Entry} */
function readEntry(path, isAsset) {
  const extension = extname(path)
  const plain = readFileSync(path)
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    caching: isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    ...(PLAIN.has(extension) ? {} : { gzip: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain, BROTLI) }),
  }
}

/** @param {Entry} entry @param {string} accepted @returns {readonly ['br' | 'gzip' | undefined, Buffer]} */
function encode({ plain, gzip, br }, accepted) {
  if (br && /\bbr\b/.test(accepted)) return ['br', br]
  if (gzip && /\bgzip\b/.test(accepted)) return ['gzip', gzip]
  return [undefined, plain]
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
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const entry = find(pathname)
    if (!entry) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const [encoding, body] = encode(entry, String(request.headers['accept-encoding'] ?? ''))
    response.writeHead(200, {
      'content-type': entry.type,
      'content-length': body.length,
      'cache-control': entry.caching,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
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

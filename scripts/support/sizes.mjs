import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/**
 * @typedef {{ file: string, name?: string, imports?: string[], isEntry?: boolean, src?: string }} ManifestChunk
 * @typedef {Record<string, ManifestChunk>} Manifest
 * @typedef {{ page: string, maxGzipBytes: number }} Budget
 * @typedef {{ route: string, gzipBytes: number, maxGzipBytes: number, files: { file: string, name: string, gzipBytes: number }[] }} RouteSize
 */

/**
 * Files that opening a page loads: its chunk, the entry, and their static imports.
 * @param {Manifest} manifest
 * @param {readonly string[]} roots manifest keys
 */
export function staticClosure(manifest, roots) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`No chunk in the build for ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** Loaded by the entry as soon as it has the deployment. */
const APP = 'src/app/start.tsx'

/**
 * Gzip size (level 9) of the JavaScript that the first load of each route fetches.
 * @param {string} folder a build with its manifest
 * @param {Record<string, Budget>} budgets by route
 * @returns {RouteSize[]}
 */
export function measureRoutes(folder, budgets) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return Object.entries(budgets).map(([route, { page, maxGzipBytes }]) => {
    const files = staticClosure(manifest, [...entries, APP, page]).map((file) => ({
      file,
      name: names.get(file) ?? '',
      gzipBytes: gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length,
    }))
    return { route, maxGzipBytes, files, gzipBytes: files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) }
  })
}

import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of all files of a folder, with slashes, sorted by their bytes. @throws for anything but files and folders */
export function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      if (!lstatSync(path).isFile()) throw new Error(`${path} is neither a file nor a folder`)
      return relative(folder, path).split(sep).join('/')
    })
  return files.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

/** SHA-256 of a file in hex. */
export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Paths whose content differs between two folders, or that only one of them has. */
export function differences(a: string, b: string): readonly string[] {
  const [ofA, ofB] = [a, b].map(
    (folder) => new Map(listFiles(folder).map((path) => [path, hashOf(join(folder, path))])),
  )
  const paths = new Set([...(ofA?.keys() ?? []), ...(ofB?.keys() ?? [])])
  return [...paths].filter((path) => ofA?.get(path) !== ofB?.get(path)).sort()
}

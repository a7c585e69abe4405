import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { paths } from '../paths'

/** Solidity files under a folder: path from the repository's root -> text, in a stable order. */
export function readSources(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .sort()
  return Object.fromEntries(
    files.map((file) => {
      const absolute = join(folder, file)
      return [relative(paths.root, absolute).replaceAll('\\', '/'), readFileSync(absolute, 'utf8')]
    }),
  )
}

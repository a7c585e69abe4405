import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { paths } from '../paths.ts'

type Sources = Readonly<Record<string, string>>

/** Solidity files in a folder, as repository path to text, in a stable order. */
export function readSources(folder: string): Sources {
  return readTexts(filesIn(folder).filter((file) => file.endsWith('.sol')))
}

/** TypeScript files in the given folders and files of devnet/, excluding tests. */
export function readTypeScript(parts: readonly string[]): Sources {
  const files = parts
    .map((part) => join(paths.root, 'devnet', part))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
  return readTexts(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')))
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .sort()
}

function readTexts(files: readonly string[]): Sources {
  return Object.fromEntries(
    files.map((file) => [relative(paths.root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
}

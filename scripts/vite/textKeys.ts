import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localeFiles, setOfFile } from './localeFiles.ts'

const FILE = fileURLToPath(new URL('../../src/i18n/generated/textSets.ts', import.meta.url))

/** Generates a module with the type of the English texts by set, because TypeScript can't list files. */
export function generateTextSets(root: string, code: string): string {
  const files = localeFiles(root, code)
  const nameOf = (file: string) => file.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())
  const sets = new Map<string, string[]>()
  for (const file of files) sets.set(setOfFile(file), [...(sets.get(setOfFile(file)) ?? []), `typeof ${nameOf(file)}`])
  return [
    `// Written from the files of locales/${code} when the site is served, built or tested. Do not edit.`,
    ...files.map((file) => `import type ${nameOf(file)} from '../../../locales/${code}/${file}.json'`),
    '',
    '/** English texts by key, grouped by set. */',
    'export interface TextSets {',
    ...[...sets].map(([set, types]) => `  readonly ${set}: ${types.join(' & ')}`),
    '}',
    '',
  ].join('\n')
}

/** Updates the generated text types when a text file is added or removed. */
export function writeTextSets(root: string, code: string): void {
  const module = generateTextSets(root, code)
  mkdirSync(dirname(FILE), { recursive: true })
  try {
    if (readFileSync(FILE, 'utf8') === module) return
  } catch {
    // The file doesn't exist yet.
  }
  writeFileSync(FILE, module)
}

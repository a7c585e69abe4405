import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localeFiles, setOfFile } from './localeFiles.ts'

const FILE = fileURLToPath(new URL('../../src/i18n/generated/textSets.ts', import.meta.url))

/** A module with the type of the English texts, by set. TypeScript cannot list the files of a folder. */
export function generateTextSets(root: string, code: string): string {
  const files = localeFiles(root, code)
  const nameOf = (file: string) => file.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())
  const sets = new Map<string, string[]>()
  for (const file of files) sets.set(setOfFile(file), [...(sets.get(setOfFile(file)) ?? []), `typeof ${nameOf(file)}`])
  return [
    `// Written from the files of locales/${code} when the site is served, built or tested. Do not edit.`,
    ...files.map((file) => `import type ${nameOf(file)} from '../../../locales/${code}/${file}.json'`),
    '',
    '/** The English texts by key, by what is fetched together. */',
    'export interface TextSets {',
    ...[...sets].map(([set, types]) => `  readonly ${set}: ${types.join(' & ')}`),
    '}',
    '',
  ].join('\n')
}

/** Brings the types of the texts up to date, where a file of them came or went. */
export function writeTextSets(root: string, code: string): void {
  const module = generateTextSets(root, code)
  mkdirSync(dirname(FILE), { recursive: true })
  try {
    if (readFileSync(FILE, 'utf8') === module) return
  } catch {
    // There is none yet.
  }
  writeFileSync(FILE, module)
}

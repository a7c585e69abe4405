import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A script of src/app that is written into the page itself, without the lines that are comments. */
export function readPageScript(name: string): string {
  const path = fileURLToPath(new URL(`../../src/app/${name}`, import.meta.url))
  return readFileSync(path, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim()
}

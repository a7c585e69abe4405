import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Reads a script of src/app that is inlined into the page, without its comment lines. */
export function readPageScript(name: string): string {
  const path = fileURLToPath(new URL(`../../src/app/${name}`, import.meta.url))
  return readFileSync(path, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim()
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Runs one of the project's tools over temporary files, with the project's own `ruleFiles`. The files are outside the
 * project, because tools ignore its caches.
 * @returns the tool's output
 */
export function runOnFixtures(
  files: readonly (readonly [file: string, text: string])[],
  ruleFiles: readonly string[],
  tool: string,
  args: readonly string[],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    const write = (file: string, put: (path: string) => void) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      put(join(folder, file))
    }
    for (const file of ruleFiles)
      write(file, (path) => {
        cpSync(join(root, file), path)
      })
    for (const [file, text] of files)
      write(file, (path) => {
        writeFileSync(path, text)
      })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const WAIT_MS = 30
/** Kept beside the newest, for those who go back and forth between versions. */
const KEPT_VERSIONS = 3

/**
 * Path of a file that is made once: other processes that want it meanwhile wait for it.
 * @param make gives the file's text
 */
export async function readOrMake(file: string, make: () => Promise<string>): Promise<string> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = `${file}.lock`
  while (!existsSync(file)) {
    if (!takeLock(lock)) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      continue
    }
    try {
      if (existsSync(file)) break
      const half = `${file}.${process.pid}`
      writeFileSync(half, await make())
      renameSync(half, file)
      removeOldVersions(file)
    } finally {
      rmSync(lock, { force: true })
    }
  }
  return file
}

/** Where the node's state stands that belongs to a file of the cache. */
export function stateFileOf(file: string): string {
  return file.replace(/\.json$/, '.state')
}

/** False where a process that is alive has it. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    // Just made by another, and not written yet.
    if (pid === 0) return true
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Files of the same kind: the same name up to the last dash, which the hash follows. */
function removeOldVersions(file: string): void {
  const kind = basename(file).replace(/-[^-]*$/, '-')
  const versions = readdirSync(dirname(file))
    .filter((name) => name.startsWith(kind) && name.endsWith('.json'))
    .map((name) => join(dirname(file), name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of versions.slice(KEPT_VERSIONS)) {
    rmSync(old, { force: true })
    rmSync(stateFileOf(old), { force: true })
  }
}

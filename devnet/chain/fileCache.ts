import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const WAIT_MS = 30
/** Older versions that stay beside the newest one, for switching between branches. */
const KEPT_VERSIONS = 3

/**
 * Path of a file that is created once. Other processes wait for the one that creates it.
 * @param create returns the file's text
 */
export async function readOrCreate(file: string, create: () => Promise<string>): Promise<string> {
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
      writeFileSync(half, await create())
      renameSync(half, file)
      removeOldVersions(file)
    } finally {
      rmSync(lock, { force: true })
    }
  }
  return file
}

/** Path of the node state that belongs to a cached file. */
export function stateFileOf(file: string): string {
  return file.replace(/\.json$/, '.state')
}

/** Returns false if a running process holds the lock. */
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
    // The lock file was just created and has no pid yet.
    if (pid === 0) return true
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes files with the same name up to the last dash, which the hash follows. */
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

import { existsSync, readFileSync } from 'node:fs'
import { root, run } from './processes.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/**
 * Whether node_modules matches package-lock.json, going by npm's own record of what it installed.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installedPath = `${folder}node_modules/.package-lock.json`
  if (!existsSync(installedPath)) return false
  const installed = readPackages(installedPath)
  return Object.entries(readPackages(`${folder}package-lock.json`)).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  )
}

/**
 * Runs `npm ci` if the installed packages differ from the lock file.
 * @param {string} [name] folder of a package of its own
 */
export async function ensureInstalled(name) {
  const folder = name === undefined ? root : `${root}${name}/`
  if (isInstalled(folder)) return
  console.log(`Installing packages${name === undefined ? '' : ` of ${name}`} (npm ci) ...`)
  const { code, output } = await run('npm', ['ci'], { cwd: folder })
  if (code !== 0) {
    console.error(output)
    throw new Error('npm ci failed')
  }
}

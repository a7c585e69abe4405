import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './debian.mjs'

const LIBRARIES = '/usr/lib'

/**
 * Path of a program.
 * @param {readonly string[]} names the first one that is installed counts
 */
function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * Folders whose name matches.
 * @param {string} folder
 * @param {RegExp} name
 */
const foldersIn = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((each) => name.test(each))
        .map((each) => join(folder, each))
    : []

/** The browser that WebKitGTK brings with it, for its newest version. */
function findMiniBrowser() {
  const folders = foldersIn(LIBRARIES, /-linux-gnu$/).flatMap((folder) => foldersIn(folder, /^webkit2?gtk-/))
  return folders
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path))
    .sort()
    .at(-1)
}

/**
 * Where each program is that the test needs, by Debian's package of it.
 * @type {Record<string, () => string | undefined>}
 */
const programs = {
  'firefox-esr': () => findProgram(['firefox-esr', 'firefox']),
  'libwebkit2gtk-4.1-0': findMiniBrowser,
  'webkit2gtk-driver': () => findProgram(['WebKitWebDriver']),
  xvfb: () => findProgram(['Xvfb']),
}

function missingPackages() {
  return Object.entries(programs).flatMap(([name, find]) => (find() === undefined ? [name] : []))
}

/**
 * Paths of Firefox and of WebKitGTK's browser, after installing what is missing.
 * @throws if something is still missing, with the names of Debian's packages
 */
export async function ensureEngines() {
  if (missingPackages().length > 0) await installOnDebian(missingPackages())
  const missing = missingPackages()
  const [firefox, webkit] = [programs['firefox-esr']?.(), findMiniBrowser()]
  if (firefox === undefined || webkit === undefined || missing.length > 0)
    throw new Error(`Not found, install them first: ${missing.join(', ')} (Debian's packages)`)
  return { firefox, webkit }
}

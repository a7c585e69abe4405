import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashOf, listFiles } from './files'

/** A package whose code or files are in the site. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression, as the package says. */
  readonly license: string
  /** The package's own licence file; undefined if it has none. */
  readonly text: string | undefined
}

const FOLDER = 'node_modules/'
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[-.].*)?$/i
/** Packages that only state their licence in their README. */
const IN_README: ReadonlyMap<string, string> = new Map([['semaphore', 'MIT']])
const FONTS = /^@fontsource/

/**
 * The packages that a build consists of: those of the modules in its source maps, and those whose fonts it has.
 * @param site folder of the build
 * @param maps folder with its source maps
 * @param root the project, with node_modules
 */
export function shippedPackages(site: string, maps: string, root: string): readonly ShippedPackage[] {
  const folders = new Set([
    ...sourcesOf(maps).flatMap((source) => packageFolder(source, root)),
    ...fontFolders(site, root),
  ])
  const packages = [...folders].map(readPackage)
  const byName = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  return [...byName.values()].sort((a, b) => compare(`${a.name}@${a.version}`, `${b.name}@${b.version}`))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Paths of all modules. Maps were written beside the files, in a folder of the same depth. */
function sourcesOf(maps: string): readonly string[] {
  const files = listFiles(maps).filter((path) => path.endsWith('.map'))
  if (files.length === 0) throw new Error(`${maps} has no source maps`)
  return files.flatMap((path) => (JSON.parse(readFileSync(join(maps, path), 'utf8')) as { sources: string[] }).sources)
}

/** Folder of the package that a module is of; none for the project's own. */
function packageFolder(source: string, root: string): readonly string[] {
  const start = source.indexOf(FOLDER)
  if (start < 0) return []
  const path = source.slice(start)
  const last = path.lastIndexOf(FOLDER) + FOLDER.length
  const [scope = '', name = ''] = path.slice(last).split('/')
  return [resolve(root, path.slice(0, last), scope.startsWith('@') ? `${scope}/${name}` : scope)]
}

/** Fonts have no source maps, but are copied as they are. */
function fontFolders(site: string, root: string): readonly string[] {
  const shipped = new Set(listFiles(site).map((path) => hashOf(join(site, path))))
  return readdirSync(join(root, FOLDER))
    .filter((scope) => FONTS.test(scope))
    .flatMap((scope) => readdirSync(join(root, FOLDER, scope)).map((name) => join(root, FOLDER, scope, name)))
    .filter((folder) =>
      listFiles(join(folder, 'files')).some((file) => shipped.has(hashOf(join(folder, 'files', file)))),
    )
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: License
  /** As old packages have it. */
  readonly licenses?: readonly License[]
}

type License = string | { readonly type: string }

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, licenses = [] } = manifest
  const license = manifest.license ?? IN_README.get(name)
  const ids = (license === undefined ? licenses : [license]).map((each) =>
    typeof each === 'string' ? each : each.type,
  )
  if (ids.length === 0) throw new Error(`${name} ${version} is in the site and has no licence`)
  return { name, version, license: ids.join(' OR '), text: licenseText(folder) }
}

function licenseText(folder: string): string | undefined {
  const [file] = readdirSync(folder)
    .filter((name) => LICENSE_FILE.test(name))
    .sort()
  return file === undefined || !existsSync(join(folder, file)) ? undefined : readFileSync(join(folder, file), 'utf8')
}

// Which tests a change can break, for `npm test -- --changed`. Where that is not known, all of them.

/**
 * What imports what, by the path of each module from the project's folder.
 * @typedef {ReadonlyMap<string, readonly string[]>} Imports
 */

/** What modules alone cannot tell: texts, contracts, addresses, packages, and how all is built and tested. */
const IS_MODULE = /^(src|devnet|tests)\/.+\.(ts|tsx|mjs)$/
const DOCUMENT = /\.md$|^LICENSE$/
const TEST_FILE = /\.(test|spec)\.tsx?$/
const BROWSER_TEST = /^tests\/(e2e|fault)\/[^/]+\.spec\.ts$/
/** Of what is no page itself only these are known to be in none. */
const IN_NO_PAGE = /\.test\.tsx?$|\/testing\//

/** Starts the local chain of the integration tests, which do not import it. */
const INTEGRATION_CHAIN = 'tests/integration/devnetSetup.ts'
const INTEGRATION_TEST = /^tests\/integration\/.+\.test\.ts$/

const START = 'src/main.tsx'
/** A test that imports the paths of all pages opens all. */
const PATHS = 'src/config/routes.ts'
const ROUTES = /^src\/features\/[^/]+\/routes\.tsx?$/

/**
 * Modules and all that they import, but for what the ones in `stops` import.
 * @param {Imports} imports
 * @param {Iterable<string>} from
 * @param {(path: string) => boolean} [stops]
 */
function closure(imports, from, stops = () => false) {
  const found = new Set(from)
  for (const path of found) if (!stops(path)) for (const next of imports.get(path) ?? []) found.add(next)
  return found
}

/** The same the other way: modules, and all that import them. @param {Imports} imports @param {Iterable<string>} from */
function importersOf(imports, from) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [path, nexts] of imports)
    for (const next of nexts) importers.set(next, [...(importers.get(next) ?? []), path])
  return closure(importers, from)
}

/**
 * The paths of the pages of an area, up to their first parameter: as its routes name them.
 * @param {string} table the text of src/config/routes.ts
 * @param {string} areaRoutes the text of the area's routes.tsx
 */
export function pagePaths(table, areaRoutes) {
  const named = new Map(
    [...table.matchAll(/^ {2}(\w+): '(\/[^':]*)/gm)].map(([, name = '', path = '']) => [name, path]),
  )
  return [...areaRoutes.matchAll(/\broutes\.(\w+)/g)].map(([, name = '']) => named.get(name) ?? '/')
}

/** Whether a test's text holds a path of a page, in an address or in a pattern. @param {string} text @param {string} path */
export function mentions(text, path) {
  const plain = text.replaceAll('\\/', '/')
  // The front page's path is the beginning of all others.
  if (path === '/') return /["'`]\/["'`?#]/.test(plain)
  return new RegExp(`${path.replace(/\/$/, '')}(?![\\w-])`).test(plain)
}

/**
 * The test files that a change can break, or why that cannot be told. A test imports what it tests; one in a browser is
 * concerned too where the app around all pages changed, or an area one of whose pages it, or what it imports, names.
 * @param {readonly string[]} changed
 * @param {Imports} imports
 * @param {(path: string) => string} read the text of a file of the project
 * @returns {{ everything: string } | { files: readonly string[] }}
 */
export function testsConcerned(changed, imports, read) {
  // What is gone was imported by nothing, or by what changed with it.
  const there = changed.filter((path) => !DOCUMENT.test(path) && (imports.has(path) || !IS_MODULE.test(path)))
  const unknown = there.find((path) => !IS_MODULE.test(path))
  if (unknown !== undefined) return { everything: unknown }

  const concerned = importersOf(imports, there)
  const tool = [...concerned].find((path) => path.startsWith('scripts/'))
  if (tool !== undefined) return { everything: tool }
  const files = new Set([...concerned].filter((path) => TEST_FILE.test(path)))
  const all = [...imports.keys()]
  if (concerned.has(INTEGRATION_CHAIN))
    all.filter((path) => INTEGRATION_TEST.test(path)).forEach((path) => files.add(path))

  const areas = all
    .filter((path) => ROUTES.test(path))
    .map((path) => ({ modules: closure(imports, [path]), paths: pagePaths(read(PATHS), read(path)) }))
  const ofEveryPage = closure(imports, [START], (path) => ROUTES.test(path))
  for (const path of there.filter((each) => each.startsWith('src/') && !IN_NO_PAGE.test(each))) {
    const within = areas.filter(({ modules }) => modules.has(path))
    const isAnywhere = ofEveryPage.has(path) || within.length === 0
    const paths = within.flatMap((area) => area.paths)
    for (const spec of all.filter((each) => BROWSER_TEST.test(each))) {
      const imported = closure(imports, [spec])
      const texts = [...imported].filter((each) => each.startsWith('tests/')).map(read)
      if (isAnywhere || imported.has(PATHS) || texts.some((text) => paths.some((page) => mentions(text, page))))
        files.add(spec)
    }
  }
  return { files: [...files].sort() }
}

// Selects the tests that a change can break, for `npm test -- --changed`. Selects all of them when in doubt.

/**
 * Import graph: the imports of each module, by path from the project's root.
 * @typedef {ReadonlyMap<string, readonly string[]>} Imports
 */

/** Everything else (texts, contracts, addresses, packages, build and test config) can affect any test. */
const IS_MODULE = /^(src|devnet|tests)\/.+\.(ts|tsx|mjs)$/
const DOCUMENT = /\.md$|^LICENSE$/
const TEST_FILE = /\.(test|spec)\.tsx?$/
const BROWSER_TEST = /^tests\/(e2e|fault)\/[^/]+\.spec\.ts$/
/** Source files that no page includes. */
const IN_NO_PAGE = /\.test\.tsx?$|\/testing\//

/** Starts the local chain of the integration and page tests, which don't import it. */
const INTEGRATION_CHAIN = 'tests/integration/devnetSetup.ts'
const CHAIN_TEST = /^tests\/(integration|pages)\/.+\.test\.tsx?$/

const START = 'src/main.tsx'
/** A test that imports the route table opens every page. */
const PATHS = 'src/config/routes.ts'
const ROUTES = /^src\/features\/[^/]+\/routes\.tsx?$/

/**
 * Modules and their transitive imports, without following the imports of modules that match `stops`.
 * @param {Imports} imports
 * @param {Iterable<string>} from
 * @param {(path: string) => boolean} [stops]
 */
function closure(imports, from, stops = () => false) {
  const found = new Set(from)
  for (const path of found) if (!stops(path)) for (const next of imports.get(path) ?? []) found.add(next)
  return found
}

/**
 * Modules and their transitive importers.
 * @param {Imports} imports
 * @param {Iterable<string>} from
 */
function importersOf(imports, from) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [path, nexts] of imports)
    for (const next of nexts) importers.set(next, [...(importers.get(next) ?? []), path])
  return closure(importers, from)
}

/**
 * Page paths of an area, up to their first parameter.
 * @param {string} table text of src/config/routes.ts
 * @param {string} areaRoutes text of the area's routes.tsx
 */
export function pagePaths(table, areaRoutes) {
  const named = new Map(
    [...table.matchAll(/^ {2}(\w+): '(\/[^':]*)/gm)].map(([, name = '', path = '']) => [name, path]),
  )
  return [...areaRoutes.matchAll(/\broutes\.(\w+)/g)].map(([, name = '']) => named.get(name) ?? '/')
}

/**
 * Whether a test's text contains a page's path, as an address or in a pattern.
 * @param {string} text
 * @param {string} path
 */
export function mentions(text, path) {
  const plain = text.replaceAll('\\/', '/')
  // The root path is a prefix of all others.
  if (path === '/') return /["'`]\/["'`?#]/.test(plain)
  return new RegExp(`${path.replace(/\/$/, '')}(?![\\w-])`).test(plain)
}

/**
 * The test files that a change can break, or the reason why that is unknown. A test depends on what it imports. A
 * browser test also depends on the app shell, and on an area if it, or a helper it imports, mentions one of its pages.
 * @param {readonly string[]} changed
 * @param {Imports} imports
 * @param {(path: string) => string} read returns a file's text
 * @returns {{ everything: string } | { files: readonly string[] }}
 */
export function affectedTests(changed, imports, read) {
  // A deleted file had no importers, or they changed too.
  const there = changed.filter((path) => !DOCUMENT.test(path) && (imports.has(path) || !IS_MODULE.test(path)))
  const unknown = there.find((path) => !IS_MODULE.test(path))
  if (unknown !== undefined) return { everything: unknown }

  const affected = importersOf(imports, there)
  const tool = [...affected].find((path) => path.startsWith('scripts/'))
  if (tool !== undefined) return { everything: tool }
  const files = new Set([...affected].filter((path) => TEST_FILE.test(path)))
  const all = [...imports.keys()]
  if (affected.has(INTEGRATION_CHAIN)) all.filter((path) => CHAIN_TEST.test(path)).forEach((path) => files.add(path))

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

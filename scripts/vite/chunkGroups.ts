import type { Rolldown } from 'vite'

/** The entry: it fetches the libraries, the app and the deployment side by side, and says so where one cannot be had. */
const BOOT =
  /\/src\/(main|config\/(deployment|loadDeployment)|app\/chunkReload|app\/rootPath)\.tsx?$|vite\/preload-helper/
/** The libraries that every page needs, which a new version of the app leaves as they are; and what begins to use them. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|redux-persist|styled-components|stylis|@emotion|react-router|react-router-dom|cookie|i18next|bignumber\.js)\/|node_modules\/use-sync-external-store\/(with-selector\.js|cjs\/use-sync-external-store-with-selector)|\/src\/app\/drawInSlices\.ts$/

const APP = '/src/app/start.tsx'
const FIRST_PAGE = '/src/features/earn/EarnPage.tsx'
/** What many pages have in common with what every page fetches once it is drawn: apart from the rest of what pages share. */
const AFTERWARDS = /\/src\/(lib\/duration|ui\/Notice|store\/multicall\/agreement|chain\/nodes\/filterNodes)\.tsx?$/
/** The dialog, which what every page fetches once it is drawn needs, and many pages. */
const DIALOG = /\/src\/(ui\/(Dialog|openDialogs)|widgets\/pages\/lazyDialog)\.tsx?$/
/** What asks a service again and again, with the library that does. */
const SERVICES = /\/src\/hooks\/useService\.ts$|node_modules\/(swr|dequal|use-sync-external-store)\//
/** What reads answers and kept state by schemas. */
const SCHEMAS = /\/src\/lib\/schema\.ts$|node_modules\/valibot\//
/** What the forms of the exchange have in common. */
const EXCHANGE =
  /\/src\/(domain\/(token-list\/(useAddToken|useTokenGate|model\/(imitation|tokenRisk))|token\/(model\/maxAmount|useCurrencyBalance))\.ts|hooks\/useSwapSettings\.ts|ui\/Tooltip\.tsx|widgets\/page-header\/)/
/** All but the pages, the start of the app, and what only pages with a long list need: they have chunks of their own. */
const SHAREABLE = /\/src\/(?!features\/|widgets\/(finder|long-list)\/|app\/start\.tsx$)/

/** The modules that one needs at once, itself included. */
function closure(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, found)
  return found
}

/**
 * The first visit fetches few files: the libraries, what the app and the first page need of all that areas may share,
 * and the page. How many other pages share a part does not move it onto the first route.
 * @param root the project's folder
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let first: Set<string> | undefined
  return [
    { name: 'boot', test: BOOT, priority: 3 },
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    {
      name: (id, context) => {
        first ??= closure(root + FIRST_PAGE, context, closure(root + APP, context))
        return first.has(id) ? 'shared' : null
      },
      debugName: 'shared',
      test: SHAREABLE,
      priority: 1,
    },
    // Many lazy parts read something from outside; no page needs it to be drawn.
    { name: 'schemas', test: SCHEMAS, priority: 1 },
    { name: 'afterwards', test: AFTERWARDS, priority: 0.5 },
    // Most pages ask a service; those of the exchange draw their forms without one.
    { name: 'services', test: SERVICES, priority: 1 },
    { name: 'dialog', test: DIALOG, priority: 1 },
    // What most other pages share, in one file instead of a dozen small ones.
    { name: 'common', test: SHAREABLE, minShareCount: 8, priority: 0.2 },
    // The same for the pages of the exchange.
    { name: 'exchange', test: EXCHANGE, priority: 0 },
  ]
}

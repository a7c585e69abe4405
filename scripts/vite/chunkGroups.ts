import type { Rolldown } from 'vite'

/** The entry: loads the libraries, the app and the deployment in parallel, and shows an error if one fails to load. */
const BOOT =
  /\/src\/(main|config\/(deployment|loadDeployment)|app\/chunkReload|app\/rootPath)\.tsx?$|vite\/preload-helper/
/** Libraries that every page needs, which rarely change between versions, and the code that first uses them. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|redux-persist|styled-components|stylis|@emotion|react-router|react-router-dom|cookie|i18next|bignumber\.js)\/|node_modules\/use-sync-external-store\/(with-selector\.js|cjs\/use-sync-external-store-with-selector)|\/src\/app\/drawInSlices\.ts$/

const APP = '/src/app/start.tsx'
const FIRST_PAGE = '/src/features/earn/EarnPage.tsx'
/** Shared by many pages and by what every page loads after its first render; separate from the other shared code. */
const DEFERRED =
  /\/src\/(lib\/(duration|sanitizeText)|config\/explorer|ui\/(Notice|toneIcons|ExternalLink)|store\/multicall\/agreement|chain\/nodes\/filterNodes)\.tsx?$/
/** The dialog component, needed by many pages and by what every page loads after its first render. */
const DIALOG = /\/src\/(ui\/(Dialog|openDialogs)|widgets\/pages\/lazyDialog)\.tsx?$/
/** The data table: many pages show it, most of them after their first render. */
const TABLE = /\/src\/(ui\/Table\.tsx|widgets\/table\/)/
/** Search, filters and order of a list: a page with one has all of it. */
const FINDER = /\/src\/widgets\/finder\/(FinderPanel|useFinder|model\/searchIndex)\.tsx?$/
/** Service polling and its library, and how an index is compared with the chain. */
const SERVICES =
  /\/src\/(hooks\/(useService|useIndexCheck)|lib\/indexLag|api\/readIndexFirst)\.ts$|node_modules\/(swr|dequal|use-sync-external-store)\//
/** Queries of a subgraph, with their library: pages load them on demand or after their first render. */
const SUBGRAPH =
  /\/src\/api\/(queryGraph|graphPages|graphScalars|parseAnswer|indexedBlock)\.ts$|node_modules\/(graphql-request|@0no-co\/graphql\.web)\//
/** Schema validation of responses and persisted state. */
const SCHEMAS = /\/src\/lib\/schema\.ts$|node_modules\/valibot\//
/** Shared by the exchange's forms. */
const EXCHANGE =
  /\/src\/(domain\/(token-list\/(useAddToken|useCurrency|useTokenGate|model\/(imitation|tokenRisk))|token\/useCurrencyBalance)\.ts|hooks\/useSwapSettings\.ts|ui\/Tooltip\.tsx|widgets\/page-header\/)/
/** What a form with an amount needs: most have all of it. */
const FORM =
  /\/src\/(ui\/(AmountInput|FormEnd)|forms\/(amountEntry|approval)|hooks\/useApproval|chain\/tx\/approveTx|lib\/amountInput|widgets\/dollar-value\/(TypedWorth|UsdFigure))\.tsx?$/
/** The events of a contract, and the history of a vault from them. */
const LOGS = /\/src\/(chain\/logs\/|domain\/vault\/history\/(shareHistory|historyCut|realisedApy)\.ts)/
/** Transactions on a deposit in a vault. */
const DEPOSIT_TX = /\/src\/domain\/vault\/(compoundTx|withdrawTx|vaultPreview|useUnderlyingBalance)\.ts$/
/** Dialogs that review and follow a transaction, and what the toasts know of them. */
const CONFIRM = /\/src\/widgets\/tx\/(coveredTopics|confirm\/(useConfirmFlow|confirmFlow))\.ts$/
/** Reads outside the shared multicall, which only reviews and simulations make. */
const DIRECT_READS = /\/src\/chain\/calls\/readReading\.ts$/
/** Amounts, sending a transaction and explaining why it failed: forms need it, lists don't. */
const TX =
  /\/src\/(chain\/(tx|nodes)\/|forms\/|hooks\/(useApproval|useApprovalMode|useSendTx|useTxOutcome|useCanBatch)|lib\/(txState|amountInput)|domain\/(trade\/explainRouterError|token\/model\/maxAmount)|ui\/(Acceptance|Checkbox|requestAcceptance|AmountInput)|widgets\/(tx\/|wallet\/(SwitchNetworkButton|useSwitchNetwork)))/
/** Which NFTs are approved, which pages read that send nothing at first. */
const ERC721 = /\/src\/chain\/contracts\/erc721\.ts$/
/** Farm auctions, which other pages tell of too: in one file, because the first load holds the names of all. */
const AUCTION = /\/src\/(domain\/auction\/|chain\/contracts\/farmAuction\.ts$)/
/** Everything except pages, the start of the app, and the long-list and table code, which have their own chunks. */
const SHAREABLE =
  /\/src\/(?!features\/|widgets\/(finder|long-list)\/|widgets\/table\/(?!SortHeader)|ui\/Table\.tsx$|app\/start\.tsx$)/

/** A module and its static imports. */
function closure(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, found)
  return found
}

/**
 * Chunk groups for a first visit that fetches few files: the libraries, the shared code that the app and the first page
 * need, and the page itself. Code that only other pages share never moves into the first route.
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
    // Many lazy parts parse external data, but no page needs it for its first render.
    { name: 'schemas', test: SCHEMAS, priority: 1 },
    { name: 'deferred', test: DEFERRED },
    // Most pages poll a service; the exchange's pages render their forms without one.
    { name: 'services', test: SERVICES, priority: 1 },
    { name: 'subgraph', test: SUBGRAPH, priority: 1 },
    { name: 'dialog', test: DIALOG, priority: 1 },
    { name: 'erc721', test: ERC721, priority: 1 },
    { name: 'tx', test: TX, minShareCount: 9 },
    // Shared by most other pages, in one file instead of a dozen small ones.
    { name: 'common', test: SHAREABLE, minShareCount: 20 },
    { name: 'finder', test: FINDER },
    { name: 'table', test: TABLE },
    { name: 'logs', test: LOGS },
    { name: 'form', test: FORM },
    { name: 'readReading', test: DIRECT_READS },
    { name: 'depositTx', test: DEPOSIT_TX },
    { name: 'useConfirmFlow', test: CONFIRM },
    // The same for the exchange's pages.
    { name: 'exchange', test: EXCHANGE },
    { name: 'auction', test: AUCTION },
  ]
}

/** Groups, and what tests look for. */
const NAMED =
  /^(start|firstRead|boot|libraries|shared|schemas|deferred|services|dialog|tx|common|table|logs|form|exchange|NftPage|PortfolioPage)$/

/** Most chunks only have a short hash, since the first load holds the names of all: 2 KB with words. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'
}

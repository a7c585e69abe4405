const { layers, domainUses } = require('./layers.cjs')

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  severity: 'error',
  comment: `src/${layer} may import only: ${[layer, ...allowed].join(', ')}`,
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}))
const domainRules = Object.entries(domainUses).map(([name, uses]) => ({
  name: `domain-${name}`,
  severity: 'error',
  from: { path: `^src/domain/${name}/` },
  to: { path: '^src/domain/', pathNot: `^src/domain/(${[name, ...uses].join('|')})/` },
}))
const known = Object.keys(layers).join('|')

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'known-layer', severity: 'error', from: { path: '^src/[^/]+/', pathNot: `^src/(${known})/` }, to: {} },
    {
      name: 'known-layer-target',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${known})/` },
    },
    ...layerRules,
    ...domainRules,
    {
      name: 'domain-isolated',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/', pathNot: `^src/domain/(${Object.keys(domainUses).join('|')})/` },
      to: { path: '^src/domain/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'feature-isolated',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'feature-entry',
      severity: 'error',
      comment: 'Only routes.tsx of a feature may be imported from outside; integration tests may import what they test',
      from: { pathNot: '^(src/features|tests/integration)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/routes[.]tsx?$' },
    },
    {
      name: 'contracts-by-factory',
      severity: 'error',
      comment:
        'Use the generated contract factories and hooks; the codec is internal to src/chain. Tests may encode by hand',
      from: { path: '^src/', pathNot: '^src/chain/|^src/hooks/useContract[.]ts$|[.]test[.]tsx?$|/testing/' },
      to: {
        path: '^src/chain/(abi/(abiType|codec|composite|contractFunction|elementary)|calls/contractFactory)[.]ts$',
      },
    },
    {
      name: 'ethers-in-chain-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/chain/' },
      to: { path: 'node_modules/(ethers|@ethersproject)/' },
    },
    {
      name: 'web3-react-in-wallet-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/wallet/' },
      to: { path: 'node_modules/@web3-react/' },
    },
    {
      name: 'view-one-way',
      severity: 'error',
      comment: 'Pages and components get data from hooks; they never import chain, api or store',
      from: {
        path: '^src/(features/[^/]+/(components/|[^/]+Page[.]tsx$)|widgets/.+[.]tsx$)',
        pathNot: '[.]test[.]tsx?$',
      },
      to: { path: '^src/(chain|api|store)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'table-by-data-table',
      severity: 'error',
      comment: 'Rows are shown by widgets/table, which sorts, pages and exports them; ui/Table is the markup under it',
      from: { path: '^src/', pathNot: '^src/widgets/table/|^src/ui/' },
      to: { path: '^src/ui/Table[.]tsx$' },
    },
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      comment: 'Test helpers are in a folder testing/ beside the code, and are not part of the app',
      from: { path: '^(src|devnet|scripts)/', pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: { path: '^src/.*/testing/' },
    },
    {
      name: 'no-outside-src',
      severity: 'error',
      comment: 'src never imports devnet or tests; devnet writes src/config/deployments/*.json',
      from: { path: '^src/' },
      to: { path: '^(devnet|tests|scripts)/' },
    },
    {
      name: 'devnet-stands-alone',
      severity: 'error',
      comment: 'Deployment JSON is the only thing that passes between the devnet and the app',
      from: { path: '^devnet/' },
      to: { path: '^(src|tests)/' },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      comment: "A model may import a view's types, which have no runtime code",
      from: { path: '^src/(features|domain)/[^/]+/model/' },
      to: {
        path: '(^src/(hooks|store|ui|widgets)/|node_modules/(react|react-redux|swr|styled-components)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
}

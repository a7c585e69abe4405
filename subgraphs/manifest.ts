/** The fields of a deployment file (src/config/deployments) that manifests are written from. */
export interface IndexedDeployment {
  readonly network: string
  readonly startBlock: number
  readonly contracts: { readonly wcro: string }
  readonly tokens: Readonly<Record<string, { readonly address: string }>>
  readonly exchange: {
    readonly contracts: { readonly factory: string }
    readonly feeNumerator: number
    readonly feeDenominator: number
    readonly baseTokens: readonly string[]
  }
  readonly prediction: { readonly contracts: { readonly prediction?: string } }
  readonly vaults: {
    readonly contracts: { readonly vaultFactory?: string }
    readonly list: Readonly<Record<string, IndexedVault>>
  }
  readonly lottery: { readonly contracts: { readonly lottery?: string } }
  readonly profile?: { readonly contracts: { readonly profile?: string } }
  readonly auctions?: { readonly contracts: { readonly farmAuction?: string } }
  readonly competition?: {
    readonly contracts: Readonly<Record<string, string>>
    /** Pools whose swaps count, with the token by which they are valued and its place in the pool. */
    readonly pairs: readonly {
      readonly pair: string
      readonly quote: 'USDC' | 'WCRO'
      readonly quoteIndex: number
    }[]
    /** The pool of USDC and wrapped CRO. */
    readonly pricePair: { readonly pair: string; readonly usdcIndex: number }
  }
  readonly squad?: { readonly contracts: { readonly squad?: string } }
  readonly nftMarket?: { readonly contracts: { readonly market?: string; readonly bunnies?: string } }
}

interface IndexedVault {
  /** Absent where the vault is not deployed. */
  readonly shareToken?: string
  readonly deployBlock?: number
  readonly yieldSource: { readonly kind: string; readonly bar?: string; readonly subgraph?: string }
}

interface ContextValue {
  readonly type: 'String'
  readonly data: string
}

/** Values that a mapping reads with `dataSource.context()`, by name. */
export type SourceContext = Readonly<Record<string, ContextValue>>

interface Mapping {
  readonly kind: 'ethereum/events'
  readonly apiVersion: string
  readonly language: 'wasm/assemblyscript'
  readonly file: string
  readonly entities: readonly string[]
  /** Files are relative to the subgraph's folder. */
  readonly abis: readonly { readonly name: string; readonly file: string }[]
  readonly eventHandlers: readonly { readonly event: string; readonly handler: string }[]
}

interface Source {
  readonly kind: 'ethereum/contract'
  readonly name: string
  readonly network: string
  readonly mapping: Mapping
}

/** A contract that is indexed from the start. */
export interface DataSource extends Source {
  readonly source: { readonly address: string; readonly abi: string; readonly startBlock: number }
  readonly context?: SourceContext
}

/** A kind of contract that a mapping starts to index. */
export interface Template extends Source {
  readonly source: { readonly abi: string }
}

/** A subgraph.yaml. */
export interface Manifest {
  readonly specVersion: string
  readonly schema: { readonly file: string }
  readonly dataSources: readonly DataSource[]
  readonly templates?: readonly Template[]
}

type Handlers = Readonly<Record<string, string>>

/** What a source and its mapping consist of, without what is the same in all of them. */
interface SourceParts {
  readonly name: string
  /** Files by name; the first is the contract's own. */
  readonly abis: Readonly<Record<string, string>>
  readonly entities: readonly string[]
  /** Handlers by event signature. */
  readonly handlers: Handlers
}

/** Every subgraph has one schema, and one mapping with the handlers of all its sources. */
export const SCHEMA_FILE = './schema.graphql'
const MAPPING_FILE = './src/mapping.ts'

export function createManifest(dataSources: readonly DataSource[], templates: readonly Template[] = []): Manifest {
  return {
    specVersion: '1.3.0',
    schema: { file: SCHEMA_FILE },
    dataSources,
    ...(templates.length > 0 ? { templates } : {}),
  }
}

export function createDataSource(
  { network, startBlock }: IndexedDeployment,
  address: string,
  parts: SourceParts & { readonly startBlock?: number; readonly context?: Readonly<Record<string, string>> },
): DataSource {
  const { context } = parts
  return {
    ...commonParts(network, parts),
    source: { address, abi: ownAbi(parts), startBlock: parts.startBlock ?? startBlock },
    ...(context === undefined
      ? {}
      : {
          context: Object.fromEntries(Object.entries(context).map(([name, data]) => [name, { type: 'String', data }])),
        }),
  }
}

export function createTemplate({ network }: IndexedDeployment, parts: SourceParts): Template {
  return { ...commonParts(network, parts), source: { abi: ownAbi(parts) } }
}

function ownAbi({ name, abis }: SourceParts): string {
  const [own] = Object.keys(abis)
  if (own === undefined) throw new Error(`${name} has no ABI`)
  return own
}

function commonParts(network: string, { name, abis, entities, handlers }: SourceParts): Source {
  return {
    kind: 'ethereum/contract',
    name,
    network,
    mapping: {
      kind: 'ethereum/events',
      apiVersion: '0.0.9',
      language: 'wasm/assemblyscript',
      file: MAPPING_FILE,
      entities,
      abis: Object.entries(abis).map(([abi, file]) => ({ name: abi, file })),
      eventHandlers: Object.entries(handlers).map(([event, handler]) => ({ event, handler })),
    },
  }
}

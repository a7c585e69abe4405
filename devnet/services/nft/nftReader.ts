import { Interface } from 'ethers'
import type { Rpc } from '../../chain/rpc.ts'
import { type NftMetadata, parseMetadata } from './metadata.ts'
import type { TraitRow } from './traits.ts'

/** A collection of the market. */
export interface NftCollection {
  /** In lower case. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** Undefined if the collection has none. */
  readonly totalSupply: bigint | undefined
  readonly facts: NftMetadata
  /** When it was added to the market, in Unix seconds. */
  readonly addedSec: number
}

export interface NftTokenFacts {
  readonly tokenId: bigint
  readonly metadata: NftMetadata
}

/** Tokens of a collection by their order. */
export interface NftTokenList {
  readonly total: number
  /** At most `count` from the index `first`. */
  readIds(first: number, count: number): Promise<readonly bigint[]>
}

/** Reads the market's collections. What a hostile collection doesn't answer, or not within its gas, is absent. */
export interface NftReader {
  readCollections(): Promise<readonly NftCollection[]>
  readTokenList(collection: NftCollection): Promise<NftTokenList>
  /** In the order of the ids; tokens that don't exist are left out. */
  readTokens(collection: NftCollection, tokenIds: readonly bigint[]): Promise<readonly NftTokenFacts[]>
  /** Undefined if the collection has too many tokens to read each one's metadata, and no view of their traits. */
  readTraits(collection: NftCollection): Promise<readonly TraitRow[] | undefined>
}

type Call = readonly [fn: string, args: readonly unknown[]]

const ABI = new Interface([
  'function viewCollections(uint256, uint256) view returns (address[], tuple(uint8, address, address, uint256, uint256)[], uint256)',
  'function viewAsksByCollection(address, uint256, uint256) view returns (uint256[], tuple(address, uint256)[], uint256)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function contractURI() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)',
  'function traitNames() view returns (string[])',
  'function traitValues(uint256) view returns (string[])',
  'function traitsOf(uint256, uint256) view returns (bytes)',
  'event CollectionNew(address indexed collection, address indexed creator, address indexed whitelistChecker, uint256 tradingFee, uint256 creatorFee)',
])
const MAX_COLLECTIONS = 1_000n
/** Asks of a collection that can't be enumerated. */
const MAX_ASKS = 1_000n
/** Tokens of which the metadata is read to know their traits. */
const MAX_READ_TOKENS = 500
/** Tokens of which a view of traits is read, and those of one call. */
const MAX_TRAIT_TOKENS = 20_000
const TRAITS_AT_ONCE = 1_000
/** Traits, and letters of a name, of a collection that says how many it has. */
const MAX_TRAITS = 50
const MAX_NAME = 100
const CALLS_AT_ONCE = 25
/** Of a single call, so that a loop without end ends. */
const CALL_GAS = '0x1c9c380'

export function createNftReader(rpc: Rpc, market: string): NftReader {
  /** First value that each function returns; undefined where the call fails. */
  async function askAll(to: string, calls: readonly Call[]): Promise<readonly unknown[]> {
    const values: unknown[] = []
    for (let first = 0; first < calls.length; first += CALLS_AT_ONCE)
      values.push(...(await askGroup(to, calls.slice(first, first + CALLS_AT_ONCE))))
    return values
  }

  async function askGroup(to: string, calls: readonly Call[]): Promise<readonly unknown[]> {
    const requests = calls.map(([fn, args]) => ({
      method: 'eth_call',
      params: [{ to, data: ABI.encodeFunctionData(fn, [...args]), gas: CALL_GAS }, 'latest'],
    }))
    try {
      const answers = await rpc.batch(requests)
      return answers.map((answer, index) => decode(calls[index]?.[0] ?? '', answer))
    } catch {
      // One that fails fails the batch: then each goes on its own.
      return calls.length === 1 ? [undefined] : Promise.all(calls.map((call) => ask(to, ...call)))
    }
  }

  async function ask(to: string, fn: string, args: readonly unknown[] = []): Promise<unknown> {
    return (await askGroup(to, [[fn, args]]))[0]
  }

  /** The market answers, or the request fails. */
  async function askMarket(fn: string, args: readonly unknown[]): Promise<readonly string[]> {
    const data = ABI.encodeFunctionData(fn, [...args])
    const answer = String(await rpc.send('eth_call', [{ to: market, data }, 'latest']))
    return ABI.decodeFunctionResult(fn, answer)[0] as readonly string[]
  }

  async function readAddedTimes(): Promise<ReadonlyMap<string, number>> {
    const topics = [ABI.getEvent('CollectionNew')?.topicHash]
    const filter = { address: market, topics, fromBlock: '0x0', toBlock: 'latest' }
    const logs = (await rpc.send('eth_getLogs', [filter])) as readonly {
      readonly topics: readonly string[]
      readonly blockTimestamp: string
    }[]
    return new Map(
      logs.map(({ topics: [, word = ''], blockTimestamp }) => [`0x${word.slice(26)}`, Number(blockTimestamp)]),
    )
  }

  async function readCollections(): Promise<readonly NftCollection[]> {
    const [addresses, times] = await Promise.all([
      askMarket('viewCollections', [0n, MAX_COLLECTIONS]),
      readAddedTimes(),
    ])
    const collections: NftCollection[] = []
    for (const given of addresses) {
      const address = given.toLowerCase()
      const functions = ['name', 'symbol', 'contractURI', 'totalSupply']
      const [name, symbol, uri, totalSupply] = await askAll(
        address,
        functions.map((fn) => [fn, []]),
      )
      collections.push({
        address,
        name: shortText(name),
        symbol: shortText(symbol),
        totalSupply: typeof totalSupply === 'bigint' ? totalSupply : undefined,
        facts: parseMetadata(typeof uri === 'string' ? uri : ''),
        addedSec: times.get(address) ?? 0,
      })
    }
    return collections
  }

  async function readTokenList({ address, totalSupply }: NftCollection): Promise<NftTokenList> {
    const first = totalSupply === undefined || totalSupply === 0n ? undefined : await ask(address, 'tokenByIndex', [0n])
    if (totalSupply === undefined || first === undefined) {
      // Without a list of all tokens, those on sale are what the market knows.
      const ids = (await askMarket('viewAsksByCollection', [address, 0n, MAX_ASKS])).map(BigInt).sort(ascending)
      return { total: ids.length, readIds: (from, count) => Promise.resolve(ids.slice(from, from + count)) }
    }
    const total = Number(totalSupply)
    return {
      total,
      async readIds(from, count) {
        const indexes = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, index) => from + index)
        const ids = await askAll(
          address,
          indexes.map((index) => ['tokenByIndex', [index]]),
        )
        return ids.flatMap((id) => (typeof id === 'bigint' ? [id] : []))
      },
    }
  }

  async function readTokens(
    { address }: NftCollection,
    tokenIds: readonly bigint[],
  ): Promise<readonly NftTokenFacts[]> {
    const uris = await askAll(
      address,
      tokenIds.map((tokenId) => ['tokenURI', [tokenId]]),
    )
    const tokens: NftTokenFacts[] = []
    for (const [index, tokenId] of tokenIds.entries()) {
      const uri = uris[index]
      if (typeof uri === 'string') tokens.push({ tokenId, metadata: parseMetadata(uri) })
      // A token may exist without metadata.
      else if ((await ask(address, 'ownerOf', [tokenId])) !== undefined)
        tokens.push({ tokenId, metadata: parseMetadata('') })
    }
    return tokens
  }

  async function readTraits(collection: NftCollection): Promise<readonly TraitRow[] | undefined> {
    const list = await readTokenList(collection)
    const inBulk = await readTraitView(collection, list)
    if (inBulk !== undefined || list.total > MAX_READ_TOKENS) return inBulk
    const tokens = await readTokens(collection, await list.readIds(0, list.total))
    return tokens.map(({ tokenId, metadata: { attributes } }) => ({ tokenId, attributes }))
  }

  /** By the collection's own view, whose token ids count from 1. */
  async function readTraitView({ address }: NftCollection, { total }: NftTokenList) {
    const names = (await ask(address, 'traitNames')) as readonly string[] | undefined
    if (names === undefined || names.length === 0 || names.length > MAX_TRAITS || total > MAX_TRAIT_TOKENS)
      return undefined
    const values = (await askAll(
      address,
      names.map((_, trait) => ['traitValues', [trait]]),
    )) as readonly (readonly string[] | undefined)[]
    const starts = Array.from({ length: Math.ceil(total / TRAITS_AT_ONCE) }, (_, page) => page * TRAITS_AT_ONCE)
    const pages = await askAll(
      address,
      starts.map((start) => ['traitsOf', [start + 1, Math.min(TRAITS_AT_ONCE, total - start)]]),
    )
    const bytes = Buffer.concat(pages.map((page) => Buffer.from(String(page).slice(2), 'hex')))
    if (bytes.length !== total * names.length) return undefined
    return Array.from({ length: total }, (_, index) => ({
      tokenId: BigInt(index + 1),
      attributes: names.flatMap((traitType, trait) => {
        const value = values[trait]?.[bytes[index * names.length + trait] ?? 0]
        return value === undefined ? [] : [{ traitType, value }]
      }),
    }))
  }

  return { readCollections, readTokenList, readTokens, readTraits }
}

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : 1)

const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_NAME) : '')

/** First value of a function's result; undefined if it isn't one. */
function decode(fn: string, answer: unknown): unknown {
  try {
    return ABI.decodeFunctionResult(fn, String(answer)).toArray()[0] as unknown
  } catch {
    return undefined
  }
}

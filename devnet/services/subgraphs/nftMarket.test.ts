import { Interface, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployBunnies, ROLE } from '../../testing/profileFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, approve, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'
import { BigDecimal, ratio } from './testing/bigDecimal.ts'
import {
  attempt,
  type ContractIndex,
  type Entities,
  expectUndone,
  idOf,
  indexContracts,
  type LoggedEvent,
  readEvents,
  tokenText,
} from './testing/contractIndex.ts'

const EVENTS = new Interface([
  'event CollectionNew(address indexed collection, address indexed creator, address indexed whitelistChecker, uint256 tradingFee, uint256 creatorFee)',
  'event CollectionUpdate(address indexed collection, address indexed creator, address indexed whitelistChecker, uint256 tradingFee, uint256 creatorFee)',
  'event CollectionClose(address indexed collection)',
  'event AskNew(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice)',
  'event AskUpdate(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice)',
  'event AskCancel(address indexed collection, address indexed seller, uint256 indexed tokenId)',
  'event Trade(address indexed collection, uint256 indexed tokenId, address indexed seller, address buyer, uint256 askPrice, uint256 netPrice, bool withBNB)',
  'event RevenueClaim(address indexed claimer, uint256 amount)',
])
const WEI = 10n ** 18n
const MIN_PRICE = WEI / 200n
const MAX_PRICE = 10_000n * WEI
const DAY_SEC = 86_400n
const USERS = 4
/** Of each of the two collections. */
const TOKENS = 8n
const STEPS = 90
/** The longest URI that is indexed. */
const LONGEST_URI = 2_048
const ORDER_TYPES: Readonly<Record<string, string>> = { AskNew: 'New', AskUpdate: 'Modify', AskCancel: 'Cancel' }
const seed = testSeed()

let chain: TestChain
let market: TestContract
let bunnies: TestContract
let pictures: TestContract
let multicall: TestContract
let users: readonly string[]
let indexed: ContractIndex

const wei = (event: LoggedEvent | undefined, field: string) => (event?.args[field] ?? 0n) as bigint
const sum = (events: readonly LoggedEvent[], field: string) =>
  events.reduce((total, event) => total + wei(event, field), 0n)
const count = (events: readonly LoggedEvent[], ...names: readonly string[]) =>
  BigInt(events.filter(({ name }) => names.includes(name)).length)
const nftIdOf = ({ args }: LoggedEvent) => `${idOf(args['collection'])}-${String(args['tokenId'])}`
const unique = (values: readonly string[]) => [...new Set(values)]
const byId = <T>(ids: readonly string[], make: (key: string) => T) =>
  Object.fromEntries(ids.map((key) => [key, make(key)] as const))
const averageText = (total: bigint, number: bigint) =>
  ratio(new BigDecimal(tokenText(total)), new BigDecimal(number.toString())).toFixed()
const listedCount = (events: readonly LoggedEvent[]) =>
  count(events, 'AskNew') - count(events, 'AskCancel') - count(events, 'Trade')

/** What a collection says of itself, and of its tokens. */
interface Facts {
  readonly names: ReadonlyMap<string, readonly [string, string]>
  readonly uris: ReadonlyMap<string, string>
  readonly kinds: ReadonlyMap<string, bigint>
}

function collectionOf(key: string, all: readonly LoggedEvent[], { names }: Facts) {
  const events = all.filter(({ args }) => args['collection'] !== undefined && idOf(args['collection']) === key)
  const terms = events.filter(({ name }) => name === 'CollectionNew' || name === 'CollectionUpdate').at(-1)
  const changes = events.filter(({ name }) => name.startsWith('Collection'))
  const trades = events.filter(({ name }) => name === 'Trade')
  const [name, symbol] = names.get(key) ?? []
  const percent = (field: string) => new BigDecimal(wei(terms, field).toString()).div(100).toFixed()
  return {
    id: key,
    name,
    symbol,
    active: changes.at(-1)?.name !== 'CollectionClose',
    totalTrades: BigInt(trades.length),
    totalVolumeBNB: tokenText(sum(trades, 'askPrice')),
    numberTokensListed: listedCount(events),
    creatorAddress: idOf(terms?.args['creator']),
    whitelistChecker: idOf(terms?.args['whitelistChecker']),
    tradingFee: percent('tradingFee'),
    creatorFee: percent('creatorFee'),
    tradingFeeBps: wei(terms, 'tradingFee'),
    creatorFeeBps: wei(terms, 'creatorFee'),
    createdAt: changes[0]?.timestamp,
  }
}

function nftOf(key: string, all: readonly LoggedEvent[], { uris, kinds }: Facts) {
  const events = all.filter((event) => event.args['tokenId'] !== undefined && nftIdOf(event) === key)
  const last = events.at(-1)
  const trades = events.filter(({ name }) => name === 'Trade')
  const isListed = last?.name === 'AskNew' || last?.name === 'AskUpdate'
  const uri = uris.get(key) ?? ''
  return {
    id: key,
    tokenId: last?.args['tokenId'],
    otherId: kinds.get(key) ?? null,
    collection: idOf(last?.args['collection']),
    metadataUrl: uri === '' || uri.length > LONGEST_URI ? null : uri,
    updatedAt: last?.timestamp,
    currentAskPrice: isListed ? tokenText(wei(last, 'askPrice')) : null,
    currentSeller: isListed ? idOf(last.args['seller']) : null,
    latestTradedPriceInBNB: trades.length === 0 ? null : tokenText(wei(trades.at(-1), 'askPrice')),
    tradeVolumeBNB: tokenText(sum(trades, 'askPrice')),
    totalTrades: BigInt(trades.length),
    isTradable: isListed,
  }
}

function userOf(key: string, all: readonly LoggedEvent[]) {
  const as = (role: string) => all.filter(({ args }) => args[role] !== undefined && idOf(args[role]) === key)
  const bought = as('buyer')
  const sold = as('seller').filter(({ name }) => name === 'Trade')
  const [numberBought, numberSold] = [BigInt(bought.length), BigInt(sold.length)]
  return {
    id: key,
    numberTokensListed: listedCount(as('seller')),
    numberTokensPurchased: numberBought,
    numberTokensSold: numberSold,
    totalVolumeInBNBTokensPurchased: tokenText(sum(bought, 'askPrice')),
    totalVolumeInBNBTokensSold: tokenText(sum(sold, 'netPrice')),
    totalFeesCollectedInBNB: tokenText(sum(as('claimer'), 'amount')),
    averageTokenPriceInBNBPurchased: averageText(sum(bought, 'askPrice'), numberBought),
    averageTokenPriceInBNBSold: averageText(sum(sold, 'netPrice'), numberSold),
  }
}

/** What an ask and a trade have in common. */
const recordOf = (event: LoggedEvent) => ({
  id: event.id,
  hash: event.hash,
  block: event.block,
  timestamp: event.timestamp,
  collection: idOf(event.args['collection']),
  nft: nftIdOf(event),
})

function askOf(event: LoggedEvent, all: readonly LoggedEvent[]) {
  const prices = all.filter(
    (other) => other.args['askPrice'] !== undefined && other.name !== 'Trade' && nftIdOf(other) === nftIdOf(event),
  )
  // Of a cancellation, the price before it.
  const priced = prices.filter((other) => all.indexOf(other) <= all.indexOf(event)).at(-1)
  return {
    ...recordOf(event),
    orderType: ORDER_TYPES[event.name],
    askPrice: tokenText(wei(priced, 'askPrice')),
    seller: idOf(event.args['seller']),
  }
}

const tradeOf = (event: LoggedEvent) => ({
  ...recordOf(event),
  askPrice: tokenText(wei(event, 'askPrice')),
  netPrice: tokenText(wei(event, 'netPrice')),
  buyer: idOf(event.args['buyer']),
  seller: idOf(event.args['seller']),
  withBNB: event.args['withBNB'],
})

function dayOf(key: string, trades: readonly LoggedEvent[], collection?: string) {
  return {
    id: key,
    date: Number((trades[0]?.timestamp ?? 0n) / DAY_SEC) * Number(DAY_SEC),
    ...(collection === undefined ? {} : { collection }),
    dailyVolumeBNB: tokenText(sum(trades, 'askPrice')),
    dailyTrades: BigInt(trades.length),
  }
}

/** What follows from the events, and from what the collections say. */
function entitiesOf(events: readonly LoggedEvent[], facts: Facts): Entities {
  const asks = events.filter(({ name }) => name in ORDER_TYPES)
  const trades = events.filter(({ name }) => name === 'Trade')
  const dayIdOf = ({ timestamp }: LoggedEvent) => String(timestamp / DAY_SEC)
  const collectionDayIdOf = (trade: LoggedEvent) => `${dayIdOf(trade)}-${idOf(trade.args['collection'])}`
  const accounts = events.flatMap(({ args }) =>
    ['seller', 'buyer', 'claimer'].flatMap((role) => (args[role] === undefined ? [] : [idOf(args[role])])),
  )
  const collections = events.flatMap(({ name, args }) => (name === 'CollectionNew' ? [idOf(args['collection'])] : []))
  return {
    Collection: byId(unique(collections), (key) => collectionOf(key, events, facts)),
    NFT: byId(unique(asks.map(nftIdOf)), (key) => nftOf(key, events, facts)),
    User: byId(unique(accounts), (key) => userOf(key, events)),
    AskOrder: Object.fromEntries(asks.map((event) => [event.id, askOf(event, events)])),
    Transaction: Object.fromEntries(trades.map((event) => [event.id, tradeOf(event)])),
    CollectionDayData: byId(unique(trades.map(collectionDayIdOf)), (key) =>
      dayOf(
        key,
        trades.filter((trade) => collectionDayIdOf(trade) === key),
        key.slice(key.indexOf('-') + 1),
      ),
    ),
    MarketPlaceDayData: byId(unique(trades.map(dayIdOf)), (key) =>
      dayOf(
        key,
        trades.filter((trade) => dayIdOf(trade) === key),
      ),
    ),
  }
}

async function readFacts(events: readonly LoggedEvent[]): Promise<Facts> {
  const contracts = [bunnies, pictures]
  const names = await Promise.all(
    contracts.map(async (contract) => {
      const texts = [String(await contract.read('name')), String(await contract.read('symbol'))] as const
      return [idOf(contract.address), texts] as const
    }),
  )
  const listed = unique(events.filter(({ name }) => name === 'AskNew').map(nftIdOf))
  const tokenOf = (key: string) => {
    const [collection, tokenId] = key.split('-')
    const contract = contracts.find(({ address }) => idOf(address) === collection)
    if (contract === undefined) throw new Error(`No collection ${collection}`)
    return { contract, tokenId }
  }
  const readOf = async (key: string, fn: string) => {
    const { contract, tokenId } = tokenOf(key)
    return [key, await contract.read(fn, [tokenId])] as const
  }
  return {
    names: new Map(names),
    uris: new Map(
      (await Promise.all(listed.map((key) => readOf(key, 'tokenURI')))).map(([key, uri]) => [key, String(uri)]),
    ),
    kinds: new Map(
      (
        await Promise.all(
          listed.flatMap((key) => (tokenOf(key).contract === bunnies ? [readOf(key, 'getBunnyId')] : [])),
        )
      ).map(([key, kind]) => [key, kind as bigint]),
    ),
  }
}

async function readExpected(): Promise<Entities> {
  const events = await readEvents(chain, EVENTS, [market.address])
  return entitiesOf(events, await readFacts(events))
}

interface Ask {
  readonly collection: TestContract
  readonly tokenId: bigint
  readonly seller: string
  readonly price: bigint
}

async function readAsks(collection: TestContract): Promise<readonly Ask[]> {
  const [ids, asks] = (await market.read('viewAsksByCollection', [collection.address, 0, 1_000])) as readonly [
    readonly bigint[],
    readonly (readonly [string, bigint])[],
  ]
  return asks.map(([seller, price], index) => ({ collection, tokenId: ids[index] ?? 0n, seller, price }))
}

/** A random order of a user or the admin that the market may refuse. */
async function step(random: () => number): Promise<void> {
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T
  const collection = pick([bunnies, pictures])
  const tokenId = BigInt(below(Number(TOKENS)))
  const price = MIN_PRICE + BigInt(below(1_000)) * (WEI / 37n)
  const asks = (await readAsks(collection)).filter(({ seller }) => users.includes(seller))
  const ask = asks.length === 0 ? undefined : pick(asks)
  const trading = BigInt(below(300))
  const terms = [collection.address, accountOf(chain, 8), ZeroAddress, trading, 1n + BigInt(below(300))]
  const buy = async ({ seller, price: asked, ...token }: Ask) => {
    const buyer = pick(users.filter((user) => user !== seller))
    if (random() < 0.5) await market.send(buyer, 'buyTokenUsingBNB', [collection.address, token.tokenId], asked)
    else await market.send(buyer, 'buyTokenUsingWBNB', [collection.address, token.tokenId, asked])
  }
  const steps: readonly (() => Promise<unknown>)[] = [
    ...Array.from({ length: 4 }, () => async () => {
      const holder = String(await collection.read('ownerOf', [tokenId]))
      if (users.includes(holder)) await market.send(holder, 'createAskOrder', [collection.address, tokenId, price])
    }),
    ...(ask === undefined
      ? []
      : [
          () => buy(ask),
          () => buy(ask),
          () => market.send(ask.seller, 'modifyAskOrder', [collection.address, ask.tokenId, price]),
          () => market.send(ask.seller, 'cancelAskOrder', [collection.address, ask.tokenId]),
        ]),
    () => market.send(pick([owner(chain), accountOf(chain, 8), accountOf(chain, 9)]), 'claimPendingRevenue'),
    () => market.send(owner(chain), 'modifyCollection', terms),
    () =>
      random() < 0.5
        ? market.send(owner(chain), 'closeCollectionForTradingAndListing', [collection.address])
        : market.send(owner(chain), 'modifyCollection', terms),
    () => chain.rpc.send('evm_increaseTime', [20_000]),
  ]
  await attempt(pick(steps))
}

/** The market's own lists have what is tradable, at its price. */
async function expectAsksOfContract({ NFT = {} }: Entities): Promise<void> {
  for (const collection of [bunnies, pictures]) {
    const rows = Object.values(NFT).filter(
      (nft) => nft['collection'] === idOf(collection.address) && nft['isTradable'] === true,
    )
    const asks = await readAsks(collection)
    const known = rows.map((nft) => [nft['tokenId'], nft['currentSeller'], nft['currentAskPrice']].join())
    expect(known.sort()).toEqual(
      asks.map(({ tokenId, seller, price }) => [tokenId, idOf(seller), tokenText(price)].join()).sort(),
    )
  }
}

const call = (target: TestContract, signature: string, args: readonly unknown[]) => {
  const abi = new Interface([`function ${signature}`])
  return [target.address, abi.encodeFunctionData(signature.slice(0, signature.indexOf('(')), args)] as const
}

beforeAll(async () => {
  chain = await startTestChain()
  users = chain.accounts.slice(1, 1 + USERS)
  const [admin, treasury] = [owner(chain), accountOf(chain, 9)]
  const wcro = await chain.deploy('WrappedCro')
  multicall = await chain.deploy('Multicall')
  bunnies = await deployBunnies(chain, [5n, 6n])
  pictures = await chain.deploy('UriNft')
  market = await chain.deploy('NftMarket', [admin, treasury, wcro.address, MIN_PRICE, MAX_PRICE])
  await bunnies.send(admin, 'grantRole', [ROLE.minter, admin])
  for (let tokenId = 0n; tokenId < TOKENS; tokenId += 1n) {
    const user = users[Number(tokenId) % USERS] ?? admin
    await bunnies.send(admin, 'mint', [user, 5n + (tokenId % 2n)])
    // None, short ones, the longest, and one that is too long.
    const uri = ['', 'ipfs://one', 'x'.repeat(LONGEST_URI), 'x'.repeat(LONGEST_URI + 1)][Number(tokenId) % 4]
    await pictures.send(user, 'mint', [user, tokenId, uri])
  }
  for (const user of users) {
    await wcro.send(user, 'deposit', [], 100_000n * WEI)
    for (const collection of [bunnies, pictures])
      await collection.send(user, 'setApprovalForAll', [market.address, true])
  }
  await approve(wcro, market, users)
  await market.send(admin, 'addCollection', [bunnies.address, accountOf(chain, 8), ZeroAddress, 200n, 300n])
  await market.send(admin, 'addCollection', [pictures.address, ZeroAddress, ZeroAddress, 250n, 0n])
  indexed = await indexContracts(chain, 'nft-market', {
    nftMarket: { contracts: { market: market.address, bunnies: bunnies.address } },
  })
})
afterAll(() => chain.stop())

describe('NFT market subgraph', () => {
  it('counts the first listing of a seller once, and has fees in per cent and in basis points', async () => {
    const [seller = ''] = users
    await market.send(seller, 'createAskOrder', [bunnies.address, 0n, 2n * WEI])
    const { Collection = {}, NFT = {}, User = {} } = await indexed.read()
    expect(User[idOf(seller)]?.['numberTokensListed']).toBe(1n)
    expect(Collection[idOf(bunnies.address)]).toMatchObject({ tradingFee: '2', creatorFee: '3', tradingFeeBps: 200n })
    expect(Collection[idOf(pictures.address)]).toMatchObject({ tradingFee: '2.5', creatorFee: '0', creatorFeeBps: 0n })
    // Art in a data URI stays on the chain.
    expect(NFT[`${idOf(bunnies.address)}-0`]).toMatchObject({ otherId: 5n, metadataUrl: null, currentAskPrice: '2' })
  })

  it('has no ask price of an NFT that is sold, and what its seller got', async () => {
    const [seller = '', buyer = ''] = users
    await market.send(buyer, 'buyTokenUsingBNB', [bunnies.address, 0n], 2n * WEI)
    const bunny = `${idOf(bunnies.address)}-0`
    const answer = await indexed.ask(`{
      nft(id: "${bunny}") { currentAskPrice currentSeller isTradable latestTradedPriceInBNB
        transactionHistory(orderBy: timestamp, orderDirection: desc, first: 5) { askPrice netPrice withBNB seller { id } buyer { id } } }
      user(id: "${idOf(seller)}") { numberTokensListed numberTokensSold totalVolumeInBNBTokensSold }
    }`)
    expect(answer['nft']).toEqual({
      currentAskPrice: null,
      currentSeller: null,
      isTradable: false,
      latestTradedPriceInBNB: '2',
      transactionHistory: [
        { askPrice: '2', netPrice: '1.9', withBNB: true, seller: { id: idOf(seller) }, buyer: { id: idOf(buyer) } },
      ],
    })
    expect(answer['user']).toEqual({
      numberTokensListed: '0',
      numberTokensSold: '1',
      totalVolumeInBNBTokensSold: '1.9',
    })
  })

  it('keeps every order of a transaction', async () => {
    const first = TOKENS
    for (let minted = 0; minted < 2; minted += 1) await bunnies.send(owner(chain), 'mint', [multicall.address, 5n])
    const list = 'createAskOrder(address,uint256,uint256)'
    await multicall.send(owner(chain), 'aggregate', [
      [
        call(bunnies, 'setApprovalForAll(address,bool)', [market.address, true]),
        call(market, list, [bunnies.address, first, WEI]),
        call(market, list, [bunnies.address, first + 1n, 3n * WEI]),
        call(market, 'modifyAskOrder(address,uint256,uint256)', [bunnies.address, first, 4n * WEI]),
        call(market, 'cancelAskOrder(address,uint256)', [bunnies.address, first + 1n]),
      ],
    ])
    const answer = await indexed.ask(
      `{ user(id: "${idOf(multicall.address)}") { numberTokensListed askOrderHistory(orderBy: id) { orderType askPrice } } }`,
    )
    const { numberTokensListed, askOrderHistory } = answer['user'] as Readonly<Record<string, unknown>>
    expect(numberTokensListed).toBe('1')
    expect(askOrderHistory).toHaveLength(4)
    expect(askOrderHistory).toEqual(
      expect.arrayContaining([
        { orderType: 'New', askPrice: '1' },
        { orderType: 'New', askPrice: '3' },
        { orderType: 'Modify', askPrice: '4' },
        { orderType: 'Cancel', askPrice: '3' },
      ]),
    )
  })

  it('derives what a plain computation from the events derives, and the asks of the contract', async () => {
    const random = seededRandom(seed)
    for (let index = 0; index < STEPS; index += 1) await step(random)
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(await indexed.readFresh()).toEqual(entities)
    await expectAsksOfContract(entities)
  })

  it('gives the floor and the listed NFTs of a kind by the queries of the app', async () => {
    await market.send(owner(chain), 'modifyCollection', [bunnies.address, accountOf(chain, 8), ZeroAddress, 200n, 300n])
    await market.send(owner(chain), 'modifyCollection', [pictures.address, ZeroAddress, ZeroAddress, 250n, 0n])
    const cheapest = 'first: 1, orderBy: currentAskPrice, orderDirection: asc, where: { isTradable: true }'
    const { collections, nfts, sorted } = await indexed.ask(`{
      collections { id nfts(${cheapest}) { currentAskPrice } }
      nfts(first: 30, orderBy: currentAskPrice, orderDirection: asc, where: {
        collection: "${idOf(bunnies.address)}", otherId: "5", isTradable: true, tokenId_not_in: ["2"] }) { tokenId currentAskPrice }
      sorted: nfts(orderBy: currentAskPrice, orderDirection: asc, first: 1) { isTradable }
    }`)
    for (const collection of [bunnies, pictures]) {
      const asks = await readAsks(collection)
      const [floor] = [...asks].sort((a, b) => (a.price < b.price ? -1 : 1))
      const found = (collections as readonly { readonly id: string; readonly nfts: unknown }[]).find(
        ({ id: key }) => key === idOf(collection.address),
      )
      expect(found?.nfts).toEqual(floor === undefined ? [] : [{ currentAskPrice: tokenText(floor.price) }])
    }
    // Even numbers are of this kind.
    const asks = (await readAsks(bunnies)).filter(({ tokenId }) => tokenId % 2n === 0n || tokenId > TOKENS)
    const prices = asks.filter(({ tokenId }) => tokenId !== 2n).map(({ price }) => price)
    expect(
      (nfts as readonly { readonly currentAskPrice: string }[]).map(({ currentAskPrice }) => currentAskPrice),
    ).toEqual(prices.sort((a, b) => (a < b ? -1 : 1)).map(tokenText))
    // Even without a filter, what is not listed does not come first.
    expect(sorted).toEqual([{ isTradable: true }])
  })

  it('forgets 20 blocks that a reorganization undoes', async () => {
    const random = seededRandom(seed + 1)
    await expectUndone(chain, indexed, () => step(random), readExpected)
    await expectAsksOfContract(await indexed.read())
  })

  it('goes on after hostile metadata, of which it keeps short texts only', async () => {
    const [seller = ''] = users
    const hostile = await chain.deploy('HostileCollection')
    await market.send(owner(chain), 'addCollection', [hostile.address, ZeroAddress, ZeroAddress, 200n, 0n])
    await hostile.send(seller, 'setApprovalForAll', [market.address, true])
    const tokenIds = Array.from({ length: 11 }, (_, index) => BigInt(index + 1))
    for (const tokenId of tokenIds) {
      await hostile.send(seller, 'mint', [seller, tokenId])
      await market.send(seller, 'createAskOrder', [hostile.address, tokenId, WEI])
    }
    const { NFT = {}, Collection = {} } = await indexed.read()
    const urlOf = (tokenId: bigint) => NFT[`${idOf(hostile.address)}-${tokenId}`]?.['metadataUrl']
    expect(Collection[idOf(hostile.address)]).toMatchObject({ name: 'Horizons', numberTokensListed: 11n })
    expect(urlOf(3n)).toBe('javascript:alert(1)')
    // Huge, many attributes, a revert, and one that never ends.
    expect([8n, 9n, 10n, 11n].map(urlOf)).toEqual([null, null, null, null])
  })
})

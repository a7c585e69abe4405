import { Interface, MaxUint256, ZeroAddress } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { pick, read, send } from './transaction.ts'

/** Where and as whom the NFT traders act. */
export interface NftTradeContext {
  readonly rpc: Rpc
  readonly market: string
  readonly wcro: string
  readonly traders: readonly string[]
}

/** Fractions of the actions; otherwise a trader buys. */
const LIST_PART = 0.3
const CHANGE_PART = 0.25
const CANCEL_PART = 0.05
/** Prices in cents of a CRO, of new listings and after a change. */
const MIN_CENTS = 2_000
const MAX_CENTS = 40_000
/** Most that a change adds or takes away. */
const MAX_CHANGE = 0.2
/** Asks and collections among which a trader looks. */
const LOOKS_AT = 200n
const OPEN = 1n
const CENT_WEI = 10n ** 16n
/** A listing takes about 350,000. */
const GAS = '0xf4240'

const MARKET = new Interface([
  'function viewCollections(uint256, uint256) view returns (address[], tuple(uint8 status, address, address, uint256, uint256)[], uint256)',
  'function viewAsksByCollection(address, uint256, uint256) view returns (uint256[], tuple(address seller, uint256 price)[], uint256)',
  'function viewAsksByCollectionAndSeller(address, address, uint256, uint256) view returns (uint256[], tuple(address seller, uint256 price)[], uint256)',
  'function canTokensBeListed(address, uint256[]) view returns (bool[])',
  'function createAskOrder(address, uint256, uint256)',
  'function modifyAskOrder(address, uint256, uint256)',
  'function cancelAskOrder(address, uint256)',
  'function buyTokenUsingBNB(address, uint256) payable',
  'function buyTokenUsingWBNB(address, uint256, uint256)',
])
const COLLECTION = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function setApprovalForAll(address, bool)',
])
const TOKEN = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256)',
])

interface Ask {
  readonly tokenId: bigint
  readonly seller: string
  readonly price: bigint
}

/**
 * Sends at most one transaction of a trader on the NFT market: a listing, a change of a price, a removal or a purchase, or
 * the approval that one of them needs. Traders buy from each other only, so that what users list stays on sale.
 */
export async function tradeNft(context: NftTradeContext, random: () => number): Promise<void> {
  const trader = pick(context.traders, random)
  const open = await readOpenCollections(context)
  if (open.length === 0) return
  const collection = pick(open, random)
  const kind = random()
  if (kind < LIST_PART) await list(context, trader, collection, random)
  else if (kind < LIST_PART + CHANGE_PART) await change(context, trader, collection, random)
  else if (kind < LIST_PART + CHANGE_PART + CANCEL_PART) await cancel(context, trader, collection, random)
  else await buy(context, trader, collection, random)
}

async function readOpenCollections({ rpc, market }: NftTradeContext): Promise<readonly string[]> {
  const [addresses, terms] = (await read(rpc, market, MARKET, 'viewCollections', [0n, LOOKS_AT])) as unknown as [
    readonly string[],
    readonly { readonly status: bigint }[],
  ]
  return addresses.filter((_, index) => terms[index]?.status === OPEN)
}

async function readAsks(
  { rpc, market }: NftTradeContext,
  collection: string,
  seller = ZeroAddress,
): Promise<readonly Ask[]> {
  const answer =
    seller === ZeroAddress
      ? await read(rpc, market, MARKET, 'viewAsksByCollection', [collection, 0n, LOOKS_AT])
      : await read(rpc, market, MARKET, 'viewAsksByCollectionAndSeller', [collection, seller, 0n, LOOKS_AT])
  const [ids, asks] = answer as unknown as [readonly bigint[], readonly Omit<Ask, 'tokenId'>[]]
  return asks.map(({ seller: by, price }, index) => ({ tokenId: ids[index] ?? 0n, seller: by, price }))
}

async function list(
  { rpc, market }: NftTradeContext,
  trader: string,
  collection: string,
  random: () => number,
): Promise<void> {
  const ask = async (fn: string, ...args: readonly unknown[]) =>
    (await read(rpc, collection, COLLECTION, fn, args))[0] as unknown
  const balance = Number(await ask('balanceOf', trader))
  if (balance === 0) return
  const tokenId = await ask('tokenOfOwnerByIndex', trader, Math.floor(random() * balance))
  const [listable] = await read(rpc, market, MARKET, 'canTokensBeListed', [collection, [tokenId]])
  if ((listable as readonly boolean[])[0] !== true) return
  if ((await ask('isApprovedForAll', trader, market)) !== true) {
    await send(rpc, trader, collection, COLLECTION.encodeFunctionData('setApprovalForAll', [market, true]))
    return
  }
  const price = toPrice(MIN_CENTS + random() * (MAX_CENTS - MIN_CENTS))
  const data = MARKET.encodeFunctionData('createAskOrder', [collection, tokenId, price])
  await send(rpc, trader, market, data, { gas: GAS })
}

async function change(
  context: NftTradeContext,
  trader: string,
  collection: string,
  random: () => number,
): Promise<void> {
  const asks = await readAsks(context, collection, trader)
  if (asks.length === 0) return
  const { tokenId, price } = pick(asks, random)
  const cents = Number(price / CENT_WEI) * (1 + (random() * 2 - 1) * MAX_CHANGE)
  const data = MARKET.encodeFunctionData('modifyAskOrder', [collection, tokenId, toPrice(cents)])
  await send(context.rpc, trader, context.market, data)
}

async function cancel(
  context: NftTradeContext,
  trader: string,
  collection: string,
  random: () => number,
): Promise<void> {
  const asks = await readAsks(context, collection, trader)
  if (asks.length === 0) return
  const data = MARKET.encodeFunctionData('cancelAskOrder', [collection, pick(asks, random).tokenId])
  await send(context.rpc, trader, context.market, data, { gas: GAS })
}

/** Pays with the wrapped CRO that sales have paid, if there is enough, otherwise with CRO. */
async function buy(context: NftTradeContext, trader: string, collection: string, random: () => number): Promise<void> {
  const { rpc, market, wcro, traders } = context
  const others = new Set(traders.filter((account) => account !== trader).map((account) => account.toLowerCase()))
  const asks = (await readAsks(context, collection)).filter(({ seller }) => others.has(seller.toLowerCase()))
  if (asks.length === 0) return
  const { tokenId, price } = pick(asks, random)
  const [balance] = await read(rpc, wcro, TOKEN, 'balanceOf', [trader])
  if ((balance as bigint) < price) {
    const data = MARKET.encodeFunctionData('buyTokenUsingBNB', [collection, tokenId])
    await send(rpc, trader, market, data, { value: price, gas: GAS })
    return
  }
  const [allowance] = await read(rpc, wcro, TOKEN, 'allowance', [trader, market])
  if ((allowance as bigint) < price) {
    await send(rpc, trader, wcro, TOKEN.encodeFunctionData('approve', [market, MaxUint256]))
    return
  }
  const data = MARKET.encodeFunctionData('buyTokenUsingWBNB', [collection, tokenId, price])
  await send(rpc, trader, market, data, { gas: GAS })
}

const toPrice = (cents: number) => BigInt(Math.round(Math.min(Math.max(cents, MIN_CENTS), MAX_CENTS))) * CENT_WEI

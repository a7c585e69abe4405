import type { Reading } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Requote, TxAmount, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { type Currency, currencyAmount, type ListedToken } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import { type Address, isSameAddress } from '@/lib/hex'
import { combineLoadables, valueOf } from '@/lib/loadable'
import type { NftKey } from './nftItem'
import { priceRangeReading } from './reads'
import {
  askSharesReading,
  listableReading,
  listingSharesReading,
  priceOf,
  type SaleShares,
  tokenOwnerReading,
} from './tradeReads'

/** The contracts of a trade. */
export interface TradeContracts {
  readonly market: Address
  readonly multicall: Address
  /** CRO. */
  readonly native: Currency
  /** Wrapped CRO, in which sellers are paid. */
  readonly wrapped: ListedToken
}

/** An NFT with the name that texts call it by, such as 'Selvage #3'. */
export interface NamedNft extends NftKey {
  readonly name: string
}

const GAS = { margin: 1.2 } as const

/** One NFT in a preview. */
function nftAmount({ collection, name }: NamedNft): TxAmount {
  return { token: collection, symbol: name, decimals: 0 }
}

const refused = (key: string, values?: Readonly<Record<string, string>>): TxQuote => ({
  status: 'refused',
  title: { key: `nftTrade.refused.${key}`, ...(values && { values }) },
  text: { key: `nftTrade.refused.${key}.body`, ...(values && { values }) },
})

/** @throws RpcError, NetworkError, and Error if one of them has no value */
async function readAll<const R extends readonly Reading<unknown>[]>(
  client: RpcClient,
  multicall: Address,
  readings: R,
): Promise<{ [K in keyof R]: R[K] extends Reading<infer T> ? T : never }> {
  const all = valueOf(combineLoadables(await readLatest<unknown>(client, multicall, readings)))
  if (all === undefined) throw new Error('The chain does not say it')
  return all as never
}

/** What a purchase is paid with. */
export type Payment = 'native' | 'wrapped'

export interface Purchase {
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  readonly priceWei: bigint
  readonly payment: Payment
}

/** An amount of CRO as text. */
function croText({ native }: TradeContracts, wei: bigint): string {
  return toAmountText(wei, native.decimals)
}

/** Refuses once the NFT is not for sale, or costs more; a lower price is taken over. */
function whileForSale({ contracts, nft, priceWei, payment }: Purchase): Requote {
  return async (client) => {
    const { market, multicall, native } = contracts
    const [shares] = await readAll(client, multicall, [askSharesReading(market, nft)])
    if (shares === undefined) return refused('sold', { name: nft.name })
    const now = priceOf(shares)
    if (now > priceWei) return refused('price', { price: croText(contracts, now), symbol: native.symbol })
    return { status: 'offered', offer: { request: buyTx({ contracts, nft, priceWei: now, payment }) } }
  }
}

/** Buys a listed NFT for exactly its price; reverts if that has changed. */
export function buyTx(purchase: Purchase): TxRequest {
  const { contracts, nft, priceWei, payment } = purchase
  const market = nftMarketContract(contracts.market)
  const { collection, tokenId } = nft
  const paid = payment === 'native' ? contracts.native : contracts.wrapped
  const values = { name: nft.name, price: croText(contracts, priceWei), symbol: paid.symbol }
  return {
    ...(payment === 'native'
      ? market.buyTokenUsingBNB(collection, tokenId, { value: priceWei })
      : market.buyTokenUsingWBNB(collection, tokenId, priceWei)),
    gas: GAS,
    summary: { key: 'nftTrade.tx.buy', values },
    success: { key: 'nftTrade.tx.buy.success', values },
    failure: { key: 'nftTrade.tx.buy.failure', values },
    touches: [contracts.market, collection, contracts.wrapped.address],
    preview: {
      sends: [currencyAmount(paid, priceWei)],
      receives: [{ ...nftAmount(nft), amountWei: 1n, isGuaranteed: true }],
    },
    requote: whileForSale(purchase),
  }
}

/** Lets the market take one NFT. */
export function approveSaleTx({ market }: TradeContracts, { collection, tokenId, name }: NamedNft): TxRequest {
  const values = { name, asset: name }
  return {
    ...nftCollectionContract(collection).approve(market, tokenId),
    gas: GAS,
    summary: { key: 'nftTrade.tx.approve', values },
    success: { key: 'nftTrade.tx.approve.success', values },
    failure: { key: 'tx.approve.failure' },
    touches: [collection],
    approval: { tokenAddress: collection, spender: market, tokenId: tokenId.toString() },
  }
}

/** Lets the market take every NFT of a collection, also those that the account gets later. */
export function approveCollectionTx({ market }: TradeContracts, collection: Address, name: string): TxRequest {
  const values = { asset: name }
  return {
    ...nftCollectionContract(collection).setApprovalForAll(market, true),
    gas: GAS,
    summary: { key: 'nftTrade.tx.approveAll', values },
    success: { key: 'nftTrade.tx.approveAll.success', values },
    failure: { key: 'tx.approve.failure' },
    touches: [collection],
    approval: { tokenAddress: collection, spender: market },
  }
}

export interface Listing {
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  readonly priceWei: bigint
  /** As the user saw them. */
  readonly shares: SaleShares
}

/** Refuses once the collection is closed, the price is out of range, or the fees have risen. */
async function checkTerms(
  client: RpcClient,
  { contracts: { market, multicall, native, wrapped }, nft, priceWei, shares }: Listing,
  now: Reading<SaleShares | undefined>,
): Promise<TxQuote | undefined> {
  const [range, fees] = await readAll(client, multicall, [priceRangeReading(market), now])
  if (fees === undefined) return refused('closed', { name: nft.name })
  if (priceWei < range.minWei || priceWei > range.maxWei)
    return refused('range', {
      minPrice: toAmountText(range.minWei, native.decimals),
      maxPrice: toAmountText(range.maxWei, native.decimals),
      symbol: wrapped.symbol,
    })
  return fees.netWei < shares.netWei ? refused('fees') : undefined
}

function listingText({ contracts, nft, priceWei }: Listing) {
  return { name: nft.name, price: croText(contracts, priceWei), symbol: contracts.native.symbol }
}

/** Lists an NFT, which the market takes. */
export function listTx(listing: Listing): TxRequest {
  const { contracts, nft, priceWei } = listing
  const { market, multicall } = contracts
  const { collection, tokenId } = nft
  const values = listingText(listing)
  return {
    ...nftMarketContract(market).createAskOrder(collection, tokenId, priceWei),
    gas: GAS,
    summary: { key: 'nftTrade.tx.list', values },
    success: { key: 'nftTrade.tx.list.success', values },
    failure: { key: 'nftTrade.tx.list.failure', values },
    touches: [market, collection],
    preview: {
      sends: [nftAmount(nft)],
      receives: [],
      warning: { key: 'nftTrade.tx.list.warning' },
    },
    requote: async (client) => {
      const refusal = await checkTerms(client, listing, listingSharesReading(market, collection, priceWei))
      if (refusal !== undefined) return refusal
      const [[isListable]] = await readAll(client, multicall, [listableReading(market, collection, [tokenId])])
      return isListable === true
        ? { status: 'offered', offer: { request: listTx(listing) } }
        : refused('ineligible', { name: nft.name })
    },
  }
}

/** Refuses once the NFT is not listed any more. */
function whileListed(contracts: TradeContracts, nft: NamedNft, next: (client: RpcClient) => Promise<TxQuote>): Requote {
  return async (client) => {
    const [owner] = await readAll(client, contracts.multicall, [tokenOwnerReading(nft)])
    return isSameAddress(owner, contracts.market) ? next(client) : refused('sold', { name: nft.name })
  }
}

/** Changes the price of the account's own listing. */
export function adjustPriceTx(listing: Listing): TxRequest {
  const { contracts, nft, priceWei } = listing
  const { market } = contracts
  const { collection, tokenId } = nft
  const values = listingText(listing)
  return {
    ...nftMarketContract(market).modifyAskOrder(collection, tokenId, priceWei),
    gas: GAS,
    summary: { key: 'nftTrade.tx.adjust', values },
    success: { key: 'nftTrade.tx.adjust.success', values },
    failure: { key: 'nftTrade.tx.adjust.failure', values },
    touches: [market, collection],
    preview: { sends: [], receives: [] },
    requote: whileListed(
      contracts,
      nft,
      async (client) =>
        (await checkTerms(client, listing, listingSharesReading(market, collection, priceWei))) ?? {
          status: 'offered',
          offer: { request: adjustPriceTx(listing) },
        },
    ),
  }
}

/** Takes the account's own NFT off the market, in a closed collection too. */
export function removeTx(contracts: TradeContracts, nft: NamedNft): TxRequest {
  const { market } = contracts
  const values = { name: nft.name }
  return {
    ...nftMarketContract(market).cancelAskOrder(nft.collection, nft.tokenId),
    gas: GAS,
    summary: { key: 'nftTrade.tx.remove', values },
    success: { key: 'nftTrade.tx.remove.success', values },
    failure: { key: 'nftTrade.tx.remove.failure', values },
    touches: [market, nft.collection],
    preview: { sends: [], receives: [{ ...nftAmount(nft), amountWei: 1n, isGuaranteed: true }] },
    requote: whileListed(contracts, nft, async () =>
      Promise.resolve({ status: 'offered', offer: { request: removeTx(contracts, nft) } }),
    ),
  }
}

export interface NftTransfer {
  readonly nft: NamedNft
  readonly multicall: Address
  readonly from: Address
  readonly to: Address
}

/** Sends an NFT to another account, for good. A contract that does not take NFTs makes it revert. */
export function transferNftTx(transfer: NftTransfer): TxRequest {
  const { nft, multicall, from, to } = transfer
  const { collection, tokenId, name } = nft
  const values = { name, address: to }
  return {
    ...nftCollectionContract(collection).safeTransferFrom(from, to, tokenId),
    gas: GAS,
    summary: { key: 'nftTrade.tx.transfer', values },
    success: { key: 'nftTrade.tx.transfer.success', values },
    failure: { key: 'nftTrade.tx.transfer.failure', values },
    touches: [collection],
    preview: {
      sends: [nftAmount(nft)],
      receives: [],
      recipient: to,
      isMarketCollection: true,
      warning: { key: 'nftTrade.tx.transfer.warning' },
    },
    requote: async (client) => {
      const [owner] = await readAll(client, multicall, [tokenOwnerReading(nft)])
      return isSameAddress(owner, from)
        ? { status: 'offered', offer: { request: transferNftTx(transfer) } }
        : refused('moved', { name })
    },
  }
}

/** Pays out what the account, a creator or the treasury, has earned in fees. */
export function claimRevenueTx({ market, wrapped }: TradeContracts, amountWei: bigint): TxRequest {
  const values = { amount: toAmountText(amountWei, wrapped.decimals), symbol: wrapped.symbol }
  return {
    ...nftMarketContract(market).claimPendingRevenue(),
    gas: GAS,
    summary: { key: 'nftTrade.tx.claim', values },
    success: { key: 'nftTrade.tx.claim.success', values },
    failure: { key: 'nftTrade.tx.claim.failure' },
    touches: [market, wrapped.address],
    preview: { sends: [], receives: [{ ...currencyAmount(wrapped, amountWei), isGuaranteed: true }] },
  }
}

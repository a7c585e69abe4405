import type { TxText } from '@/chain/tx/txRequest'
import {
  adjustPriceTx,
  buyTx,
  listTx,
  type NamedNft,
  type Payment,
  type TradeContracts,
} from '@/domain/nft-market/marketTx'
import type { PriceRange } from '@/domain/nft-market/reads'
import { priceOf, type SaleShares } from '@/domain/nft-market/tradeReads'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { toAmountText } from '@/lib/amount'
import { readAmount } from '@/lib/amountInput'
import { combineLoadables, type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})
const CHECKING: TxText = { key: 'nftTrade.checking' }
const UNREAD = 'nftTrade.unread'

/** A price above this many times the floor of the collection has to be acknowledged. */
const HIGH_PRICE_FACTOR = 3n

/**
 * Why a price has to be acknowledged: it is far above the lowest one of the collection, or that one is unknown. Undefined if
 * it need not be.
 */
export function priceWarningOf(priceWei: bigint, floor: Loadable<bigint | undefined>): 'high' | 'unread' | undefined {
  if (floor.status === 'failed') return 'unread'
  const floorWei = valueOf(floor)
  return floorWei !== undefined && priceWei > floorWei * HIGH_PRICE_FACTOR ? 'high' : undefined
}

/** Base units of both currencies. */
export interface PaymentBalances {
  readonly native: Loadable<bigint>
  readonly wrapped: Loadable<bigint>
}

/** What a purchase is paid with if the user does not choose: CRO, or wrapped CRO if only that is enough. */
export function choosePayment(priceWei: bigint, { native, wrapped }: PaymentBalances): Payment {
  const isShort = 'value' in native && native.value <= priceWei
  return isShort && 'value' in wrapped && wrapped.value >= priceWei ? 'wrapped' : 'native'
}

export interface BuyFacts {
  readonly walletStatus: WalletSession['status']
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  /** Undefined once it is not for sale. */
  readonly shares: Loadable<SaleShares | undefined>
  /** What the user saw when the dialog opened, or accepted since. */
  readonly agreedWei: bigint
  /** Of the payment's currency. */
  readonly balance: Loadable<bigint>
  readonly payment: Payment
  /** Of wrapped CRO for the market. */
  readonly approval: Approval
  /** A warning about the price is not acknowledged. */
  readonly isUnaccepted: boolean
}

/** The form of a purchase. */
export function deriveBuyForm(facts: BuyFacts): FormState {
  const { walletStatus, contracts, nft, shares, agreedWei, balance, payment, approval, isUnaccepted } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const read = combineLoadables([shares, balance])
  if (read.status === 'failed') return invalid(UNREAD)
  if (read.status === 'loading') return { status: 'invalid', text: CHECKING }
  const [known, balanceWei] = read.value
  if (known === undefined) return invalid('nftTrade.buy.gone')
  const priceWei = priceOf(known)
  if (priceWei > agreedWei) return { status: 'unaccepted', text: { key: 'nftTrade.buy.submit' } }
  const symbol = payment === 'native' ? contracts.native.symbol : contracts.wrapped.symbol
  if (balanceWei < priceWei) return invalid('nftTrade.buy.insufficient', { symbol })
  if (isUnaccepted) return { status: 'unaccepted', text: { key: 'nftTrade.buy.submit' } }
  const act = { request: buyTx({ contracts, nft, priceWei, payment }), text: { key: 'nftTrade.buy.submit' } }
  if (payment === 'native') return { status: 'ready', ...act }
  return approvalForm(approval, CHECKING, act) ?? { status: 'ready', ...act }
}

/** A typed price. */
export type TypedPrice =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly text: TxText }
  | { readonly status: 'price'; readonly wei: bigint }

/** Reads a typed price within the bounds of the market. */
export function readPrice(typed: string, range: PriceRange | undefined, { wrapped }: TradeContracts): TypedPrice {
  const { decimals, symbol } = wrapped
  const amount = readAmount(typed, decimals)
  if (amount.status === 'empty') return { status: 'empty' }
  if (amount.status === 'tooPrecise')
    return { status: 'invalid', text: { key: 'common.tooPrecise', values: { decimals: String(decimals) } } }
  if (range === undefined) return { status: 'invalid', text: CHECKING }
  const isInRange = amount.status === 'amount' && amount.wei >= range.minWei && amount.wei <= range.maxWei
  if (isInRange) return { status: 'price', wei: amount.wei }
  const values = {
    minPrice: toAmountText(range.minWei, decimals),
    maxPrice: toAmountText(range.maxWei, decimals),
    symbol,
  }
  return { status: 'invalid', text: { key: 'nftTrade.price.range', values } }
}

interface PricedFacts {
  readonly walletStatus: WalletSession['status']
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  readonly price: TypedPrice
  /** How the typed price is shared out; undefined if the collection is closed. */
  readonly shares: Loadable<SaleShares | undefined>
}

/** The price with its shares, or why there is none yet. */
function readPricing({
  price,
  shares,
}: PricedFacts): FormState | { readonly priceWei: bigint; readonly shares: SaleShares } {
  if (price.status === 'empty') return { status: 'empty', text: { key: 'nftTrade.price.enter' } }
  if (price.status === 'invalid') return { status: 'invalid', text: price.text }
  if (shares.status === 'failed') return invalid(UNREAD)
  if (shares.status === 'loading') return { status: 'invalid', text: CHECKING }
  if (shares.value === undefined) return invalid('nftTrade.closed')
  return { priceWei: price.wei, shares: shares.value }
}

export interface ListFacts extends PricedFacts {
  /** Whether the collection takes this NFT. */
  readonly isListable: Loadable<boolean>
  /** Of the NFT for the market. */
  readonly approval: Approval
}

/** The form that puts an NFT on sale. */
export function deriveListForm(facts: ListFacts): FormState {
  const { walletStatus, contracts, nft, isListable, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (isListable.status === 'failed') return invalid(UNREAD)
  if (isListable.status === 'loading') return { status: 'invalid', text: CHECKING }
  if (!isListable.value) return invalid('nftTrade.ineligible')
  const pricing = readPricing(facts)
  if ('status' in pricing) return pricing
  const act = { request: listTx({ contracts, nft, ...pricing }), text: { key: 'nftTrade.sell.submit' } }
  return approvalForm(approval, CHECKING, act) ?? { status: 'ready', ...act }
}

export interface AdjustFacts extends PricedFacts {
  /** The price before. */
  readonly currentWei: bigint | undefined
}

/** The form that changes the price of a listing. */
export function deriveAdjustForm(facts: AdjustFacts): FormState {
  const { walletStatus, contracts, nft, currentWei } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const pricing = readPricing(facts)
  if ('status' in pricing) return pricing
  if (pricing.priceWei === currentWei) return { status: 'empty', text: { key: 'nftTrade.adjust.same' } }
  return {
    status: 'ready',
    request: adjustPriceTx({ contracts, nft, ...pricing }),
    text: { key: 'nftTrade.adjust.submit' },
  }
}

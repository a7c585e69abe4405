import type { CartItem } from '@/domain/nft-market/cartStore'
import type { NftAsk } from '@/domain/nft-market/nftItem'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Address, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

/** An NFT of the cart as it is now. */
export interface CartRow {
  readonly item: CartItem
  readonly state: 'buyable' | 'changed' | 'gone' | 'own'
  /** The price now; that of the cart for one that is gone. */
  readonly priceWei: bigint
}

/** Compares the cart with the chain. @param asks in the order of the cart; undefined for one that can't be bought */
export function cartRows(
  cart: readonly CartItem[],
  asks: readonly (NftAsk | undefined)[],
  account: Address | undefined,
): readonly CartRow[] {
  return cart.map((item, index): CartRow => {
    const ask = asks[index]
    if (ask === undefined) return { item, state: 'gone', priceWei: item.priceWei }
    if (account !== undefined && isSameAddress(ask.seller, account))
      return { item, state: 'own', priceWei: ask.priceWei }
    return { item, state: ask.priceWei === item.priceWei ? 'buyable' : 'changed', priceWei: ask.priceWei }
  })
}

export interface CartFacts {
  readonly walletStatus: WalletSession['status']
  readonly rows: Loadable<readonly CartRow[]>
  readonly balance: Loadable<bigint>
  readonly symbol: string
  /** The lowest price of a collection is not known yet, which decides what has to be acknowledged. */
  readonly isFloorLoading: boolean
  /** A warning about a price is not acknowledged. */
  readonly isUnaccepted: boolean
}

/** The form that buys the cart: only what can be bought at the prices that were seen. */
export function deriveCartForm(facts: CartFacts): FormState<readonly CartRow[]> {
  const { walletStatus, rows, balance, symbol, isFloorLoading, isUnaccepted } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (rows.status === 'failed' || balance.status === 'failed')
    return { status: 'invalid', text: { key: 'nftTrade.unread' } }
  if (rows.status === 'loading' || balance.status === 'loading' || isFloorLoading)
    return { status: 'invalid', text: { key: 'nftTrade.checking' } }
  if (rows.value.length === 0) return { status: 'empty', text: { key: 'nftTrade.cart.empty' } }
  if (rows.value.some(({ state }) => state !== 'buyable'))
    return { status: 'invalid', text: { key: 'nftTrade.cart.settle' } }
  const totalWei = rows.value.reduce((sum, { priceWei }) => sum + priceWei, 0n)
  if (balance.value < totalWei)
    return { status: 'invalid', text: { key: 'nftTrade.cart.insufficient', values: { symbol } } }
  if (isUnaccepted) return { status: 'unaccepted', text: { key: 'nftTrade.cart.buy' } }
  return { status: 'ready', request: rows.value, text: { key: 'nftTrade.cart.buy' } }
}

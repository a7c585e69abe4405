import { type ClaimItem, isClaim } from '@/domain/inbox/claimAllTx'
import type { InboxItem } from '@/domain/inbox/item'
import type { Inbox } from '@/domain/inbox/useInbox'
import { toDecimal } from '@/lib/amount'
import type { Moment } from '@/lib/countdown'
import { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'

/** What a claim is worth: `unread` if a price could not be read, undefined without amounts that have one. */
export type Worth = Decimal | 'unpriced' | 'unread' | undefined

export interface ValuedItem<Item extends InboxItem = InboxItem> {
  readonly item: Item
  readonly worth: Worth
}

export interface InboxView {
  readonly claims: readonly ValuedItem<ClaimItem>[]
  readonly endings: readonly InboxItem[]
  readonly changes: readonly InboxItem[]
  readonly totalUsd: Decimal
  /** Symbols of what is in claims and has no price. */
  readonly unpriced: readonly string[]
  /** Some prices are not known. */
  readonly isPartial: boolean
}

/** What an item is worth. */
export function worthOf({ amounts }: InboxItem, priceOf: Inbox['priceOf']): Worth {
  let sum = new Decimal(0)
  for (const { currency, wei } of amounts) {
    const price = priceOf(currency)
    if (price.status === 'failed' || price.status === 'loading') return 'unread'
    const usd = valueOf(price)
    if (usd === undefined) return 'unpriced'
    sum = sum.plus(usd.times(toDecimal(wei, currency.decimals)))
  }
  return amounts.length === 0 ? undefined : sum
}

const rank = (worth: Worth) => (Decimal.isBigNumber(worth) ? 0 : worth === undefined ? 2 : 1)

function byWorth({ worth: a }: ValuedItem, { worth: b }: ValuedItem): number {
  return Decimal.isBigNumber(a) && Decimal.isBigNumber(b) ? (b.comparedTo(a) ?? 0) : rank(a) - rank(b)
}

/** Times first, in their order; blocks after them, since how long they take is an estimate. */
function byEnd({ until: a }: InboxItem, { until: b }: InboxItem): number {
  const value = (moment: Moment | undefined) => {
    if (moment === undefined) return [2, 0] as const
    return 'timeSec' in moment ? ([0, moment.timeSec] as const) : ([1, moment.block] as const)
  }
  const [left, right] = [value(a), value(b)]
  return left[0] - right[0] || left[1] - right[1]
}

/** The items in their sections, the most valuable claims first, and the first to end. */
export function inboxView(items: readonly InboxItem[], priceOf: Inbox['priceOf']): InboxView {
  const claims = items
    .filter(isClaim)
    .map((item) => ({ item, worth: worthOf(item, priceOf) }))
    .sort(byWorth)
  return {
    claims,
    endings: items.filter(({ kind }) => kind === 'ending').sort(byEnd),
    changes: items.filter(({ kind }) => kind === 'change'),
    totalUsd: claims.reduce((sum, { worth }) => (Decimal.isBigNumber(worth) ? sum.plus(worth) : sum), new Decimal(0)),
    unpriced: [
      ...new Set(
        claims.flatMap(({ item, worth }) =>
          worth === 'unpriced'
            ? item.amounts.flatMap(({ currency }) => {
                const price = priceOf(currency)
                return price.status === 'ready' && price.value === undefined ? [currency.symbol] : []
              })
            : [],
        ),
      ),
    ],
    isPartial: claims.some(({ worth }) => worth === 'unread'),
  }
}

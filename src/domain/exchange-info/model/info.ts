import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'

/** A value in both currencies; undefined where it is not known, which is not 0. */
export interface Worth {
  readonly usd: Decimal | undefined
  readonly cro: Decimal | undefined
}

/** A token as others named it: its texts are safe to display, but anyone can choose them. */
export interface InfoTokenName {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** Why the dollar values of a token or pool must not be trusted. Rank such rows last. */
export type InfoDoubt =
  /** Neither token of the pool is a base token of the exchange, so its price may be made up. */
  | 'noBaseToken'
  /** A reserve is 0 or worth next to nothing: the pool was drained or never filled. */
  | 'drained'
  /** What its tokens are worth differs too much from what stands against them: a price is wrong. */
  | 'uneven'
  /** It traded many times its liquidity in a day: its volume is made up or was priced wrongly. */
  | 'volume'
  /** The token has no price, or one from pools with next to no liquidity. */
  | 'thin'

/** A pool in a list. 24 hours are the current hour and the 23 before. */
export interface InfoPool {
  readonly address: Address
  readonly token0: InfoTokenName
  readonly token1: InfoTokenName
  /** Empty where the dollar values can be trusted. */
  readonly doubts: readonly InfoDoubt[]
  /** Twice the reserve of the base token, or both reserves of two base tokens; unknown without a base token. */
  readonly liquidity: Worth
  /** Over 24 hours, by the subgraph's valuation at the last trades; 1 = 100 %. */
  readonly liquidityChange: Decimal | undefined
  readonly volume24h: Worth
  /** The last 24 complete hours against the 24 before, 1 = 100 %. */
  readonly volumeChange: Decimal | undefined
  /** The current day in UTC and the six before. */
  readonly volume7d: Worth
  /** What the pool's providers earned. */
  readonly fees24h: Worth
  /** Of the providers, from the fees of 24 hours; 1 = 100 %. */
  readonly feeApr: Decimal | undefined
  readonly transactions24h: number | undefined
  /** Unix seconds. */
  readonly createdSec: number
}

/** A pool on its own page. */
export interface InfoPoolDetail extends InfoPool {
  /** Whole tokens. */
  readonly reserve0: Decimal
  readonly reserve1: Decimal
  /** Token 1 per token 0; undefined for an empty side. */
  readonly price0: Decimal | undefined
  /** Token 0 per token 1; undefined for an empty side. */
  readonly price1: Decimal | undefined
  /** Of LP tokens, whole tokens. */
  readonly totalSupply: Decimal
  readonly indexed: IndexedBlock | undefined
}

/** A token in a list. 24 hours are the current hour and the 23 before. */
export interface InfoToken extends InfoTokenName {
  /** Empty where the dollar values can be trusted. */
  readonly doubts: readonly InfoDoubt[]
  /** Of one whole token. */
  readonly price: Worth
  /** Of the price in dollars and in CRO over 24 hours, 1 = 100 %. */
  readonly priceChange: Worth
  readonly volume24h: Worth
  /** In all pools: what a base token is worth, and for others what stands against them in base tokens. */
  readonly liquidity: Worth
  readonly liquidityChange: Decimal | undefined
  readonly transactions24h: number | undefined
}

/** A token on its own page. */
export interface InfoTokenDetail extends InfoToken {
  /** Whole tokens in all pools. */
  readonly reserves: Decimal
  readonly volumeChange: Decimal | undefined
  readonly indexed: IndexedBlock | undefined
}

/** A list of the subgraph. */
export interface InfoList<Row> {
  readonly rows: readonly Row[]
  /** Whether there are more than are listed. */
  readonly isPartial: boolean
  readonly indexed: IndexedBlock | undefined
}

/** The exchange as a whole. 24 hours are the current hour and the 23 before; changes 1 = 100 %. */
export interface InfoOverview {
  /** Dollars per CRO. */
  readonly croPrice: Decimal | undefined
  readonly croPriceChange: Decimal | undefined
  readonly liquidity: Worth
  readonly liquidityChange: Worth
  readonly volume24h: Worth
  /** The last 24 complete hours against the 24 before. */
  readonly volumeChange: Worth
  readonly fees24h: Worth
  readonly transactions24h: number | undefined
  readonly pools: number | undefined
  readonly indexed: IndexedBlock | undefined
}

/** A day (UTC), an hour, or a group of days. */
export interface InfoPeriod {
  /** Start, Unix seconds. */
  readonly startSec: number
  readonly volume: Worth
  /** At the end. */
  readonly liquidity: Worth
  readonly transactions: number | undefined
}

/** A day of a token. */
export interface TokenDay extends InfoPeriod {
  /** At the end. */
  readonly price: Worth
}

/** Oldest first, one for each period from the first with activity until now: without a trade, volume 0. */
export interface InfoSeries<Period extends InfoPeriod = InfoPeriod> {
  readonly periods: readonly Period[]
  /** Whether older ones are missing. */
  readonly isPartial: boolean
  readonly indexed: IndexedBlock | undefined
}

export type InfoTransactionKind = 'swap' | 'add' | 'remove'

/** A swap, or liquidity added or removed. */
export interface InfoTransaction {
  /** Unique: a transaction may contain several. */
  readonly key: string
  readonly kind: InfoTransactionKind
  readonly hash: Hex
  readonly block: number
  /** Unix seconds. */
  readonly timeSec: number
  readonly pool: Address
  readonly token0: InfoTokenName
  readonly token1: InfoTokenName
  /** Whole tokens, not negative. */
  readonly amount0: Decimal
  readonly amount1: Decimal
  /** Of a swap: whether token 0 was sold for token 1. */
  readonly sells0: boolean
  /** CRO at the current price. */
  readonly total: Worth
  /** Sender of a swap, else who got the LP tokens or the amounts; undefined where that was the router. */
  readonly account: Address | undefined
}

/** Which transactions; all without a field. */
export interface InfoTransactionFilter {
  readonly pool?: Address
  readonly token?: Address
  readonly account?: Address
}

/** Results of a search, at most ten of each, those with most liquidity first. */
export interface InfoSearch {
  readonly tokens: readonly InfoToken[]
  readonly pools: readonly InfoPool[]
  readonly indexed: IndexedBlock | undefined
}

import type { BigDecimal } from './bigDecimal.ts'

/** Fields of the exchange subgraph's entities, written a second time to check the mappings by. */
export const entityTable = {
  VvsFactory: {
    id: 'ID!',
    totalPairs: 'BigInt!',
    totalTransactions: 'BigInt!',
    totalVolumeUSD: 'BigDecimal!',
    totalVolumeCRO: 'BigDecimal!',
    untrackedVolumeUSD: 'BigDecimal!',
    totalLiquidityUSD: 'BigDecimal!',
    totalLiquidityCRO: 'BigDecimal!',
  },
  Bundle: { id: 'ID!', croPrice: 'BigDecimal!' },
  Token: {
    id: 'ID!',
    name: 'String!',
    symbol: 'String!',
    decimals: 'BigInt!',
    tradeVolume: 'BigDecimal!',
    tradeVolumeUSD: 'BigDecimal!',
    untrackedVolumeUSD: 'BigDecimal!',
    totalTransactions: 'BigInt!',
    totalLiquidity: 'BigDecimal!',
    derivedCRO: 'BigDecimal!',
    derivedUSD: 'BigDecimal!',
  },
  Pair: {
    id: 'ID!',
    name: 'String!',
    token0: 'Token!',
    token1: 'Token!',
    reserve0: 'BigDecimal!',
    reserve1: 'BigDecimal!',
    totalSupply: 'BigDecimal!',
    reserveCRO: 'BigDecimal!',
    reserveUSD: 'BigDecimal!',
    trackedReserveCRO: 'BigDecimal!',
    token0Price: 'BigDecimal!',
    token1Price: 'BigDecimal!',
    volumeToken0: 'BigDecimal!',
    volumeToken1: 'BigDecimal!',
    volumeUSD: 'BigDecimal!',
    untrackedVolumeUSD: 'BigDecimal!',
    totalTransactions: 'BigInt!',
    block: 'BigInt!',
    timestamp: 'BigInt!',
  },
  User: { id: 'ID!' },
  LiquidityPosition: { id: 'ID!', user: 'User!', pair: 'Pair!', liquidityTokenBalance: 'BigDecimal!' },
  Transaction: {
    id: 'ID!',
    block: 'BigInt!',
    timestamp: 'BigInt!',
  },
  Mint: {
    id: 'ID!',
    transaction: 'Transaction!',
    timestamp: 'BigInt!',
    pair: 'Pair!',
    token0: 'Token!',
    token1: 'Token!',
    to: 'Bytes!',
    liquidity: 'BigDecimal!',
    sender: 'Bytes',
    amount0: 'BigDecimal',
    amount1: 'BigDecimal',
    logIndex: 'BigInt',
    amountUSD: 'BigDecimal',
    feeTo: 'Bytes',
    feeLiquidity: 'BigDecimal',
  },
  Burn: {
    id: 'ID!',
    transaction: 'Transaction!',
    timestamp: 'BigInt!',
    pair: 'Pair!',
    token0: 'Token!',
    token1: 'Token!',
    liquidity: 'BigDecimal!',
    sender: 'Bytes',
    amount0: 'BigDecimal',
    amount1: 'BigDecimal',
    to: 'Bytes',
    logIndex: 'BigInt',
    amountUSD: 'BigDecimal',
    needsComplete: 'Boolean!',
    feeTo: 'Bytes',
    feeLiquidity: 'BigDecimal',
  },
  Swap: {
    id: 'ID!',
    transaction: 'Transaction!',
    timestamp: 'BigInt!',
    pair: 'Pair!',
    token0: 'Token!',
    token1: 'Token!',
    sender: 'Bytes!',
    from: 'Bytes!',
    amount0In: 'BigDecimal!',
    amount1In: 'BigDecimal!',
    amount0Out: 'BigDecimal!',
    amount1Out: 'BigDecimal!',
    to: 'Bytes!',
    logIndex: 'BigInt',
    amountUSD: 'BigDecimal!',
    amountFeeUSD: 'BigDecimal!',
  },
  VvsDayData: {
    id: 'ID!',
    date: 'Int!',
    dailyVolumeCRO: 'BigDecimal!',
    dailyVolumeUSD: 'BigDecimal!',
    dailyVolumeUntracked: 'BigDecimal!',
    totalVolumeCRO: 'BigDecimal!',
    totalLiquidityCRO: 'BigDecimal!',
    totalVolumeUSD: 'BigDecimal!',
    totalLiquidityUSD: 'BigDecimal!',
    totalTransactions: 'BigInt!',
  },
  PairHourData: {
    id: 'ID!',
    hourStartUnix: 'Int!',
    pair: 'Pair!',
    reserve0: 'BigDecimal!',
    reserve1: 'BigDecimal!',
    totalSupply: 'BigDecimal!',
    reserveUSD: 'BigDecimal!',
    hourlyVolumeToken0: 'BigDecimal!',
    hourlyVolumeToken1: 'BigDecimal!',
    hourlyVolumeUSD: 'BigDecimal!',
    hourlyTxns: 'BigInt!',
  },
  PairDayData: {
    id: 'ID!',
    date: 'Int!',
    pairAddress: 'Bytes!',
    token0: 'Token!',
    token1: 'Token!',
    reserve0: 'BigDecimal!',
    reserve1: 'BigDecimal!',
    totalSupply: 'BigDecimal!',
    reserveUSD: 'BigDecimal!',
    dailyVolumeToken0: 'BigDecimal!',
    dailyVolumeToken1: 'BigDecimal!',
    dailyVolumeUSD: 'BigDecimal!',
    dailyTxns: 'BigInt!',
  },
  TokenDayData: {
    id: 'ID!',
    date: 'Int!',
    token: 'Token!',
    dailyVolumeToken: 'BigDecimal!',
    dailyVolumeCRO: 'BigDecimal!',
    dailyVolumeUSD: 'BigDecimal!',
    dailyTxns: 'BigInt!',
    totalLiquidityToken: 'BigDecimal!',
    totalLiquidityCRO: 'BigDecimal!',
    totalLiquidityUSD: 'BigDecimal!',
    priceUSD: 'BigDecimal!',
  },
} as const

export type EntityName = keyof typeof entityTable

interface Scalars {
  readonly Int: number
  readonly BigInt: bigint
  readonly BigDecimal: BigDecimal
  readonly Boolean: boolean
}
type Bare<T extends string> = T extends `${infer B}!` ? B : T
type Plain<B> = B extends keyof Scalars ? Scalars[B] : string
type ValueOf<T extends string> = T extends `${string}!` ? Plain<Bare<T>> : Plain<Bare<T>> | null
type Fields<N extends EntityName> = (typeof entityTable)[N]

/** One record of an entity. */
export type Entity<N extends EntityName> = {
  -readonly [K in keyof Fields<N>]: Fields<N>[K] extends string ? ValueOf<Fields<N>[K]> : never
}

/** All records, by entity and id. */
export type Stores = { readonly [N in EntityName]: Map<string, Entity<N>> }

const entityNames = Object.keys(entityTable) as readonly EntityName[]

export function createStores(): Stores {
  return Object.fromEntries(entityNames.map((name) => [name, new Map()])) as unknown as Stores
}

import { BigDecimal, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Pair, PairDayData, PairHourData, Token, TokenDayData, VvsDayData, VvsFactory } from '../generated/schema'
import { ZERO } from './numbers'

const HOUR_SEC = 3600
const DAY_SEC = 86400

/** What an event adds to the volumes of its hour and day; all zero but for swaps. */
export class Trade {
  constructor(
    readonly amount0: BigDecimal = ZERO,
    readonly amount1: BigDecimal = ZERO,
    readonly trackedUsd: BigDecimal = ZERO,
    readonly trackedCro: BigDecimal = ZERO,
    readonly derivedUsd: BigDecimal = ZERO,
  ) {}
}

export function updatePairDay(event: ethereum.Event, pair: Pair, trade: Trade): void {
  const day = event.block.timestamp.toI32() / DAY_SEC
  const id = pair.id + '-' + day.toString()
  let data = PairDayData.load(id)
  if (data === null) {
    data = new PairDayData(id)
    data.date = day * DAY_SEC
    data.pairAddress = Bytes.fromHexString(pair.id)
    data.token0 = pair.token0
    data.token1 = pair.token1
    data.dailyVolumeToken0 = ZERO
    data.dailyVolumeToken1 = ZERO
    data.dailyVolumeUSD = ZERO
    data.dailyTxns = BigInt.zero()
  }
  data.reserve0 = pair.reserve0
  data.reserve1 = pair.reserve1
  data.totalSupply = pair.totalSupply
  data.reserveUSD = pair.reserveUSD
  data.dailyVolumeToken0 = data.dailyVolumeToken0.plus(trade.amount0)
  data.dailyVolumeToken1 = data.dailyVolumeToken1.plus(trade.amount1)
  data.dailyVolumeUSD = data.dailyVolumeUSD.plus(trade.trackedUsd)
  data.dailyTxns = data.dailyTxns.plus(BigInt.fromI32(1))
  data.save()
}

export function updatePairHour(event: ethereum.Event, pair: Pair, trade: Trade): void {
  const hour = event.block.timestamp.toI32() / HOUR_SEC
  const id = pair.id + '-' + hour.toString()
  let data = PairHourData.load(id)
  if (data === null) {
    data = new PairHourData(id)
    data.hourStartUnix = hour * HOUR_SEC
    data.pair = pair.id
    data.hourlyVolumeToken0 = ZERO
    data.hourlyVolumeToken1 = ZERO
    data.hourlyVolumeUSD = ZERO
    data.hourlyTxns = BigInt.zero()
  }
  data.reserve0 = pair.reserve0
  data.reserve1 = pair.reserve1
  data.totalSupply = pair.totalSupply
  data.reserveUSD = pair.reserveUSD
  data.hourlyVolumeToken0 = data.hourlyVolumeToken0.plus(trade.amount0)
  data.hourlyVolumeToken1 = data.hourlyVolumeToken1.plus(trade.amount1)
  data.hourlyVolumeUSD = data.hourlyVolumeUSD.plus(trade.trackedUsd)
  data.hourlyTxns = data.hourlyTxns.plus(BigInt.fromI32(1))
  data.save()
}

export function updateTokenDay(event: ethereum.Event, token: Token, amount: BigDecimal, croPrice: BigDecimal): void {
  const day = event.block.timestamp.toI32() / DAY_SEC
  const id = token.id + '-' + day.toString()
  let data = TokenDayData.load(id)
  if (data === null) {
    data = new TokenDayData(id)
    data.date = day * DAY_SEC
    data.token = token.id
    data.dailyVolumeToken = ZERO
    data.dailyVolumeCRO = ZERO
    data.dailyVolumeUSD = ZERO
    data.dailyTxns = BigInt.zero()
  }
  const volumeCro = amount.times(token.derivedCRO)
  const liquidityCro = token.totalLiquidity.times(token.derivedCRO)
  data.dailyVolumeToken = data.dailyVolumeToken.plus(amount)
  data.dailyVolumeCRO = data.dailyVolumeCRO.plus(volumeCro)
  data.dailyVolumeUSD = data.dailyVolumeUSD.plus(volumeCro.times(croPrice))
  data.dailyTxns = data.dailyTxns.plus(BigInt.fromI32(1))
  data.totalLiquidityToken = token.totalLiquidity
  data.totalLiquidityCRO = liquidityCro
  data.totalLiquidityUSD = liquidityCro.times(croPrice)
  data.priceUSD = token.derivedUSD
  data.save()
}

export function updateExchangeDay(event: ethereum.Event, factory: VvsFactory, trade: Trade): void {
  const day = event.block.timestamp.toI32() / DAY_SEC
  let data = VvsDayData.load(day.toString())
  if (data === null) {
    data = new VvsDayData(day.toString())
    data.date = day * DAY_SEC
    data.dailyVolumeCRO = ZERO
    data.dailyVolumeUSD = ZERO
    data.dailyVolumeUntracked = ZERO
  }
  data.dailyVolumeCRO = data.dailyVolumeCRO.plus(trade.trackedCro)
  data.dailyVolumeUSD = data.dailyVolumeUSD.plus(trade.trackedUsd)
  data.dailyVolumeUntracked = data.dailyVolumeUntracked.plus(trade.derivedUsd)
  data.totalVolumeCRO = factory.totalVolumeCRO
  data.totalLiquidityCRO = factory.totalLiquidityCRO
  data.totalVolumeUSD = factory.totalVolumeUSD
  data.totalLiquidityUSD = factory.totalLiquidityUSD
  data.totalTransactions = factory.totalTransactions
  data.save()
}

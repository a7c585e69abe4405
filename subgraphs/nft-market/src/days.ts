import { BigDecimal, ethereum } from '@graphprotocol/graph-ts'
import { CollectionDayData, MarketPlaceDayData } from '../generated/schema'
import { ONE, ZERO, ZERO_CRO } from './amounts'

const DAY_SEC = 86400

/** Adds a sale to its day, by UTC. */
export function addToDay(event: ethereum.Event, collection: string, price: BigDecimal): void {
  const day = event.block.timestamp.toI32() / DAY_SEC
  const ofCollection = loadCollectionDay(day, collection)
  ofCollection.dailyVolumeBNB = ofCollection.dailyVolumeBNB.plus(price)
  ofCollection.dailyTrades = ofCollection.dailyTrades.plus(ONE)
  ofCollection.save()
  const ofMarket = loadMarketDay(day)
  ofMarket.dailyVolumeBNB = ofMarket.dailyVolumeBNB.plus(price)
  ofMarket.dailyTrades = ofMarket.dailyTrades.plus(ONE)
  ofMarket.save()
}

function loadCollectionDay(day: i32, collection: string): CollectionDayData {
  const id = day.toString() + '-' + collection
  const known = CollectionDayData.load(id)
  if (known !== null) return known
  const data = new CollectionDayData(id)
  data.date = day * DAY_SEC
  data.collection = collection
  data.dailyVolumeBNB = ZERO_CRO
  data.dailyTrades = ZERO
  return data
}

function loadMarketDay(day: i32): MarketPlaceDayData {
  const id = day.toString()
  const known = MarketPlaceDayData.load(id)
  if (known !== null) return known
  const data = new MarketPlaceDayData(id)
  data.date = day * DAY_SEC
  data.dailyVolumeBNB = ZERO_CRO
  data.dailyTrades = ZERO
  return data
}

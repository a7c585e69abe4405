import { BigInt } from '@graphprotocol/graph-ts'
import { DailySnapshot } from '../generated/Bar/Bar'
import { BarDailySnapshot } from '../generated/schema'

/** The bar scales its ratio by this. */
const SCALE = BigInt.fromI32(10).pow(18).toBigDecimal()
const DAY_SEC = 86400

export function handleDailySnapshot(event: DailySnapshot): void {
  const date = event.params.date.toI32()
  const snapshot = new BarDailySnapshot((date / DAY_SEC).toString())
  snapshot.date = date
  snapshot.ratio = event.params.ratio.divDecimal(SCALE)
  snapshot.block = event.block.number
  snapshot.timestamp = event.block.timestamp
  snapshot.save()
}

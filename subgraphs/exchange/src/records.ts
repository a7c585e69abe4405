import { BigInt, ethereum } from '@graphprotocol/graph-ts'
import { Bundle, Transaction, VvsFactory } from '../generated/schema'
import { ZERO } from './numbers'

const BUNDLE_ID = '1'

export function loadFactory(address: string): VvsFactory {
  const known = VvsFactory.load(address)
  if (known !== null) return known
  const factory = new VvsFactory(address)
  factory.totalPairs = BigInt.zero()
  factory.totalTransactions = BigInt.zero()
  factory.totalVolumeUSD = ZERO
  factory.totalVolumeCRO = ZERO
  factory.untrackedVolumeUSD = ZERO
  factory.totalLiquidityUSD = ZERO
  factory.totalLiquidityCRO = ZERO
  return factory
}

export function loadBundle(): Bundle {
  const known = Bundle.load(BUNDLE_ID)
  if (known !== null) return known
  const bundle = new Bundle(BUNDLE_ID)
  bundle.croPrice = ZERO
  return bundle
}

/** Returns the id of the event's transaction, which it saves if it is new. */
export function saveTransaction(event: ethereum.Event): string {
  const id = event.transaction.hash.toHex()
  if (Transaction.load(id) === null) {
    const transaction = new Transaction(id)
    transaction.block = event.block.number
    transaction.timestamp = event.block.timestamp
    transaction.save()
  }
  return id
}

/** An id for the record of an event. */
export function eventId(event: ethereum.Event): string {
  return event.transaction.hash.toHex() + '-' + event.logIndex.toString()
}

import { Address, BigDecimal, BigInt, ethereum } from '@graphprotocol/graph-ts'
import { Market, User } from '../generated/schema'
import { ONE, ZERO, ZERO_CRO } from './amounts'

const HUNDRED = BigDecimal.fromString('100')

export function loadMarket(contract: Address): Market {
  const id = contract.toHex()
  const known = Market.load(id)
  if (known !== null) return known
  const market = new Market(id)
  market.paused = false
  market.totalUsers = ZERO
  market.totalBets = ZERO
  market.totalBetsBull = ZERO
  market.totalBetsBear = ZERO
  market.totalBNB = ZERO_CRO
  market.totalBNBBull = ZERO_CRO
  market.totalBNBBear = ZERO_CRO
  market.totalBNBTreasury = ZERO_CRO
  market.totalBetsClaimed = ZERO
  market.totalBNBClaimed = ZERO_CRO
  market.totalBetsSettled = ZERO
  market.totalBetsWon = ZERO
  market.winRate = ZERO_CRO
  market.averageBNB = ZERO_CRO
  market.netBNB = ZERO_CRO
  return market
}

export function loadUser(address: Address, event: ethereum.Event): User {
  const id = address.toHex()
  const known = User.load(id)
  if (known !== null) return known
  const user = new User(id)
  user.createdAt = event.block.timestamp
  user.updatedAt = event.block.timestamp
  user.block = event.block.number
  user.totalBets = ZERO
  user.totalBetsBull = ZERO
  user.totalBetsBear = ZERO
  user.totalBNB = ZERO_CRO
  user.totalBNBBull = ZERO_CRO
  user.totalBNBBear = ZERO_CRO
  user.totalBetsClaimed = ZERO
  user.totalBNBClaimed = ZERO_CRO
  user.totalBetsSettled = ZERO
  user.totalBetsWon = ZERO
  user.winRate = ZERO_CRO
  user.averageBNB = ZERO_CRO
  user.netBNB = ZERO_CRO
  return user
}

/** Counts a bet that was won or lost. @param net reward less stake */
export function addResult(user: User, market: Market, hasWon: boolean, net: BigDecimal, event: ethereum.Event): void {
  user.totalBetsSettled = user.totalBetsSettled.plus(ONE)
  user.netBNB = user.netBNB.plus(net)
  user.updatedAt = event.block.timestamp
  market.totalBetsSettled = market.totalBetsSettled.plus(ONE)
  market.netBNB = market.netBNB.plus(net)
  if (hasWon) {
    user.totalBetsWon = user.totalBetsWon.plus(ONE)
    market.totalBetsWon = market.totalBetsWon.plus(ONE)
  }
  saveRates(user, market)
}

/** Derives rates and averages from the totals, and saves both. */
export function saveRates(user: User, market: Market): void {
  user.winRate = winRate(user.totalBetsWon, user.totalBetsSettled)
  user.averageBNB = average(user.totalBNB, user.totalBets)
  user.save()
  market.winRate = winRate(market.totalBetsWon, market.totalBetsSettled)
  market.averageBNB = average(market.totalBNB, market.totalBets)
  market.save()
}

function winRate(won: BigInt, settled: BigInt): BigDecimal {
  return settled.isZero() ? ZERO_CRO : won.toBigDecimal().times(HUNDRED).div(settled.toBigDecimal())
}

function average(total: BigDecimal, count: BigInt): BigDecimal {
  return count.isZero() ? ZERO_CRO : total.div(count.toBigDecimal())
}

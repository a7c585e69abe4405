import { Address, BigDecimal, BigInt, ethereum } from '@graphprotocol/graph-ts'
import {
  BetBear,
  BetBull,
  CancelRound,
  Claim,
  EndRound,
  LockRound,
  Pause,
  RewardsCalculated,
  StartRound,
  Unpause,
} from '../generated/Prediction/Prediction'
import { Bet, Market, Round, User } from '../generated/schema'
import { ONE, toCro, toPrice, toWei, ZERO, ZERO_CRO } from './amounts'
import { addResult, loadMarket, loadUser, saveRates } from './totals'

export function handleStartRound(event: StartRound): void {
  const epoch = event.params.epoch
  const round = new Round(epoch.toString())
  round.epoch = epoch
  if (epoch.gt(ONE)) round.previous = epoch.minus(ONE).toString()
  round.startAt = event.block.timestamp
  round.startBlock = event.block.number
  round.startHash = event.transaction.hash
  round.totalBets = ZERO
  round.totalAmount = ZERO_CRO
  round.bullBets = ZERO
  round.bullAmount = ZERO_CRO
  round.bearBets = ZERO
  round.bearAmount = ZERO_CRO
  round.save()

  const market = loadMarket(event.address)
  market.epoch = round.id
  market.save()
}

export function handleLockRound(event: LockRound): void {
  const round = Round.load(event.params.epoch.toString())
  if (round === null) return
  round.lockAt = event.block.timestamp
  round.lockBlock = event.block.number
  round.lockHash = event.transaction.hash
  round.lockPrice = toPrice(event.params.price)
  round.lockRoundId = event.params.roundId
  round.save()
}

/** Comes before the end of its round. */
export function handleRewardsCalculated(event: RewardsCalculated): void {
  const round = Round.load(event.params.epoch.toString())
  if (round === null) return
  round.rewardBaseAmount = toCro(event.params.rewardBaseCalAmount)
  round.rewardAmount = toCro(event.params.rewardAmount)
  round.treasuryAmount = toCro(event.params.treasuryAmount)
  round.save()

  const market = loadMarket(event.address)
  market.totalBNBTreasury = market.totalBNBTreasury.plus(toCro(event.params.treasuryAmount))
  market.save()
}

export function handleEndRound(event: EndRound): void {
  const round = Round.load(event.params.epoch.toString())
  if (round === null) return
  const closePrice = toPrice(event.params.price)
  const lockPrice = round.lockPrice
  round.position = 'House'
  if (lockPrice) {
    if (closePrice.gt(lockPrice)) round.position = 'Bull'
    if (closePrice.lt(lockPrice)) round.position = 'Bear'
  }
  round.failed = false
  round.closeAt = event.block.timestamp
  round.closeBlock = event.block.number
  round.closeHash = event.transaction.hash
  round.closePrice = closePrice
  round.closeRoundId = event.params.roundId
  round.save()
  settle(round, event)
}

export function handleCancelRound(event: CancelRound): void {
  const round = Round.load(event.params.epoch.toString())
  if (round !== null) cancel(round, event)
}

export function handleBetBull(event: BetBull): void {
  placeBet(event, event.params.sender, event.params.epoch, event.params.amount, true)
}

export function handleBetBear(event: BetBear): void {
  placeBet(event, event.params.sender, event.params.epoch, event.params.amount, false)
}

export function handleClaim(event: Claim): void {
  const epoch = event.params.epoch.toString()
  const round = Round.load(epoch)
  // Only a refund can be claimed before the contract has said what became of the round.
  if (round !== null && round.position === null) cancel(round, event)
  const bet = Bet.load(betId(event.params.sender, epoch))
  if (bet === null) return
  const amount = toCro(event.params.amount)
  bet.claimed = true
  bet.claimedAt = event.block.timestamp
  bet.claimedBlock = event.block.number
  bet.claimedHash = event.transaction.hash
  bet.claimedBNB = amount
  bet.claimedNetBNB = amount.minus(bet.amount)
  bet.updatedAt = event.block.timestamp
  bet.save()

  const user = User.load(bet.user)
  if (user !== null) {
    user.totalBetsClaimed = user.totalBetsClaimed.plus(ONE)
    user.totalBNBClaimed = user.totalBNBClaimed.plus(amount)
    user.updatedAt = event.block.timestamp
    user.save()
  }
  const market = loadMarket(event.address)
  market.totalBetsClaimed = market.totalBetsClaimed.plus(ONE)
  market.totalBNBClaimed = market.totalBNBClaimed.plus(amount)
  market.save()
}

export function handlePause(event: Pause): void {
  const market = loadMarket(event.address)
  market.paused = true
  market.save()
}

export function handleUnpause(event: Unpause): void {
  const market = loadMarket(event.address)
  market.paused = false
  market.save()
}

function betId(user: Address, epoch: string): string {
  return user.toHex() + '-' + epoch
}

function placeBet(event: ethereum.Event, sender: Address, epoch: BigInt, wei: BigInt, isBull: boolean): void {
  const round = Round.load(epoch.toString())
  if (round === null) return
  const amount = toCro(wei)
  const market = loadMarket(event.address)
  const known = User.load(sender.toHex())
  if (known === null) market.totalUsers = market.totalUsers.plus(ONE)
  const user = loadUser(sender, event)

  const bet = new Bet(betId(sender, round.id))
  bet.round = round.id
  bet.user = user.id
  bet.hash = event.transaction.hash
  bet.amount = amount
  bet.position = isBull ? 'Bull' : 'Bear'
  bet.claimed = false
  bet.createdAt = event.block.timestamp
  bet.updatedAt = event.block.timestamp
  bet.block = event.block.number
  bet.previous = round.lastBet
  bet.save()

  round.lastBet = bet.id
  round.totalBets = round.totalBets.plus(ONE)
  round.totalAmount = round.totalAmount.plus(amount)
  user.totalBets = user.totalBets.plus(ONE)
  user.totalBNB = user.totalBNB.plus(amount)
  user.updatedAt = event.block.timestamp
  user.block = event.block.number
  market.totalBets = market.totalBets.plus(ONE)
  market.totalBNB = market.totalBNB.plus(amount)
  if (isBull) {
    round.bullBets = round.bullBets.plus(ONE)
    round.bullAmount = round.bullAmount.plus(amount)
    user.totalBetsBull = user.totalBetsBull.plus(ONE)
    user.totalBNBBull = user.totalBNBBull.plus(amount)
    market.totalBetsBull = market.totalBetsBull.plus(ONE)
    market.totalBNBBull = market.totalBNBBull.plus(amount)
  } else {
    round.bearBets = round.bearBets.plus(ONE)
    round.bearAmount = round.bearAmount.plus(amount)
    user.totalBetsBear = user.totalBetsBear.plus(ONE)
    user.totalBNBBear = user.totalBNBBear.plus(amount)
    market.totalBetsBear = market.totalBetsBear.plus(ONE)
    market.totalBNBBear = market.totalBNBBear.plus(amount)
  }
  round.save()
  saveRates(user, market)
}

function betsOf(round: Round): Bet[] {
  const bets: Bet[] = []
  let id = round.lastBet
  while (id) {
    const bet = Bet.load(id)
    if (bet === null) break
    bets.push(bet)
    id = bet.previous
  }
  return bets
}

/** Says of every bet of a round that has ended what became of it. */
function settle(round: Round, event: ethereum.Event): void {
  const base = round.rewardBaseAmount
  const reward = round.rewardAmount
  const bets = betsOf(round)
  const market = loadMarket(event.address)
  for (let index = 0; index < bets.length; index++) {
    const bet = bets[index]
    let payout = ZERO_CRO
    const hasWon = bet.position == round.position
    if (hasWon && base && reward) payout = rewardOf(bet.amount, base, reward)
    bet.result = hasWon ? 'Won' : 'Lost'
    bet.payout = payout
    bet.updatedAt = event.block.timestamp
    bet.save()
    const user = User.load(bet.user)
    if (user !== null) addResult(user, market, hasWon, payout.minus(bet.amount), event)
  }
}

/** The contract's rounding: to the wei below. */
function rewardOf(stake: BigDecimal, base: BigDecimal, reward: BigDecimal): BigDecimal {
  return toCro(toWei(stake).times(toWei(reward)).div(toWei(base)))
}

/** The stakes of a canceled round are refunded. */
function cancel(round: Round, event: ethereum.Event): void {
  round.failed = true
  round.save()
  const bets = betsOf(round)
  for (let index = 0; index < bets.length; index++) {
    const bet = bets[index]
    bet.result = 'Refunded'
    bet.payout = bet.amount
    bet.updatedAt = event.block.timestamp
    bet.save()
  }
}

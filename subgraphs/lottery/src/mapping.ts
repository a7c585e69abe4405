import { BigDecimal, BigInt } from '@graphprotocol/graph-ts'
import {
  LotteryClose,
  LotteryNumberDrawn,
  LotteryOpen,
  TicketsClaim,
  TicketsPurchase,
} from '../generated/Lottery/Lottery'
import { Lottery, Round, User } from '../generated/schema'

const ZERO = BigInt.zero()
const ONE = BigInt.fromI32(1)
/** The token has 18 decimals. */
const WEI_PER_TOKEN = BigInt.fromI32(10).pow(18).toBigDecimal()

export function handleLotteryOpen(event: LotteryOpen): void {
  const lottery = new Lottery(event.params.lotteryId.toString())
  lottery.totalUsers = ZERO
  lottery.totalTickets = ZERO
  lottery.status = 'Open'
  lottery.startTime = event.params.startTime
  lottery.endTime = event.params.endTime
  lottery.ticketPrice = toTokens(event.params.priceTicketInCake)
  lottery.firstTicket = event.params.firstTicketId
  lottery.block = event.block.number
  lottery.timestamp = event.block.timestamp
  lottery.save()
}

export function handleLotteryClose(event: LotteryClose): void {
  const lottery = loadLottery(event.params.lotteryId)
  lottery.status = 'Close'
  if (lottery.totalTickets.gt(ZERO)) lottery.lastTicket = event.params.firstTicketIdNextLottery.minus(ONE)
  lottery.save()
}

export function handleLotteryNumberDrawn(event: LotteryNumberDrawn): void {
  const lottery = loadLottery(event.params.lotteryId)
  lottery.status = 'Claimable'
  lottery.finalNumber = event.params.finalNumber
  lottery.winningTickets = event.params.countWinningTickets
  lottery.claimedTickets = ZERO
  lottery.save()
}

export function handleTicketsPurchase(event: TicketsPurchase): void {
  const count = event.params.numberTickets
  const lottery = loadLottery(event.params.lotteryId)
  const userId = event.params.buyer.toHex()
  let user = User.load(userId)
  if (user === null) {
    user = new User(userId)
    user.totalRounds = ZERO
    user.totalTickets = ZERO
    user.totalCake = BigDecimal.zero()
    user.block = event.block.number
    user.timestamp = event.block.timestamp
  }
  const roundId = roundIdOf(lottery.id, userId)
  let round = Round.load(roundId)
  if (round === null) {
    round = new Round(roundId)
    round.lottery = lottery.id
    round.user = userId
    round.claimed = false
    round.claimedTickets = ZERO
    round.claimedCake = BigDecimal.zero()
    round.totalTickets = ZERO
    round.block = event.block.number
    round.timestamp = event.block.timestamp
    lottery.totalUsers = lottery.totalUsers.plus(ONE)
    user.totalRounds = user.totalRounds.plus(ONE)
  }
  lottery.totalTickets = lottery.totalTickets.plus(count)
  user.totalTickets = user.totalTickets.plus(count)
  round.totalTickets = round.totalTickets.plus(count)
  lottery.save()
  user.save()
  round.save()
}

export function handleTicketsClaim(event: TicketsClaim): void {
  const count = event.params.numberTickets
  const amount = toTokens(event.params.amount)
  const lottery = loadLottery(event.params.lotteryId)
  const claimed = lottery.claimedTickets
  lottery.claimedTickets = claimed ? claimed.plus(count) : count
  lottery.save()
  // Only buyers have tickets to claim.
  const userId = event.params.claimer.toHex()
  const user = User.load(userId)!
  user.totalCake = user.totalCake.plus(amount)
  user.save()
  const round = Round.load(roundIdOf(lottery.id, userId))!
  round.claimed = true
  round.claimedTickets = round.claimedTickets.plus(count)
  round.claimedCake = round.claimedCake.plus(amount)
  round.save()
}

/** Every other event follows the one that opened the lottery. */
function loadLottery(id: BigInt): Lottery {
  return Lottery.load(id.toString())!
}

function roundIdOf(lottery: string, user: string): string {
  return lottery + '-' + user
}

function toTokens(units: BigInt): BigDecimal {
  return units.divDecimal(WEI_PER_TOKEN)
}

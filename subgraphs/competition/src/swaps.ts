import { BigDecimal, BigInt, dataSource } from '@graphprotocol/graph-ts'
import { Swap } from '../generated/Pair/Pair'
import { Sync } from '../generated/PricePair/Pair'
import { Bundle, Competition, Team, Trade, User } from '../generated/schema'
import { NOTHING, ONE, toTokens, toUsd, ZERO } from './amounts'
import { findUser } from './records'

const BUNDLE_ID = '1'
/** Status of a competition in which trades count. */
const OPEN = ONE

/** What a swap moved of the quote token, in and out. */
class Volume {
  constructor(
    readonly usd: BigDecimal,
    readonly cro: BigDecimal,
  ) {}
}

/** Follows the price of CRO. */
export function handleSync(event: Sync): void {
  const isUsdFirst = isFirst('usdcIndex')
  const bundle = new Bundle(BUNDLE_ID)
  bundle.reserveUSD = isUsdFirst ? event.params.reserve0 : event.params.reserve1
  bundle.reserveBNB = isUsdFirst ? event.params.reserve1 : event.params.reserve0
  const cro = toTokens(bundle.reserveBNB)
  bundle.bnbPrice = cro.equals(NOTHING) ? NOTHING : toUsd(bundle.reserveUSD).div(cro)
  bundle.block = event.block.number
  bundle.save()
}

/** Counts a swap in each open competition that the transaction's sender is registered in. */
export function handleSwap(event: Swap): void {
  const competitions = dataSource.context().getString('competitions').split(',')
  for (let index = 0; index < competitions.length; index++) {
    const competition = Competition.load(competitions[index])
    if (competition === null || !competition.status.equals(OPEN)) continue
    const user = findUser(competition.id, event.transaction.from)
    if (user !== null) count(competition, user, event)
  }
}

function count(competition: Competition, user: User, event: Swap): void {
  const id = competition.id + '-' + event.transaction.hash.toHex()
  const volume = volumeOf(event)
  const team = Team.load(user.team)!
  let trade = Trade.load(id)
  if (trade === null) {
    trade = new Trade(id)
    trade.competition = competition.id
    trade.user = user.id
    trade.hash = event.transaction.hash
    trade.block = event.block.number
    trade.timestamp = event.block.timestamp
    trade.pair = event.address
    trade.volumeUSD = NOTHING
    trade.volumeBNB = NOTHING
    trade.swapCount = ZERO
    user.txCount = user.txCount.plus(ONE)
    team.txCount = team.txCount.plus(ONE)
    competition.txCount = competition.txCount.plus(ONE)
  }
  trade.swapCount = trade.swapCount.plus(ONE)
  if (volume.usd.gt(trade.volumeUSD)) {
    const usd = volume.usd.minus(trade.volumeUSD)
    const cro = volume.cro.minus(trade.volumeBNB)
    user.volumeUSD = user.volumeUSD.plus(usd)
    user.volumeBNB = user.volumeBNB.plus(cro)
    team.volumeUSD = team.volumeUSD.plus(usd)
    team.volumeBNB = team.volumeBNB.plus(cro)
    competition.volumeUSD = competition.volumeUSD.plus(usd)
    competition.volumeBNB = competition.volumeBNB.plus(cro)
    trade.pair = event.address
    trade.volumeUSD = volume.usd
    trade.volumeBNB = volume.cro
  }
  trade.save()
  user.save()
  team.save()
  competition.save()
}

/** Rounded down to base units, as the ranks are. Nothing before CRO has a price. */
function volumeOf(event: Swap): Volume {
  const swap = event.params
  const quote = isFirst('quoteIndex') ? swap.amount0In.plus(swap.amount0Out) : swap.amount1In.plus(swap.amount1Out)
  const bundle = Bundle.load(BUNDLE_ID)
  const reserveUsd = bundle === null ? ZERO : bundle.reserveUSD
  const reserveCro = bundle === null ? ZERO : bundle.reserveBNB
  if (dataSource.context().getString('quote') == 'USDC')
    return new Volume(toUsd(quote), toTokens(convert(quote, reserveCro, reserveUsd)))
  return new Volume(toUsd(convert(quote, reserveUsd, reserveCro)), toTokens(quote))
}

/** Whether a token of the source's pool is its token 0. */
function isFirst(index: string): boolean {
  return dataSource.context().getString(index) == '0'
}

function convert(amount: BigInt, to: BigInt, from: BigInt): BigInt {
  return from.isZero() ? ZERO : amount.times(to).div(from)
}

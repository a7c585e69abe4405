import { Decimal } from '@/lib/decimal'
import { type Bet, type Position, type Round, totalWei } from '../round'

const BPS = 10_000n

type Stakes = Pick<Round, 'bullWei' | 'bearWei'>

/** The stakes on one side. */
export function sideWei({ bullWei, bearWei }: Stakes, position: Position): bigint {
  return position === 'bull' ? bullWei : bearWei
}

/** What the winners of a round share: all stakes less the fee, which the contract rounds down. */
export function rewardWei(stakes: Stakes, feeBps: bigint): bigint {
  const total = totalWei(stakes)
  return total - (total * feeBps) / BPS
}

/** The contract allows no higher fee. */
const MAX_FEE_BPS = 1_000n

/**
 * The fee of a round with a winner by what its winners share, in basis points; undefined if no allowed fee leaves that.
 * The fee can change while the market is paused, so it may differ from that of today.
 */
export function feeOfRound(round: Stakes & Pick<Round, 'rewardWei'>): bigint | undefined {
  const total = totalWei(round)
  if (total === 0n) return round.rewardWei === 0n ? 0n : undefined
  const feeBps = ((total - round.rewardWei) * BPS + total - 1n) / total
  return feeBps >= 0n && feeBps <= MAX_FEE_BPS && rewardWei(round, feeBps) === round.rewardWei ? feeBps : undefined
}

/** What a stake of 1 on a side pays if it wins, after the fee; undefined while nobody has bet on it. */
export function payoutMultiple(stakes: Stakes, position: Position, feeBps: bigint): Decimal | undefined {
  const side = sideWei(stakes, position)
  return side === 0n ? undefined : new Decimal(rewardWei(stakes, feeBps).toString()).div(side.toString())
}

/** The stakes once a bet is placed. */
export function withBet({ bullWei, bearWei }: Stakes, position: Position, amountWei: bigint): Stakes {
  return position === 'bull' ? { bullWei: bullWei + amountWei, bearWei } : { bullWei, bearWei: bearWei + amountWei }
}

/**
 * What a new bet pays if it wins and no other bet follows, in wei: its part of all stakes less the fee, rounded down as in
 * the contract. Undefined if the other side is empty: then the stake is refunded.
 */
export function payoutOfNewBet(
  stakes: Stakes,
  position: Position,
  amountWei: bigint,
  feeBps: bigint,
): bigint | undefined {
  const placed = withBet(stakes, position, amountWei)
  if (placed.bullWei === 0n || placed.bearWei === 0n) return undefined
  return (amountWei * rewardWei(placed, feeBps)) / sideWei(placed, position)
}

/** What a bet wins or loses on average if both sides are equally likely, in wei; negative for a loss. */
export function expectedNetWei(amountWei: bigint, payoutWei: bigint): bigint {
  return payoutWei / 2n - amountWei
}

/** The side that won a round with a result; 'house' if the price has not changed. */
export function winnerOf({ lockPrice, closePrice }: Round): Position | 'house' | undefined {
  if (lockPrice === undefined || closePrice === undefined) return undefined
  if (closePrice === lockPrice) return 'house'
  return closePrice > lockPrice ? 'bull' : 'bear'
}

/** What a bet on a round with a result pays, in wei; 0 if it lost. */
export function payoutWei({ position, amountWei }: Pick<Bet, 'position' | 'amountWei'>, round: Round): bigint {
  if (winnerOf(round) !== position || round.rewardBaseWei === 0n) return 0n
  return (amountWei * round.rewardWei) / round.rewardBaseWei
}

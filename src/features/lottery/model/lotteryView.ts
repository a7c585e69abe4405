import { bracketChance, expectedValue, winningNumbers } from '@/domain/lottery/model/odds'
import { bracketPots } from '@/domain/lottery/model/prizes'
import { NUMBER_COUNT } from '@/domain/lottery/model/ticketNumber'
import type { LotteryRound } from '@/domain/lottery/round'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

const PERCENT = 100

/** A bracket of prizes, the one with all digits first. */
export interface BracketRow {
  readonly bracket: number
  /** Leading digits that win it. */
  readonly digits: number
  /** The exact chance of a ticket, in per cent. */
  readonly chancePercent: Decimal
  /** Tickets of a million that win here. */
  readonly winningNumbers: number
  /** What its winners share, base units. */
  readonly potWei: bigint
  /** Winning tickets; 0 before the draw. */
  readonly winners: number
  /** What each of them gets, base units; 0 before the draw. */
  readonly prizeWei: bigint
}

/** The brackets of a lottery. */
export function bracketRows(round: LotteryRound): readonly BracketRow[] {
  return bracketPots(round)
    .map(
      (potWei, bracket): BracketRow => ({
        bracket,
        digits: bracket + 1,
        chancePercent: bracketChance(bracket).times(PERCENT),
        winningNumbers: winningNumbers(bracket),
        potWei,
        winners: round.winners[bracket] ?? 0,
        prizeWei: round.prizesWei[bracket] ?? 0n,
      }),
    )
    .reverse()
}

/** Basis points as per cent, for example of a fee or discount. */
export function bpsText(bps: bigint, locale: string): string {
  return formatDecimal(new Decimal(bps.toString()).div(PERCENT), { locale })
}

/** Tickets per winning one, rounded to a whole number: 1 in 11 for one digit. */
export function oneIn({ winningNumbers: winning }: Pick<BracketRow, 'winningNumbers'>): number {
  return Math.round(NUMBER_COUNT / winning)
}

/** What a ticket bought now is worth, on average. */
export interface TicketWorth {
  readonly costWei: bigint
  readonly valueWei: bigint
  /** Cost less value; negative where the pot holds more than tickets cost. */
  readonly lossWei: bigint
  /** The size of the loss or gain, in per cent of the cost. */
  readonly percent: Decimal
}

/** What a ticket costs and is expected to win now. */
export function ticketWorth(round: LotteryRound, soldTickets: number): TicketWorth {
  const { costWei, valueWei } = expectedValue({ ...round, soldTickets }, 1)
  const lossWei = costWei - valueWei
  const percent =
    costWei === 0n ? new Decimal(0) : new Decimal(lossWei.toString()).div(costWei.toString()).times(PERCENT).abs()
  return { costWei, valueWei, lossWei, percent }
}

/** The share of a lottery's time that has passed, from 0 to 1. @param nowSec chain time in Unix seconds */
export function elapsedShare({ startSec, endSec }: LotteryRound, nowSec: number): number {
  return endSec <= startSec ? 1 : Math.min(1, Math.max(0, (nowSec - startSec) / (endSec - startSec)))
}

/** The longest number that an address can name. */
const MAX_ID_DIGITS = 9

/**
 * The number of a lottery in an address or a field: decimal digits without a sign.
 * @returns undefined for anything else
 */
export function parseLotteryId(text: string): number | undefined {
  const id = new RegExp(`^[0-9]{1,${MAX_ID_DIGITS}}$`).test(text) ? Number(text) : 0
  return id === 0 ? undefined : id
}

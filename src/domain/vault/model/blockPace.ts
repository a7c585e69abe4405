import { Decimal } from '@/lib/decimal'

const SECONDS_PER_DAY = 86_400
const DAYS_PER_YEAR = 365
/** How far a block time may be from another and still count as the same. */
const TOLERANCE = 0.2

/** What the specification's block constants assume: blocks of about 6 seconds. */
const SPECIFIED_BLOCK_TIME_SEC = 6
export const SPECIFIED_BLOCKS_PER_DAY = new Decimal(14_400)
/** Blocks a year of 5.8 s, as the farms of VVS count. */
const SPECIFIED_FARM_BLOCKS_PER_YEAR = new Decimal('5437241.379')
/** Blocks a year of 6 s, as the other farms count: 365 x 14400. */
const SPECIFIED_EVEN_BLOCKS_PER_YEAR = new Decimal(5_256_000)

/** How many blocks the yield formulas count. */
export interface BlockPace {
  readonly blockTimeSec: number
  /** The specification's constants, the network's usual block time, or what recent headers say. */
  readonly source: 'specified' | 'network' | 'measured'
  readonly blocksPerDay: Decimal
  readonly farmBlocksPerYear: Decimal
  readonly evenBlocksPerYear: Decimal
}

function differs(blockTimeSec: number, from: number): boolean {
  return blockTimeSec > 0 && Math.abs(blockTimeSec / from - 1) > TOLERANCE
}

/**
 * The measured block time counts where it differs from the network's usual one by more than 20 %. A block time within
 * 20 % of 6 s keeps the specified constants.
 * @param measuredSec undefined while it is not known or not steady
 */
export function blockPace(networkBlockTimeSec: number, measuredSec?: number): BlockPace {
  const isMeasured = measuredSec !== undefined && differs(measuredSec, networkBlockTimeSec)
  const blockTimeSec = isMeasured ? measuredSec : networkBlockTimeSec
  if (!differs(blockTimeSec, SPECIFIED_BLOCK_TIME_SEC)) {
    return {
      blockTimeSec: SPECIFIED_BLOCK_TIME_SEC,
      source: 'specified',
      blocksPerDay: SPECIFIED_BLOCKS_PER_DAY,
      farmBlocksPerYear: SPECIFIED_FARM_BLOCKS_PER_YEAR,
      evenBlocksPerYear: SPECIFIED_EVEN_BLOCKS_PER_YEAR,
    }
  }
  const blocksPerDay = new Decimal(SECONDS_PER_DAY).div(blockTimeSec)
  const blocksPerYear = blocksPerDay.times(DAYS_PER_YEAR)
  const source = isMeasured ? 'measured' : 'network'
  return { blockTimeSec, source, blocksPerDay, farmBlocksPerYear: blocksPerYear, evenBlocksPerYear: blocksPerYear }
}

import { Decimal } from '@/lib/decimal'

const SECONDS_PER_DAY = 86_400
const DAYS_PER_YEAR = 365
/** Relative difference of block times that is ignored. */
const TOLERANCE = 0.2

/** The block time that the specification's constants assume. */
const SPECIFIED_BLOCK_TIME_SEC = 6
export const SPECIFIED_BLOCKS_PER_DAY = new Decimal(14_400)
/** Blocks per year of 5.8 s, for the farms of VVS. */
const SPECIFIED_FARM_BLOCKS_PER_YEAR = new Decimal('5437241.379')
/** Blocks per year of 6 s, for the other farms: 365 x 14400. */
const SPECIFIED_EVEN_BLOCKS_PER_YEAR = new Decimal(5_256_000)

/** The number of blocks that yield formulas assume. */
export interface BlockPace {
  readonly blockTimeSec: number
  /** The specification's constants, the network's default block time, or a measurement. */
  readonly source: 'specified' | 'network' | 'measured'
  readonly blocksPerDay: Decimal
  readonly farmBlocksPerYear: Decimal
  readonly evenBlocksPerYear: Decimal
}

function differs(blockTimeSec: number, from: number): boolean {
  return blockTimeSec > 0 && Math.abs(blockTimeSec / from - 1) > TOLERANCE
}

/**
 * A measured block time is used if it differs from the network's default by more than 20 %. A block time within 20 % of
 * 6 s keeps the specified constants.
 * @param measuredSec undefined while unknown or irregular
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

import { Decimal } from '@/lib/decimal'

const SECONDS_PER_DAY = 86_400
const DAYS_PER_YEAR = 365

/** What the specification's block constants assume: blocks of about 6 seconds. */
export const SPECIFIED_BLOCK_TIME_SEC = 6
export const SPECIFIED_BLOCKS_PER_DAY = new Decimal(14_400)
export const SPECIFIED_FARM_BLOCKS_PER_YEAR = new Decimal('5437241.379')

/** How many blocks the yield formulas count. */
export interface BlockPace {
  readonly blockTimeSec: number
  readonly blocksPerDay: Decimal
  readonly farmBlocksPerYear: Decimal
  /** True where the network's own block time replaces the specified constants. */
  readonly isDerived: boolean
}

/** A network within 20 % of 6 s blocks keeps the specified constants; any other is counted from its block time. */
export function blockPace(blockTimeSec: number): BlockPace {
  const isDerived = Math.abs(blockTimeSec / SPECIFIED_BLOCK_TIME_SEC - 1) > 0.2
  if (!isDerived || !(blockTimeSec > 0)) {
    return {
      blockTimeSec: SPECIFIED_BLOCK_TIME_SEC,
      blocksPerDay: SPECIFIED_BLOCKS_PER_DAY,
      farmBlocksPerYear: SPECIFIED_FARM_BLOCKS_PER_YEAR,
      isDerived: false,
    }
  }
  const blocksPerDay = new Decimal(SECONDS_PER_DAY).div(blockTimeSec)
  return { blockTimeSec, blocksPerDay, farmBlocksPerYear: blocksPerDay.times(DAYS_PER_YEAR), isDerived }
}

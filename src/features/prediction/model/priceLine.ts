/** An answer of the oracle to draw. */
export interface LinePoint {
  readonly timeSec: number
  readonly price: number
}

/** Geometry of the price line in a box of 100 by 100. */
export interface PriceLine {
  /** SVG path; each price holds until the next answer. */
  readonly path: string
  /** Heights of the lock price and of the latest price. */
  readonly lockY: number | undefined
  readonly nowY: number
  /** From where on the live round is locked; undefined if it is not in view. */
  readonly lockX: number | undefined
  readonly lowest: number
  readonly highest: number
}

/** What is drawn: half an hour. */
const WINDOW_SEC = 1_800
/** One answer is no line. */
const LEAST_ANSWERS = 2
/** An answer that is older than this is called old: rounds are decided by answers of that moment. */
export const OLD_SEC = 180

/** What the line shows. */
export interface LineWindow<A> {
  /** Oldest first. */
  readonly answers: readonly A[]
  readonly endSec: number
}

/**
 * The answers of the last half hour; all of them if there are hardly any. Behind an oracle that has stopped, the line
 * ends soon after its last answer.
 * @param answers oldest first
 */
export function lineWindow<A extends { readonly updatedSec: number }>(
  answers: readonly A[],
  nowSec: number,
): LineWindow<A> {
  const endSec = Math.min(nowSec, (answers.at(-1)?.updatedSec ?? nowSec) + OLD_SEC)
  const recent = answers.filter(({ updatedSec }) => updatedSec >= endSec - WINDOW_SEC)
  return { answers: recent.length < LEAST_ANSWERS ? answers : recent, endSec }
}

const SIZE = 100
/** Of the box, above the highest and below the lowest price. */
const MARGIN = 0.1

/**
 * Places the answers and the lock price, up to `nowSec`.
 * @param points oldest first, at least one @param lock price of the live round, and when it locked
 */
export function priceLine(
  points: readonly LinePoint[],
  lock: { readonly price: number; readonly timeSec: number } | undefined,
  nowSec: number,
): PriceLine {
  const start = points[0]?.timeSec ?? nowSec
  const end = Math.max(nowSec, points.at(-1)?.timeSec ?? nowSec, start + 1)
  const prices = [...points.map(({ price }) => price), ...(lock === undefined ? [] : [lock.price])]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  // A price that never moved is a line in the middle.
  const span = highest - lowest || highest || 1
  const x = (timeSec: number) => rounded(((timeSec - start) / (end - start)) * SIZE)
  const y = (price: number) =>
    rounded(highest === lowest ? SIZE / 2 : SIZE * (MARGIN + (1 - 2 * MARGIN) * (1 - (price - lowest) / span)))
  const [first, ...others] = points
  const last = points.at(-1)
  const path =
    first === undefined
      ? ''
      : [
          `M${x(first.timeSec)} ${y(first.price)}`,
          ...others.map(({ timeSec, price }) => `H${x(timeSec)}V${y(price)}`),
          `H${SIZE}`,
        ].join('')
  return {
    path,
    lockY: lock && y(lock.price),
    nowY: last === undefined ? SIZE / 2 : y(last.price),
    lockX: lock === undefined || lock.timeSec < start || lock.timeSec > end ? undefined : x(lock.timeSec),
    lowest,
    highest,
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

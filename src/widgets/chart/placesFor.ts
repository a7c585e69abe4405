/** Two digits more than the values differ in. */
const MORE_DIGITS = 2
const MAX_PLACES = 12

/** How many decimal places tell values apart at the side of a chart: a share price moves in its last digits. */
export function placesFor(values: readonly number[]): number {
  const spread = Math.max(...values) - Math.min(...values)
  if (!(spread > 0) || !Number.isFinite(spread)) return MORE_DIGITS
  return Math.min(MAX_PLACES, Math.max(0, MORE_DIGITS - Math.floor(Math.log10(spread)) - 1))
}

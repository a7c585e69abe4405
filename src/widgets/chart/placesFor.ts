/** Two digits more than the values differ in. */
const MORE_DIGITS = 2
/** More than these nobody reads beside a chart: what moves less than they tell is as good as flat. */
const MAX_SIGNIFICANT = 7
const MAX_PLACES = 12

const magnitude = (value: number): number => Math.floor(Math.log10(value))

/** How many decimal places tell values apart at the side of a chart: a share price moves in its last digits. */
export function placesFor(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs))
  const spread = Math.max(...values) - Math.min(...values)
  if (!(spread > 0) || !Number.isFinite(spread)) return MORE_DIGITS
  const places = Math.min(MORE_DIGITS - magnitude(spread) - 1, MAX_SIGNIFICANT - magnitude(largest) - 1)
  return Math.min(MAX_PLACES, Math.max(0, places))
}

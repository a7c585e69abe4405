/** Digits shown beyond the first one that differs. */
const MORE_DIGITS = 2
const MAX_PLACES = 12

/** Decimal places needed to distinguish values on a chart's price scale; a share price changes in its last digits. */
export function decimalPlacesFor(values: readonly number[]): number {
  const spread = Math.max(...values) - Math.min(...values)
  if (!(spread > 0) || !Number.isFinite(spread)) return MORE_DIGITS
  return Math.min(MAX_PLACES, Math.max(0, MORE_DIGITS - Math.floor(Math.log10(spread)) - 1))
}

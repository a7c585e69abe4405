/** Places of voting power that are shown, of the 18 that it has. */
const PLACES = 2

/** Voting power in whole tokens; less than the smallest shown is not shown as 0. */
export function formatPower(power: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: PLACES })
  const smallest = 10 ** -PLACES
  return power > 0 && power < smallest ? `<${format.format(smallest)}` : format.format(power)
}

/** A part of all scores, in whole and tenths of a per cent. */
export function formatShare(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

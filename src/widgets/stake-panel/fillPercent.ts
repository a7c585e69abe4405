import { toAmountText } from '@/lib/amount'

/**
 * Puts a part of what there is into an amount field, rounded down to the token's decimals.
 * @param maxWei base units
 * @returns undefined while there is nothing to fill in, or not known what there is
 */
export function fillPercent(
  fill: (text: string) => void,
  maxWei: bigint | undefined,
  decimals: number,
): ((percent: number) => void) | undefined {
  if (maxWei === undefined || maxWei <= 0n) return undefined
  return (percent) => fill(toAmountText((maxWei * BigInt(percent)) / 100n, decimals))
}

import { MAX_AMOUNT_WEI } from './amountInput'
import type { Decimal } from './decimal'
import { gainedWei } from './roi'

/**
 * The inverse of `gainedWei`: the least stake that earns a target. With a deposit fee, whose rounding makes the gain
 * step back by a base unit here and there, it is one that earns the target while a base unit less does not.
 * @param targetWei base units
 * @param feeOf deposit fee of an amount, base units; grows with the amount, but slower
 * @param gain on 1, see `gainOfRate`
 * @returns base units; 0 for no target, undefined if no stake earns so much
 */
export function stakeToEarn(
  targetWei: bigint,
  feeOf: (amountWei: bigint) => bigint,
  gain: Decimal,
): bigint | undefined {
  if (targetWei <= 0n) return 0n
  const isEnough = (amountWei: bigint) => gainedWei(amountWei, feeOf(amountWei), gain) >= targetWei
  let enough = MAX_AMOUNT_WEI
  if (!isEnough(enough)) return undefined
  let tooLittle = 0n
  while (enough - tooLittle > 1n) {
    const middle = (enough + tooLittle) / 2n
    if (isEnough(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}

import type { TxRequest } from './txRequest'

/** Estimate x margin, rounded up, at least the minimum. Exact, because margins are tenths. */
export function gasLimit(estimate: bigint, { margin, minimum = 0n }: TxRequest['gas']): bigint {
  const tenths = BigInt(Math.round(margin * 10))
  const limit = (estimate * tenths + 9n) / 10n
  return limit > minimum ? limit : minimum
}

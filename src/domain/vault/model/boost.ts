/** Whether a bonus is paid at a time; never if the network has no window for it. @param nowSec Unix seconds */
export function isBoostPaid(
  window: { readonly from?: number; readonly until?: number } | undefined,
  nowSec: bigint,
): boolean {
  if (window === undefined) return false
  const { from = 0, until = Number.POSITIVE_INFINITY } = window
  return nowSec >= from && nowSec < until
}

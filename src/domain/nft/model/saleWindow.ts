/** When a sale or a claim is open, in Unix seconds: from `from`, up to but without `until`. */
interface SaleWindow {
  readonly from?: number
  readonly until?: number
}

export type WindowState =
  | { readonly status: 'before'; readonly fromSec: number }
  | { readonly status: 'open'; readonly untilSec: number | undefined }
  | { readonly status: 'after'; readonly untilSec: number }

/** Where a window stands; one that the deployment does not name is open. */
export function windowState(window: SaleWindow = {}, nowSec: number): WindowState {
  const { from, until } = window
  if (from !== undefined && nowSec < from) return { status: 'before', fromSec: from }
  if (until !== undefined && nowSec >= until) return { status: 'after', untilSec: until }
  return { status: 'open', untilSec: until }
}

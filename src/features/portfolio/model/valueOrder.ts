import { valueOf } from '@/lib/loadable'
import type { Position } from './position'

/** Whether the value of every position has settled. */
export function isPriced(positions: readonly Position[]): boolean {
  return positions.every(({ usd }) => usd?.status !== 'loading')
}

/** Position ids sorted: failed ones first, since they need a retry, then by value, then unpriced ones. */
export function valueOrder(positions: readonly Position[]): readonly string[] {
  const place = ({ amount, usd }: Position) =>
    amount.status === 'failed' || usd?.status === 'failed' ? 0 : worthOf(usd) === undefined ? 2 : 1
  const byWorth = (a: Position, b: Position) =>
    place(a) - place(b) || (worthOf(b.usd)?.comparedTo(worthOf(a.usd) ?? 0) ?? 0)
  return [...positions].sort(byWorth).map(({ id }) => id)
}

function worthOf(usd: Position['usd']) {
  return usd && valueOf(usd)
}

import { valueOf } from '@/lib/loadable'
import type { Position } from './position'

/** Whether each position says what it is worth, or that it cannot. */
export function isPriced(positions: readonly Position[]): boolean {
  return positions.every(({ usd }) => usd?.status !== 'loading')
}

/** The ids of positions: first those that could not be read, as they need a hand, then by worth, then what nobody prices. */
export function worthOrder(positions: readonly Position[]): readonly string[] {
  const place = ({ amount, usd }: Position) =>
    amount.status === 'failed' || usd?.status === 'failed' ? 0 : worthOf(usd) === undefined ? 2 : 1
  const byWorth = (a: Position, b: Position) =>
    place(a) - place(b) || (worthOf(b.usd)?.comparedTo(worthOf(a.usd) ?? 0) ?? 0)
  return [...positions].sort(byWorth).map(({ id }) => id)
}

function worthOf(usd: Position['usd']) {
  return usd && valueOf(usd)
}

import { useState } from 'react'
import type { Position } from '../model/position'
import { isPriced, valueOrder } from '../model/valueOrder'

/**
 * Positions sorted by value; undefined until known. The order is kept while the same positions are held, so rows do
 * not move; new positions come last until priced.
 */
export function useValueOrder(positions: readonly Position[]): readonly Position[] | undefined {
  const [kept, setKept] = useState<{ readonly ids: string; readonly order: readonly string[] }>()
  const ids = positions.map(({ id }) => id).join()
  const next = kept?.ids !== ids && isPriced(positions) ? { ids, order: valueOrder(positions) } : kept
  if (next !== kept) setKept(next)
  if (next === undefined) return undefined
  const place = ({ id }: Position) => (next.order.includes(id) ? next.order.indexOf(id) : next.order.length)
  return [...positions].sort((a, b) => place(a) - place(b))
}

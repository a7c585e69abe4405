import { useState } from 'react'
import type { Position } from '../model/position'
import { isPriced, worthOrder } from '../model/worthOrder'

/**
 * Positions by worth, undefined until that is known. The order stays while the same ones are held, so that no row moves
 * under a finger; what is new comes last until it has a price.
 */
export function useWorthOrder(positions: readonly Position[]): readonly Position[] | undefined {
  const [kept, setKept] = useState<{ readonly ids: string; readonly order: readonly string[] }>()
  const ids = positions.map(({ id }) => id).join()
  const next = kept?.ids !== ids && isPriced(positions) ? { ids, order: worthOrder(positions) } : kept
  if (next !== kept) setKept(next)
  if (next === undefined) return undefined
  const place = ({ id }: Position) => (next.order.includes(id) ? next.order.indexOf(id) : next.order.length)
  return [...positions].sort((a, b) => place(a) - place(b))
}

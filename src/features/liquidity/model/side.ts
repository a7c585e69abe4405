/** One of a pool's two currencies, and the field that is for it. */
export type Side = 'A' | 'B'

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A'
}

import type { InfoDoubt } from '@/domain/exchange-info/model/info'
import type { Address } from '@/lib/hex'

/** Why a result stands above others, best first. */
export const marks = ['watched', 'saved', 'recent'] as const
export type Mark = (typeof marks)[number]

/** Addresses by mark, in lower case. */
export type Marked = Readonly<Record<Mark, readonly Address[]>>

interface Result {
  readonly address: Address
  readonly doubts: readonly InfoDoubt[]
}

/** The best mark of an address. */
export function markOf(address: Address, marked: Marked): Mark | undefined {
  const lower = address.toLowerCase()
  return marks.find((mark) => marked[mark].some((other) => other.toLowerCase() === lower))
}

/** Results with the watched first, then the saved, the recent and all others; among others, those with doubts last. */
export function orderResults<Row extends Result>(rows: readonly Row[], marked: Marked): readonly Row[] {
  const rankOf = ({ address, doubts }: Row) => {
    const mark = markOf(address, marked)
    if (mark !== undefined) return marks.indexOf(mark)
    return marks.length + Number(doubts.length > 0)
  }
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b))
}

/** The rows of one mark in its order, without those that have a better one. */
export function rowsOfMark<Row extends Result>(rows: readonly Row[], mark: Mark, marked: Marked): readonly Row[] {
  return marked[mark].flatMap((address) => {
    const row = rows.find((other) => other.address.toLowerCase() === address.toLowerCase())
    return row !== undefined && markOf(address, marked) === mark ? [row] : []
  })
}

import { ServiceError } from './fetchJson'
import { pageByCursor, readGraphPages } from './graphPages'

/** A value at the end of a day in UTC. */
export interface DayClose<Value> {
  /** Start of the day, Unix seconds. */
  readonly dateSec: number
  readonly value: Value
}

/** Closes by the id of what they are of, oldest first. A day without an event has none: the close before still holds. */
export type ClosesById<Value> = ReadonlyMap<string, readonly DayClose<Value>[]>

/** A row of a subgraph's day data. */
export interface DayRow<Value> extends DayClose<Value> {
  readonly id: string
  /** What it is of: an address in lower case. */
  readonly of: string
}

/**
 * Reads all rows of a list that is ordered by id. Incomplete rows would be wrong totals.
 * @param loadAfter loads the page after an id, '' for the first one
 * @throws ServiceError, also if the list is too long
 */
export async function readAllDayRows<Value>(
  loadAfter: (id: string) => Promise<readonly DayRow<Value>[]>,
): Promise<readonly DayRow<Value>[]> {
  const { rows, isPartial } = await readGraphPages<DayRow<Value>, string>({
    keyOf: ({ id }) => id,
    loadPage: async (after = '') => pageByCursor(await loadAfter(after), ({ id }) => id),
  })
  if (isPartial) throw new ServiceError('The list of days is incomplete')
  return rows
}

/** Groups rows by what they are of. Rows of the same day and owner count once, the first of them. */
export function groupCloses<Value>(rows: readonly DayRow<Value>[]): ClosesById<Value> {
  const groups = new Map<string, Map<number, DayClose<Value>>>()
  for (const { of, dateSec, value } of rows) {
    const days = groups.get(of) ?? new Map<number, DayClose<Value>>()
    groups.set(of, days)
    if (!days.has(dateSec)) days.set(dateSec, { dateSec, value })
  }
  return new Map(
    [...groups].map(([of, days]) => [of, [...days.values()].sort((a, b) => a.dateSec - b.dateSec)] as const),
  )
}

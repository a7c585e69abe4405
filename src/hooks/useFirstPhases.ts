import { useState } from 'react'

/** What is known of a row of a list. */
export interface RowPhase {
  readonly id: string
  /** Undefined while unknown. */
  readonly isFinished: boolean | undefined
}

/**
 * Whether rows were finished when that was first known, by id. Lists of live and finished rows keep a row where it was,
 * because it may have an open form when it ends.
 */
export function useFirstPhases(rows: readonly RowPhase[]): ReadonlyMap<string, boolean> {
  const [phases, setPhases] = useState<ReadonlyMap<string, boolean>>(new Map())
  const found = rows.flatMap(({ id, isFinished }) =>
    isFinished === undefined || phases.has(id) ? [] : [[id, isFinished] as const],
  )
  if (found.length > 0) setPhases(new Map([...phases, ...found]))
  return phases
}

/** An interval from `from` (inclusive) to `until` (exclusive), in Unix seconds or block numbers. */
export interface Schedule {
  readonly from?: number
  readonly until?: number
}

export type Phase =
  | { readonly status: 'soon'; readonly from: number }
  | { readonly status: 'live'; readonly until: number | undefined }
  | { readonly status: 'ended'; readonly until: number }

/** The phase of a schedule at a time or block, as a contract compares `block.timestamp` or `block.number`. */
export function phaseAt({ from, until }: Schedule, now: number): Phase {
  if (from !== undefined && now < from) return { status: 'soon', from }
  if (until !== undefined && now >= until) return { status: 'ended', until }
  return { status: 'live', until }
}

/** The elapsed part of a schedule, 0 to 1. */
export function elapsedShare({ from, until }: Required<Schedule>, now: number): number {
  return until <= from ? 0 : Math.min(1, Math.max(0, (now - from) / (until - from)))
}

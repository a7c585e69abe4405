import { median } from './figures'

const WARM_UP_MS = 500
const MEASURED_MS = 1500

/** Runs the job for about `totalMs`, at least three times. Returns the milliseconds of each run. */
function runFor(totalMs: number, job: () => unknown): number[] {
  const runs: number[] = []
  for (let spent = 0; spent < totalMs || runs.length < 3; ) {
    const startedAt = performance.now()
    job()
    const ms = performance.now() - startedAt
    runs.push(ms)
    spent += ms
  }
  return runs
}

/** Median time of a warmed-up job, in milliseconds. */
export function timeMs(job: () => unknown): number {
  runFor(WARM_UP_MS, job)
  return median(runFor(MEASURED_MS, job)) ?? Number.NaN
}

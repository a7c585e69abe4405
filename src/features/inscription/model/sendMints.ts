import type { SendResult } from '@/hooks/useSendTx'
import { type MintRun, remainingMints, withRequest, withResult } from './mintRun'

/** Limits the number of simultaneous wallet requests. */
export const BATCH_SIZE = 50

/** How far a run got since it was started or resumed. */
export interface MintProgress {
  readonly run: MintRun
  /** Results of the current or last batch in order; undefined while pending. */
  readonly results: readonly (SendResult | undefined)[]
  /** Mints that failed or were rejected. */
  readonly failed: number
  /** Mints in later batches. */
  readonly waiting: number
}

interface MintSender {
  /** Sends one mint. @param onAsk called just before the wallet is asked */
  readonly send: (onAsk: () => void) => Promise<SendResult>
  /** Asked before each batch. */
  readonly isStopped: () => boolean
  readonly onProgress: (progress: MintProgress) => void
}

/** Whether all mints were attempted and have a result. */
export function isAttempted({ results, waiting }: MintProgress): boolean {
  return waiting === 0 && !results.includes(undefined)
}

/** Sends what remains of a run: the mints of a batch in parallel. It ends with the first batch that is not sent in full. */
export async function sendMints(start: MintRun, { send, isStopped, onProgress }: MintSender): Promise<void> {
  let run = start
  let failed = 0
  let waiting = remainingMints(start)
  while (waiting > 0 && failed === 0 && !isStopped()) {
    const results: (SendResult | undefined)[] = Array.from({ length: Math.min(BATCH_SIZE, waiting) }, () => undefined)
    waiting -= results.length
    const report = () => onProgress({ run, results: [...results], failed, waiting })
    const sendOne = async (_: unknown, index: number) => {
      let isAsked = false
      const result = await send(() => {
        isAsked = true
        run = withRequest(run)
        report()
      })
      results[index] = result
      run = withResult(run, result, isAsked)
      if (result.status !== 'sent') failed += 1
      report()
    }
    report()
    await Promise.all(results.map(sendOne))
  }
}

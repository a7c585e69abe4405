import type { ContractCall } from '@/chain/calls/call'
import type { CallReader } from '@/chain/calls/reading'
import { type Loadable, ready } from '@/lib/loadable'

export type Answer = readonly [ContractCall<unknown>, unknown]

/** Reads from given results; any other call has failed. */
export function readerOf(answers: readonly Answer[]): CallReader {
  const byKey = new Map(answers.map(([call, value]) => [call.key, value]))
  return <T>(call: ContractCall<T>): Loadable<T> =>
    byKey.has(call.key) ? ready(byKey.get(call.key) as T) : { status: 'failed', retry: () => undefined }
}

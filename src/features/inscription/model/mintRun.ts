import * as v from 'valibot'
import type { SendResult } from '@/hooks/useSendTx'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, countSchema, hashSchema, parseOr } from '@/lib/schema'
import type { MintOperation } from './operation'

/** A repeated mint and how far it got. Stored, so that it can be resumed after a reload. */
export interface MintRun {
  /** Unix milliseconds. Identifies the run among those of its account. */
  readonly startedMs: number
  readonly account: Address
  readonly operation: MintOperation
  readonly times: number
  /** Hashes of the sent mints, oldest first. */
  readonly sent: readonly Hex[]
  /** Wallet requests whose outcome is unknown. The wallet may have sent them, so they are not repeated. */
  readonly unanswered: number
}

const schema = v.object({
  startedMs: countSchema,
  account: addressSchema,
  operation: v.object({ op: v.literal('mint'), tick: v.string(), amt: v.pipe(v.string(), v.regex(/^\d{1,79}$/)) }),
  times: countSchema,
  sent: v.array(hashSchema),
  unanswered: countSchema,
})

/** Parses a stored run; undefined if it is invalid. */
export function parseMintRun(raw: unknown): MintRun | undefined {
  return parseOr(schema, raw)
}

/** How many mints are still to be sent. */
export function remainingMints({ times, sent, unanswered }: MintRun): number {
  return Math.max(0, times - sent.length - unanswered)
}

/** Before the wallet is asked to send a mint. */
export function withRequest(run: MintRun): MintRun {
  return { ...run, unanswered: run.unanswered + 1 }
}

/** After these errors of a wallet or its node, nothing was sent. Others may follow a broadcast. */
const REFUSALS: readonly string[] = ['wouldRevert', 'insufficientFunds', 'wrongChain']

/** After a mint ended. @param isAsked whether the wallet was asked to send it */
export function withResult(run: MintRun, result: SendResult, isAsked: boolean): MintRun {
  const sent = result.status === 'sent' ? [...run.sent, result.hash] : run.sent
  const isAnswered = result.status !== 'failed' || REFUSALS.includes(result.error.kind)
  return { ...run, sent, unanswered: run.unanswered - (isAsked && isAnswered ? 1 : 0) }
}

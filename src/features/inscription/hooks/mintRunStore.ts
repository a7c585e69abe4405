import { getDeployment } from '@/config/deployment'
import { createExternalStore } from '@/lib/externalStore'
import { type Address, isSameAddress } from '@/lib/hex'
import { readStored, removeStored, writeStored } from '@/platform/storage'
import { type MintRun, parseMintRun, remainingMints } from '../model/mintRun'
import { BATCH_SIZE, type MintProgress } from '../model/sendMints'

/** The run of this tab. It goes on while another page is shown. */
export interface ActiveRun extends MintProgress {
  /** `stopping` ends with the current batch. */
  readonly phase: 'sending' | 'stopping' | 'paused'
  /** Whether storage has its latest state. */
  readonly isStored: boolean
}

export const activeRun = createExternalStore<ActiveRun | undefined>(undefined)

const keyOf = (account: Address) => `mints:${getDeployment().chainId}:${account.toLowerCase()}`

/** The account's unfinished run, possibly of another tab or of an earlier visit. */
export function readRun(account: Address): MintRun | undefined {
  const run = readStored(keyOf(account), parseMintRun)
  return run !== undefined && isSameAddress(run.account, account) ? run : undefined
}

/**
 * Stores a run until it is finished. Removes what it can't update, because resuming an outdated run would send mints
 * twice.
 * @returns whether storage has the latest state
 */
export function storeRun(run: MintRun): boolean {
  const isFinished = remainingMints(run) === 0 && run.unanswered === 0
  const isStored = isFinished || writeStored(keyOf(run.account), run)
  if (isFinished || !isStored) forgetRun(run.account)
  return isStored
}

export function forgetRun(account: Address): void {
  removeStored(keyOf(account))
}

/** A run that is not being sent, with the latest mints that it sent. */
export function pausedRun(run: MintRun): ActiveRun {
  const results = run.sent.slice(-BATCH_SIZE).map((hash) => ({ status: 'sent', hash }) as const)
  return { run, results, failed: 0, waiting: remainingMints(run), phase: 'paused', isStored: true }
}

/** Shows the account's stored run, unless this tab already has one of it or is sending another. */
export function showStoredRun(account: Address): void {
  const active = activeRun.getSnapshot()
  if (active !== undefined && (active.phase !== 'paused' || isSameAddress(active.run.account, account))) return
  const stored = readRun(account)
  activeRun.set(stored && pausedRun(stored))
}

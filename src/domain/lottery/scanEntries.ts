import { combineReadings } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import type { Lottery } from './lottery'
import { type WonTicket, wonTickets } from './model/claims'
import { claimDeadlineReading, hasTicketsReading, lotteryRoundReading, readTickets } from './reads'
import type { LotteryRound, OwnTicket } from './round'

/** An account's tickets of a lottery, with what they won. */
export interface LotteryEntry {
  readonly round: LotteryRound
  /** Until when prizes can be claimed, in Unix seconds; 0 before the draw. */
  readonly deadlineSec: number
  readonly tickets: readonly OwnTicket[]
  readonly won: readonly WonTicket[]
}

/** How far a scan is, in lotteries. */
export interface ScanProgress {
  readonly done: number
  readonly total: number
}

/** Lotteries asked for in one request whether the account has tickets. */
const LOTTERIES_PER_READ = 200
/** Lotteries whose tickets are read at the same time. */
const LOTTERIES_AT_ONCE = 10

function valueOrThrow<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The chain does not say it')
  return value
}

/** Numbers of the lotteries in which an account has tickets, newest first. @throws if a read fails */
async function readEnteredIds(
  client: RpcClient,
  { address, multicall }: Pick<Lottery, 'address' | 'multicall'>,
  account: Address,
  currentId: number,
  onRead: (count: number) => void,
  signal: AbortSignal | undefined,
): Promise<readonly number[]> {
  const entered: number[] = []
  for (let newest = currentId; newest > 0; newest -= LOTTERIES_PER_READ) {
    signal?.throwIfAborted()
    const ids = Array.from({ length: Math.min(newest, LOTTERIES_PER_READ) }, (_, index) => newest - index)
    const answers = await readLatest(
      client,
      multicall,
      ids.map((id) => hasTicketsReading(address, account, id)),
    )
    for (const [index, id] of ids.entries()) {
      const answer = answers[index]
      if (valueOrThrow(answer && valueOf(answer))) entered.push(id)
    }
    onRead(currentId - Math.max(0, newest - LOTTERIES_PER_READ))
  }
  return entered
}

/** The account's tickets and prizes in some lotteries. @throws if a read fails */
export async function readEntries(
  client: RpcClient,
  { address, multicall }: Pick<Lottery, 'address' | 'multicall'>,
  account: Address,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<readonly LotteryEntry[]> {
  const answers = await readLatest(
    client,
    multicall,
    ids.map((id) =>
      combineReadings([lotteryRoundReading(address, id), claimDeadlineReading(address, id)], (round, deadlineSec) => ({
        round,
        deadlineSec,
      })),
    ),
  )
  return Promise.all(
    answers.map(async (answer) => {
      const { round, deadlineSec } = valueOrThrow(valueOf(answer))
      const tickets = await readTickets(client, { address, account, id: round.id }, { signal })
      return { round, deadlineSec, tickets, won: wonTickets(round, tickets) }
    }),
  )
}

/**
 * Every lottery in which an account has tickets, newest first, with its tickets and prizes. All lotteries are asked for,
 * also old ones, and also those whose prizes are claimed in part.
 * @throws RpcError, NetworkError, the signal's reason, and Error if a read fails: a prize is never left out silently
 */
export async function scanEntries(
  client: RpcClient,
  lottery: Pick<Lottery, 'address' | 'multicall'>,
  { account, currentId }: { readonly account: Address; readonly currentId: number },
  {
    signal,
    onProgress,
  }: { readonly signal?: AbortSignal; readonly onProgress?: (progress: ScanProgress) => void } = {},
): Promise<readonly LotteryEntry[]> {
  // Looking for the lotteries counts as half of the work.
  const ids = await readEnteredIds(
    client,
    lottery,
    account,
    currentId,
    (done) => onProgress?.({ done, total: currentId * 2 }),
    signal,
  )
  const entries: LotteryEntry[] = []
  for (let from = 0; from < ids.length; from += LOTTERIES_AT_ONCE) {
    signal?.throwIfAborted()
    const group = ids.slice(from, from + LOTTERIES_AT_ONCE)
    entries.push(...(await readEntries(client, lottery, account, group, signal)))
    const done = currentId + Math.round((currentId * entries.length) / ids.length)
    onProgress?.({ done, total: currentId * 2 })
  }
  return entries
}

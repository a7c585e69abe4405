import { totalsEvent } from '@/chain/contracts/vault'
import { createLogHistory, type LogHistory } from '@/chain/logs/logHistory'
import type { ChainLog } from '@/chain/logs/logs'
import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { shareValue, type VaultTotals } from '../model/shareValue'
import { type HistoryCut, readHistoryCut } from './historyCut'
import { byAge, type Move, moveFilters, movesOf } from './positionMoves'
import { totalsFilter } from './shareHistory'

/** An account's deposits and withdrawals in a vault, from the vault's events. Amounts are underlying base units. */
export interface PositionHistory {
  /** Including deposit fees. */
  readonly deposited: bigint
  readonly withdrawn: bigint
  /** Value of shares received from others, at that time. */
  readonly received: bigint
  /** Value of shares sent to others, at that time. */
  readonly sent: bigint
  readonly hasTransfers: boolean
  /** Share base units according to the events. */
  readonly shares: bigint
  /** Unix seconds of the first deposit or received transfer that was read; undefined if there was none. */
  readonly sinceSec: number | undefined
  /** Unix seconds of the last event if it left no shares; undefined while the account holds some. */
  readonly closedSec: number | undefined
  /** False if the node returned only part of the history, so that the sums are incomplete. */
  readonly isWhole: boolean
  /** The start of an incomplete history. */
  readonly cut: HistoryCut | undefined
  /** The block of the last event; 0 if there was none. */
  readonly lastBlock: number
  /** The last block that was read. */
  readonly toBlock: number
}

/** A vault whose events are read. */
export interface EventSource {
  /** Its share token. */
  readonly token: Address
  /** The block of its deployment, or an earlier one. */
  readonly sinceBlock: number
}

/** The events of an account in a vault, extended with each read. */
export interface PositionEvents {
  /** @throws RpcError, NetworkError */
  read(): Promise<PositionHistory>
}

/** Creates the event history of an account in a vault. */
export function createPositionEvents(client: RpcClient, source: EventSource, account: Address): PositionEvents {
  const own = moveFilters(source.token, account).map((filter) => createLogHistory(client, filter, source.sinceBlock))
  const totals = createLogHistory(client, totalsFilter(source.token), source.sinceBlock)
  return {
    async read() {
      const scans = await Promise.all(own.map((history) => history.read()))
      const range = rangeOf(scans)
      const cut = await readHistoryCut(client, range.fromBlock, source.sinceBlock)
      return readPosition(client, source, { ...range, moves: movesOf(scans, account), cut, totals })
    },
  }
}

/** What was read of a position. */
export interface PositionScan {
  readonly moves: readonly Move[]
  readonly fromBlock: number
  readonly toBlock: number
  /** The start of the moves, if the node has no older ones. */
  readonly cut: HistoryCut | undefined
  /** Read only if shares were transferred. */
  readonly totals: LogHistory | undefined
}

/** The blocks that all scans cover. */
export function rangeOf(scans: readonly Pick<PositionScan, 'fromBlock' | 'toBlock'>[]) {
  return {
    fromBlock: Math.max(...scans.map(({ fromBlock }) => fromBlock)),
    toBlock: Math.min(...scans.map(({ toBlock }) => toBlock)),
  }
}

/** Adds up the moves of a position. @throws RpcError, NetworkError */
export async function readPosition(
  client: RpcClient,
  { sinceBlock }: EventSource,
  { moves, fromBlock, toBlock, cut: ownCut, totals }: PositionScan,
): Promise<PositionHistory> {
  const hasTransfers = moves.some(({ kind }) => kind === 'transfer')
  const prices = hasTransfers ? await totals?.read() : undefined
  const cut =
    prices !== undefined && prices.fromBlock > fromBlock
      ? await readHistoryCut(client, prices.fromBlock, sinceBlock)
      : fromBlock > sinceBlock
        ? ownCut
        : undefined
  const sums = { deposited: 0n, withdrawn: 0n, received: 0n, sent: 0n, shares: 0n }
  let isWhole = cut === undefined
  for (const { kind, log, amount } of moves) {
    if (kind === 'deposit') sums.deposited += amount
    else if (kind === 'withdraw') sums.withdrawn += amount
    else sums.shares += amount
    if (kind !== 'transfer') continue
    const totalsThen = totalsBefore(prices?.logs ?? [], log)
    if (totalsThen === undefined) isWhole = false
    else if (amount > 0n) sums.received += shareValue(amount, totalsThen)
    else sums.sent += shareValue(-amount, totalsThen)
  }
  const first = moves.find(({ kind, amount }) => kind === 'deposit' || (kind === 'transfer' && amount > 0n))
  const last = moves.at(-1)
  return {
    ...sums,
    hasTransfers,
    sinceSec: await timeOf(client, first),
    closedSec: sums.shares === 0n ? await timeOf(client, last) : undefined,
    isWhole,
    cut,
    lastBlock: last?.log.blockNumber ?? 0,
    toBlock,
  }
}

/** Unix seconds. */
async function timeOf(client: RpcClient, move: Move | undefined): Promise<number | undefined> {
  return move && (move.log.timestampSec ?? (await readBlockTimeSec(client, move.log.blockNumber)))
}

/** The vault's totals when a log was emitted; a transfer does not change them. */
function totalsBefore(totals: readonly ChainLog[], log: ChainLog): VaultTotals | undefined {
  const last = totals.filter((each) => byAge(each, log) < 0).at(-1)
  return last && totalsEvent.decode(last.data)
}

import { totalsEvent } from '@/chain/contracts/vault'
import { eventTopic } from '@/chain/logs/eventTopic'
import { createLogHistory, type LogHistory } from '@/chain/logs/logHistory'
import type { ChainLog } from '@/chain/logs/logs'
import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address, Hex } from '@/lib/hex'
import { shareValue, type VaultTotals } from '../model/shareValue'
import { type HistoryCut, readHistoryCut } from './historyCut'
import { type EventSource, rangeOf } from './positionHistory'
import { byAge, type Move, moveFilters, movesOf } from './positionMoves'

/** What happened to a position. Amounts are underlying base units. */
export interface PositionEntry {
  readonly kind: 'deposit' | 'withdraw' | 'received' | 'sent' | 'compound'
  /**
   * Deposits include their fee; a compound's is what the position gained by it. Undefined if the vault's totals of
   * that time are not known.
   */
  readonly amount: bigint | undefined
  /** The position's value afterwards; undefined as `amount`. */
  readonly value: bigint | undefined
  /** How many compounds the entry stands for; 1 for anything else. */
  readonly count: number
  /** Absent if the node does not return it. */
  readonly transactionHash?: Hex
}

export interface DatedEntry extends PositionEntry {
  /** Unix seconds. */
  readonly timeSec: number
}

export interface PositionTimeline {
  /** Oldest first. */
  readonly entries: readonly DatedEntry[]
  /** The start of an incomplete history. */
  readonly cut: HistoryCut | undefined
}

/** The events of a position over time, extended with each read. */
export interface TimelineEvents {
  /** @param sharesNow share base units of the account. @throws RpcError, NetworkError */
  read(sharesNow: bigint): Promise<PositionTimeline>
}

const COMPOUND_TOPIC = eventTopic('Compound(address,uint256,uint256,uint256)')

/** Each entry may cost a request for its block's time. */
const MAX_ENTRIES = 240

/** Creates the timeline of an account's position in a vault, from the vault's events. */
export function createPositionTimeline(client: RpcClient, source: EventSource, account: Address): TimelineEvents {
  const own = moveFilters(source.token, account).map((filter) => createLogHistory(client, filter, source.sinceBlock))
  let vault: { readonly sinceBlock: number; readonly events: LogHistory } | undefined
  return {
    async read(sharesNow) {
      const scans = await Promise.all(own.map((history) => history.read()))
      const { fromBlock } = rangeOf(scans)
      const moves = movesOf(scans, account)
      const [first] = moves
      if (first === undefined) return { entries: [], cut: await readHistoryCut(client, fromBlock, source.sinceBlock) }
      // A deposit comes with totals of its own; received shares have the worth of the totals before.
      const sinceBlock = first.kind === 'transfer' ? source.sinceBlock : first.log.blockNumber
      if (vault?.sinceBlock !== sinceBlock) {
        const filter = { address: source.token, topics: [[totalsEvent.topic, COMPOUND_TOPIC]] }
        vault = { sinceBlock, events: createLogHistory(client, filter, sinceBlock) }
      }
      const scan = await vault.events.read()
      const startBlock = Math.max(fromBlock, scan.fromBlock > sinceBlock ? scan.fromBlock : 0)
      const held = moves.reduce((sum, { kind, amount }) => sum + (isOfShares(kind) ? amount : 0n), 0n)
      const sharesBefore = fromBlock > source.sinceBlock && sharesNow > held ? sharesNow - held : 0n
      const [entries, cut] = await Promise.all([
        dateEntries(client, mergeCompounds(entriesOf(moves, scan.logs, sharesBefore), MAX_ENTRIES)),
        readHistoryCut(client, startBlock, source.sinceBlock),
      ])
      return { entries, cut }
    },
  }
}

interface LoggedEntry extends PositionEntry {
  readonly log: ChainLog
}

function isOfShares(kind: Move['kind']): boolean {
  return kind === 'issue' || kind === 'transfer'
}

/** @param sharesBefore share base units held before the first move */
function entriesOf(
  moves: readonly Move[],
  vaultLogs: readonly ChainLog[],
  sharesBefore: bigint,
): readonly LoggedEntry[] {
  const steps = [...moves, ...vaultLogs.map((log) => ({ kind: undefined, log }))].sort((a, b) => byAge(a.log, b.log))
  const entries: LoggedEntry[] = []
  let shares = sharesBefore
  let totals: VaultTotals | undefined
  /** Of the last entry: what is more since then was compounded. */
  let lastValue: bigint | undefined = sharesBefore === 0n ? 0n : undefined
  const add = (kind: PositionEntry['kind'], log: ChainLog, amount: bigint | undefined) => {
    lastValue = totals && shareValue(shares, totals)
    const { transactionHash } = log
    entries.push({
      kind,
      log,
      amount,
      value: lastValue,
      count: 1,
      ...(transactionHash === undefined ? {} : { transactionHash }),
    })
  }
  for (const step of steps) {
    if (step.kind === undefined) {
      if (step.log.topics[0] === totalsEvent.topic) totals = totalsEvent.decode(step.log.data)
      else if (shares > 0n && totals !== undefined)
        add('compound', step.log, lastValue === undefined ? undefined : shareValue(shares, totals) - lastValue)
    } else if (step.kind === 'issue') {
      shares += step.amount
    } else if (step.kind === 'transfer') {
      const isReceived = step.amount > 0n
      shares += step.amount
      add(
        isReceived ? 'received' : 'sent',
        step.log,
        totals && shareValue(isReceived ? step.amount : -step.amount, totals),
      )
    } else {
      add(step.kind, step.log, step.amount)
    }
  }
  return entries
}

/** Joins as many neighbouring compounds as needed to have few entries. */
function mergeCompounds(entries: readonly LoggedEntry[], max: number): readonly LoggedEntry[] {
  const compounds = entries.filter(({ kind }) => kind === 'compound').length
  const size = Math.ceil(compounds / Math.max(1, max - (entries.length - compounds)))
  const merged: LoggedEntry[] = []
  for (const entry of entries) {
    const last = merged.at(-1)
    if (entry.kind === 'compound' && last?.kind === 'compound' && last.count < size) {
      const amount = last.amount === undefined || entry.amount === undefined ? undefined : last.amount + entry.amount
      merged[merged.length - 1] = { ...entry, amount, count: last.count + 1 }
    } else merged.push(entry)
  }
  return merged
}

async function dateEntries(client: RpcClient, entries: readonly LoggedEntry[]): Promise<readonly DatedEntry[]> {
  const times = new Map<number, Promise<number>>()
  const timeOf = ({ blockNumber, timestampSec }: ChainLog) => {
    const time =
      times.get(blockNumber) ??
      (timestampSec === undefined ? readBlockTimeSec(client, blockNumber) : Promise.resolve(timestampSec))
    times.set(blockNumber, time)
    return time
  }
  return Promise.all(entries.map(async ({ log, ...entry }) => ({ ...entry, timeSec: await timeOf(log) })))
}

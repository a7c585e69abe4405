import { transferEvent } from '@/chain/contracts/erc20'
import { depositEvent, withdrawEvent } from '@/chain/contracts/vault'
import { addressTopic, type ChainLog, type LogFilter, type LogScan } from '@/chain/logs/logs'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'

/** A change of an account's shares in a vault. */
export interface Move {
  /** `issue` mints or burns shares; every deposit and withdrawal has one. */
  readonly kind: 'deposit' | 'withdraw' | 'issue' | 'transfer'
  readonly log: ChainLog
  /** Underlying base units for deposits and withdrawals, share base units otherwise; negative for outflows. */
  readonly amount: bigint
}

const NOBODY = addressTopic(ZERO_ADDRESS)

/**
 * The filters of an account's events in vaults: what it deposited, withdrew and sent, and what it received.
 * @param shareTokens one or several
 */
export function moveFilters(
  shareTokens: NonNullable<LogFilter['address']>,
  account: Address,
): readonly [LogFilter, LogFilter] {
  const self = addressTopic(account)
  return [
    { address: shareTokens, topics: [[depositEvent.topic, withdrawEvent.topic, transferEvent.topic], self] },
    { address: shareTokens, topics: [transferEvent.topic, null, self] },
  ]
}

/**
 * The moves of an account, oldest first. The node may have answered the scans at two blocks: events that only one of
 * them can contain are ignored.
 * @param scans of `moveFilters`
 */
export function movesOf(scans: readonly LogScan[], account: Address): readonly Move[] {
  const self = addressTopic(account)
  const toBlock = Math.min(...scans.map((scan) => scan.toBlock))
  return inOrder(scans.map(({ logs }) => logs))
    .filter(({ blockNumber }) => blockNumber <= toBlock)
    .flatMap((log) => toMove(log, self) ?? [])
}

/** Undefined for a transfer of the account to itself. */
function toMove(log: ChainLog, self: Hex): Move | undefined {
  const {
    topics: [topic, first, second],
    data,
  } = log
  if (topic === depositEvent.topic) return { kind: 'deposit', log, amount: depositEvent.decode(data).amount }
  if (topic === withdrawEvent.topic) return { kind: 'withdraw', log, amount: withdrawEvent.decode(data).amount }
  if (first === second) return undefined
  const shares = transferEvent.decode(data)
  const kind = first === NOBODY || second === NOBODY ? 'issue' : 'transfer'
  return { kind, log, amount: second === self ? shares : -shares }
}

/** The logs of several lists, oldest first, without duplicates. */
export function inOrder(lists: readonly (readonly ChainLog[])[]): readonly ChainLog[] {
  const byPlace = new Map(
    lists.flatMap((logs) => logs.map((log) => [`${log.blockNumber} ${log.logIndex}`, log] as const)),
  )
  return [...byPlace.values()].sort(byAge)
}

export function byAge(a: ChainLog, b: ChainLog): number {
  return a.blockNumber - b.blockNumber || a.logIndex - b.logIndex
}

import { transferEvent } from '@/chain/contracts/erc20'
import { depositEvent, totalsEvent, withdrawEvent } from '@/chain/contracts/vault'
import { createLogHistory } from '@/chain/logs/logHistory'
import { addressTopic, type ChainLog, type LogScan } from '@/chain/logs/logs'
import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { shareWorth, type VaultTotals } from '../model/shareWorth'
import { type HistoryCut, readHistoryCut } from './historyCut'
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
  /** False if the node returned only part of the history, so that the sums are incomplete. */
  readonly isWhole: boolean
  /** The start of an incomplete history. */
  readonly cut: HistoryCut | undefined
  /** The block of the last event; 0 if there was none. */
  readonly lastBlock: number
  /** The last block that was read. */
  readonly toBlock: number
}

/** The events of an account in a vault, extended with each read. */
export interface PositionEvents {
  /** @throws RpcError, NetworkError */
  read(): Promise<PositionHistory>
}

/** Creates the event history of an account. @param sinceBlock the block of the vault's deployment, or an earlier one */
export function createPositionEvents(
  client: RpcClient,
  shareToken: Address,
  account: Address,
  sinceBlock: number,
): PositionEvents {
  const [self, nobody] = [addressTopic(account), addressTopic(ZERO_ADDRESS)]
  const logsOf = (topics: readonly (Hex | readonly Hex[] | null)[]) =>
    createLogHistory(client, { address: shareToken, topics }, sinceBlock)
  const own = logsOf([[depositEvent.topic, withdrawEvent.topic, transferEvent.topic], self])
  const incoming = logsOf([transferEvent.topic, null, self])
  const totals = createLogHistory(client, totalsFilter(shareToken), sinceBlock)

  return {
    async read() {
      const scans = await Promise.all([own.read(), incoming.read()])
      // The node may have answered at two blocks: ignore events that only one answer can contain.
      const toBlock = Math.min(...scans.map((scan) => scan.toBlock))
      const logs = inOrder(scans).filter(({ blockNumber }) => blockNumber <= toBlock)
      const moves = logs.flatMap((log) => toMove(log, self, nobody) ?? [])
      const hasTransfers = moves.some(({ kind }) => kind === 'transfer')
      const prices = hasTransfers ? await totals.read() : undefined
      const sums = { deposited: 0n, withdrawn: 0n, received: 0n, sent: 0n, shares: 0n }
      const cut = await readHistoryCut(
        client,
        Math.max(...[...scans, prices].map((scan) => scan?.fromBlock ?? sinceBlock)),
        sinceBlock,
      )
      let isWhole = cut === undefined
      for (const { kind, log, amount } of moves) {
        if (kind === 'deposit') sums.deposited += amount
        else if (kind === 'withdraw') sums.withdrawn += amount
        else sums.shares += amount
        if (kind !== 'transfer') continue
        const totalsThen = totalsBefore(prices?.logs ?? [], log)
        if (totalsThen === undefined) isWhole = false
        else if (amount > 0n) sums.received += shareWorth(amount, totalsThen)
        else sums.sent += shareWorth(-amount, totalsThen)
      }
      const first = moves.find(({ kind, amount }) => kind === 'deposit' || (kind === 'transfer' && amount > 0n))?.log
      const sinceSec = first && (first.timestampSec ?? (await readBlockTimeSec(client, first.blockNumber)))
      return { ...sums, hasTransfers, sinceSec, isWhole, cut, lastBlock: moves.at(-1)?.log.blockNumber ?? 0, toBlock }
    },
  }
}

interface Move {
  /** `issue` mints or burns shares; every deposit and withdrawal has one. */
  readonly kind: 'deposit' | 'withdraw' | 'issue' | 'transfer'
  readonly log: ChainLog
  /** Underlying base units for deposits and withdrawals, share base units otherwise; negative for outflows. */
  readonly amount: bigint
}

/** Undefined for a transfer of the account to itself. */
function toMove(log: ChainLog, self: Hex, nobody: Hex): Move | undefined {
  const {
    topics: [topic, first, second],
    data,
  } = log
  if (topic === depositEvent.topic) return { kind: 'deposit', log, amount: depositEvent.decode(data).amount }
  if (topic === withdrawEvent.topic) return { kind: 'withdraw', log, amount: withdrawEvent.decode(data).amount }
  if (first === second) return undefined
  const shares = transferEvent.decode(data)
  const kind = first === nobody || second === nobody ? 'issue' : 'transfer'
  return { kind, log, amount: second === self ? shares : -shares }
}

/** The logs of several scans, oldest first, without duplicates. */
function inOrder(scans: readonly LogScan[]): readonly ChainLog[] {
  const byPlace = new Map(
    scans.flatMap(({ logs }) => logs.map((log) => [`${log.blockNumber} ${log.logIndex}`, log] as const)),
  )
  return [...byPlace.values()].sort(byAge)
}

function byAge(a: ChainLog, b: ChainLog): number {
  return a.blockNumber - b.blockNumber || a.logIndex - b.logIndex
}

/** The vault's totals when a log was emitted; a transfer does not change them. */
function totalsBefore(totals: readonly ChainLog[], log: ChainLog): VaultTotals | undefined {
  const last = totals.filter((each) => byAge(each, log) < 0).at(-1)
  return last && totalsEvent.decode(last.data)
}

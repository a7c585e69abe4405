import type { Deployment } from '@/config/deployment'
import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import { toAmountText } from '@/lib/amount'
import { toCsv } from '@/lib/csv'
import { Decimal } from '@/lib/decimal'
import { isoTime } from '@/lib/duration'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { netApy } from './netApy'
import { type ClosedPosition, figuresOf, type Gain, type Group, type GroupId, type Position } from './position'
import { totalOf } from './total'
import { totalProfit } from './totalProfit'

/** USD comes of a market price: its digits behind these say nothing. */
const USD_PLACES = 18
const RATE_PLACES = 18

type Cell = string | null

/** A position as it is exported: decimal texts with every digit, null for what is not known. */
interface ExportRow {
  readonly group: GroupId | 'closed'
  /** `partial` where one of its figures, `failed` where the position or its whole group could not be read. */
  readonly status: 'ok' | 'partial' | 'failed'
  readonly position: Cell
  readonly protocol: Cell
  readonly note: Cell
  readonly contract: Cell
  readonly symbol: Cell
  readonly amount: Cell
  readonly valueUsd: Cell
  readonly earned: Cell
  readonly earnedUsd: Cell
  readonly pending: Cell
  readonly pendingUsd: Cell
  /** Rewards of a stake to collect, in another token. */
  readonly unclaimedToken: Cell
  readonly unclaimed: Cell
  readonly unclaimedUsd: Cell
  readonly profit: Cell
  readonly profitUsd: Cell
  /** What is paid in other tokens, a day; several are joined by ' + '. */
  readonly extraTokens: Cell
  readonly extraPerDay: Cell
  readonly extraPerDayUsd: Cell
  /** 1 = 100 %. */
  readonly apy: Cell
  /** Of a closed position: everything that went in and came out, with transfers. */
  readonly deposited: Cell
  readonly withdrawn: Cell
  /** ISO 8601. */
  readonly since: Cell
  readonly closed: Cell
}

export interface PortfolioSnapshot {
  readonly account: Address
  readonly network: Pick<Deployment, 'network' | 'chainId'>
  /** Unix milliseconds. */
  readonly atMs: number
  readonly groups: readonly Group[]
  /** Undefined if the network has no vaults. */
  readonly closed: Loadable<readonly ClosedPosition[]> | undefined
}

const NOTHING = {
  position: null,
  protocol: null,
  note: null,
  contract: null,
  symbol: null,
  amount: null,
  valueUsd: null,
  earned: null,
  earnedUsd: null,
  pending: null,
  pendingUsd: null,
  unclaimedToken: null,
  unclaimed: null,
  unclaimedUsd: null,
  profit: null,
  profitUsd: null,
  extraTokens: null,
  extraPerDay: null,
  extraPerDayUsd: null,
  apy: null,
  deposited: null,
  withdrawn: null,
  since: null,
  closed: null,
} as const

/** The order of the columns. */
const COLUMNS = ['group', 'status', ...Object.keys(NOTHING)] as readonly (keyof ExportRow)[]

/** One row a position; a group that failed is a row too, so that nobody takes what is missing for nothing. */
function exportRows({ groups, closed }: PortfolioSnapshot): readonly ExportRow[] {
  const rows = groups.flatMap((group): readonly ExportRow[] => {
    if (group.status === 'failed') return [{ ...NOTHING, group: group.id, status: 'failed' }]
    return group.status === 'ready' ? group.positions.map((position) => positionRow(group.id, position)) : []
  })
  if (closed?.status === 'failed') return [...rows, { ...NOTHING, group: 'closed', status: 'failed' }]
  return [...rows, ...((closed && valueOf(closed)) ?? []).map(closedRow)]
}

function closedRow({
  deposited,
  withdrawn,
  profit,
  sinceSec,
  closedSec,
  isWhole,
  ...position
}: ClosedPosition): ExportRow {
  const units = (wei: bigint) => toAmountText(wei, position.decimals)
  const time = (sec: number | undefined) => (sec === undefined ? null : isoTime(sec))
  return {
    ...NOTHING,
    ...profitCells(profit, position.decimals),
    group: 'closed',
    status: isWhole && profit.status !== 'failed' ? 'ok' : 'partial',
    position: position.name,
    protocol: position.protocol ?? null,
    note: position.note === undefined ? null : noteText(position.note),
    contract: position.contract ?? null,
    symbol: position.symbol,
    amount: units(0n),
    deposited: units(deposited),
    withdrawn: units(withdrawn),
    since: time(sinceSec),
    closed: time(closedSec),
  }
}

function profitCells(
  profit: Loadable<Gain | undefined> | undefined,
  decimals: number,
): Pick<ExportRow, 'profit' | 'profitUsd'> {
  const known = gainOf(profit)
  return { profit: known === undefined ? null : toAmountText(known.wei, decimals), profitUsd: dollars(known?.usd) }
}

function positionRow(group: GroupId, position: Position): ExportRow {
  const { amount, usd, earned, pending, unclaimed, profit, extras, apy, symbol, decimals, note } = position
  const units = (wei: bigint | undefined) => (wei === undefined ? null : toAmountText(wei, decimals))
  const earnedNow = gainOf(earned)
  const pendingNow = gainOf(pending)
  const rewards = unclaimed && valueOf(unclaimed)
  return {
    ...NOTHING,
    group,
    status:
      amount.status === 'failed'
        ? 'failed'
        : figuresOf(position).some(({ status }) => status === 'failed')
          ? 'partial'
          : 'ok',
    position: position.name,
    protocol: position.protocol ?? null,
    note: note === undefined ? null : noteText(note),
    contract: position.contract ?? null,
    symbol,
    amount: units(valueOf(amount)),
    valueUsd: dollars(usd && valueOf(usd)),
    earned: units(earnedNow?.wei),
    earnedUsd: dollars(earnedNow?.usd),
    pending: units(pendingNow?.wei),
    pendingUsd: dollars(pendingNow?.usd),
    unclaimedToken: rewards?.symbol ?? null,
    unclaimed: rewards === undefined ? null : toAmountText(rewards.wei, rewards.decimals),
    unclaimedUsd: dollars(rewards?.usd),
    ...profitCells(profit, decimals),
    ...extraCells(extras && valueOf(extras)),
    apy: rate(apy && valueOf(apy)),
  }
}

function extraCells(
  gains: readonly ExtraGain[] = [],
): Pick<ExportRow, 'extraTokens' | 'extraPerDay' | 'extraPerDayUsd'> {
  const joined = (cells: readonly Cell[]): Cell =>
    cells.every((cell) => cell === null) ? null : cells.map((cell) => cell ?? '?').join(' + ')
  return {
    extraTokens: joined(gains.map(({ symbol }) => symbol ?? null)),
    extraPerDay: joined(gains.map(({ wei, decimals }) => (wei === undefined ? null : toAmountText(wei, decimals)))),
    extraPerDayUsd: joined(gains.map(({ usd }) => dollars(usd))),
  }
}

function gainOf(gain: Loadable<Gain | undefined> | undefined): Gain | undefined {
  return gain && valueOf(gain)
}

function dollars(usd: Decimal | undefined): Cell {
  return usd?.decimalPlaces(USD_PLACES, Decimal.ROUND_DOWN).toFixed() ?? null
}

function rate(known: Decimal | undefined): Cell {
  return known?.decimalPlaces(RATE_PLACES, Decimal.ROUND_DOWN).toFixed() ?? null
}

function noteText(note: NonNullable<Position['note']>): string {
  return note.kind === 'locked' ? `locked until ${isoTime(note.untilSec)}` : note.kind
}

export function toCsvFile(snapshot: PortfolioSnapshot): string {
  return toCsv([COLUMNS, ...exportRows(snapshot).map((row) => COLUMNS.map((column) => row[column] ?? ''))])
}

export function toJsonFile(snapshot: PortfolioSnapshot): string {
  const { account, network, atMs, groups, closed } = snapshot
  const total = valueOf(totalOf(groups))
  const file = {
    account,
    network: network.network,
    chainId: network.chainId,
    time: new Date(atMs).toISOString(),
    totalUsd: dollars(total?.usd),
    isPartial: total?.isPartial ?? true,
    profitUsd: dollars(valueOf(totalProfit(groups, closed))?.usd),
    netApy: rate(valueOf(netApy(groups))?.rate),
    positions: exportRows(snapshot),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Without its extension. */
export function exportName({ account, atMs }: PortfolioSnapshot): string {
  return `portfolio-${account.toLowerCase()}-${new Date(atMs).toISOString().slice(0, 10)}`
}

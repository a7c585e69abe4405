import type { Deployment } from '@/config/deployment'
import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import { toAmountText } from '@/lib/amount'
import { toCsv } from '@/lib/csv'
import { Decimal } from '@/lib/decimal'
import { isoTime } from '@/lib/duration'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Gain, Group, GroupId, Position } from './position'
import { totalOf } from './total'

/** USD comes of a market price: its digits behind these say nothing. */
const USD_PLACES = 18

type Cell = string | null

/** A position as it is exported: decimal texts with every digit, null for what is not known. */
interface ExportRow {
  readonly group: GroupId
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
  readonly profit: Cell
  readonly profitUsd: Cell
  /** What is paid in other tokens, a day; several are joined by ' + '. */
  readonly extraTokens: Cell
  readonly extraPerDay: Cell
  readonly extraPerDayUsd: Cell
}

export interface PortfolioSnapshot {
  readonly account: Address
  readonly network: Pick<Deployment, 'network' | 'chainId'>
  /** Unix milliseconds. */
  readonly atMs: number
  readonly groups: readonly Group[]
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
  profit: null,
  profitUsd: null,
  extraTokens: null,
  extraPerDay: null,
  extraPerDayUsd: null,
} as const

/** The order of the columns. */
const COLUMNS = ['group', 'status', ...Object.keys(NOTHING)] as readonly (keyof ExportRow)[]

/** One row a position; a group that failed is a row too, so that nobody takes what is missing for nothing. */
function exportRows(groups: readonly Group[]): readonly ExportRow[] {
  return groups.flatMap((group): ExportRow[] => {
    if (group.status === 'failed') return [{ ...NOTHING, group: group.id, status: 'failed' }]
    return group.status === 'ready' ? group.positions.map((position) => positionRow(group.id, position)) : []
  })
}

function positionRow(group: GroupId, position: Position): ExportRow {
  const { amount, usd, earned, pending, profit, extras, symbol, decimals, note } = position
  const figures = [usd, earned, pending, profit, extras].filter((figure) => figure !== undefined)
  const units = (wei: bigint | undefined) => (wei === undefined ? null : toAmountText(wei, decimals))
  const earnedNow = gainOf(earned)
  const pendingNow = gainOf(pending)
  const profitNow = gainOf(profit)
  return {
    group,
    status:
      amount.status === 'failed' ? 'failed' : figures.some(({ status }) => status === 'failed') ? 'partial' : 'ok',
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
    profit: units(profitNow?.wei),
    profitUsd: dollars(profitNow?.usd),
    ...extraCells(extras && valueOf(extras)),
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

function noteText(note: NonNullable<Position['note']>): string {
  return note.kind === 'locked' ? `locked until ${isoTime(note.untilSec)}` : note.kind
}

export function toCsvFile({ groups }: PortfolioSnapshot): string {
  return toCsv([COLUMNS, ...exportRows(groups).map((row) => COLUMNS.map((column) => row[column] ?? ''))])
}

export function toJsonFile({ account, network, atMs, groups }: PortfolioSnapshot): string {
  const total = valueOf(totalOf(groups))
  const file = {
    account,
    network: network.network,
    chainId: network.chainId,
    time: new Date(atMs).toISOString(),
    totalUsd: dollars(total?.usd),
    isPartial: total?.isPartial ?? true,
    positions: exportRows(groups),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Without its extension. */
export function exportName({ account, atMs }: PortfolioSnapshot): string {
  return `portfolio-${account.toLowerCase()}-${new Date(atMs).toISOString().slice(0, 10)}`
}

/** One line of the report. */
export interface BenchRow {
  readonly name: string
  readonly value: number | undefined
  readonly unit: string
  /** The most (or with `isFloor` the least) that the project allows itself. */
  readonly budget?: number
  readonly isFloor?: true
  /** The best of the peers, measured in November 2026; docs/performance.md says how. */
  readonly peer?: number
  readonly note?: string
}

/** What the best peer reached: PancakeSwap interface v1 where no other is named. */
export const PEERS = {
  jsGzipKb: 596,
  rpcRequests: 5,
  lcpMs: 2540,
  blockedMs: 814,
  layoutShift: 0,
  heapMb: 10.5,
  lighthousePerformance: 62,
} as const

function format(value: number | undefined): string {
  if (value === undefined) return '-'
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : 1)
}

function verdict({ value, budget, isFloor }: BenchRow): string {
  if (budget === undefined || value === undefined) return ''
  return (isFloor ? value >= budget : value <= budget) ? 'kept' : 'MISSED'
}

/** The report as text, one row a figure. */
export function formatTable(rows: readonly BenchRow[]): string {
  const table = [
    ['figure', 'measured', 'unit', 'budget', '', 'best peer', 'note'],
    ...rows.map((row) => [
      row.name,
      format(row.value),
      row.unit,
      row.budget === undefined ? '-' : `${row.isFloor ? '>=' : '<='} ${format(row.budget)}`,
      verdict(row),
      format(row.peer),
      row.note ?? '',
    ]),
  ]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

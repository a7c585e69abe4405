/** A row of the report. */
export interface BenchRow {
  readonly name: string
  readonly value: number | undefined
  readonly unit: string
  /** The project's own maximum, or minimum with `isFloor`. */
  readonly budget?: number
  readonly isFloor?: true
  /** Best peer, measured in November 2026, see docs/performance.md. */
  readonly peer?: number
  readonly note?: string
}

/** Values of the best peer: PancakeSwap interface v1 unless another is named. */
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

/** Formats the report, one row per figure. */
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

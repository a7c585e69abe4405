import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { RowChunk } from './RowChunk'

/** Rows that are drawn and removed together: divisible by up to four columns. */
const CHUNK_ROWS = 12
/** Shorter lists are laid out as a whole. */
const LONG_ROWS = 160

/** Chunks far from the window are not laid out, but stay in the browser's search and for screen readers. */
const List = styled.div<{ $chunkHeight: string }>`
  &[data-long] > [data-chunk] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${({ $chunkHeight }) => $chunkHeight};
  }
`

export interface LongListProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /**
   * An element with the role of a list item, the same one drawn or not. If it is not drawn, it only holds its name, for
   * the browser's search.
   */
  readonly renderRow: (row: Row, isDrawn: boolean) => ReactNode
  /** Rows that are drawn at once, and stay: about what the first screen shows. */
  readonly alwaysDrawn: number
  /** CSS length: the estimated height of twelve rows before they are drawn. */
  readonly chunkHeight: string
  readonly className?: string
  readonly 'data-view'?: string
  readonly 'aria-label'?: string | undefined
}

/**
 * A list of any length that only draws the rows near the window in full: the first figures do not wait for rows that
 * nobody sees yet. The rows are in elements with `data-chunk`.
 * @example
 * <LongList rows={pools} rowKey={({ id }) => id} alwaysDrawn={12} chunkHeight="calc(12 * 4rem)"
 *   renderRow={(pool, isDrawn) => <PoolRow pool={pool} isDrawn={isDrawn} />} />
 */
export function LongList<Row>({
  rows,
  alwaysDrawn,
  rowKey,
  renderRow,
  chunkHeight,
  ...attributes
}: LongListProps<Row>) {
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, index) => index * CHUNK_ROWS)
  return (
    <List role="list" data-long={rows.length > LONG_ROWS || undefined} $chunkHeight={chunkHeight} {...attributes}>
      {starts.map((start) => (
        <RowChunk
          key={start}
          rows={rows.slice(start, start + CHUNK_ROWS)}
          rowKey={rowKey}
          renderRow={renderRow}
          alwaysDrawn={alwaysDrawn - start}
        />
      ))}
    </List>
  )
}

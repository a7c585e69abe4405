import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { RowChunk } from './RowChunk'

/** Rows that come and go together: so many that each row of up to four columns is full. */
const CHUNK_ROWS = 12
/** A list of fewer is laid out as a whole. */
const LONG_ROWS = 160

/** What is far from the window is not laid out; it stays in the browser's search and in what is read aloud. */
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
   * An element with the role of a list item, the same one drawn or not. Where it is not drawn the name alone stands in
   * it, to be found by the browser's search.
   */
  readonly renderRow: (row: Row, isDrawn: boolean) => ReactNode
  /** What a first window shows, of any size: rows that are drawn at once, and stay. */
  readonly alwaysDrawn: number
  /** CSS length of twelve rows, as exact as is known before they are drawn. */
  readonly chunkHeight: string
  readonly className?: string
  readonly 'data-view'?: string
  readonly 'aria-label'?: string | undefined
}

/**
 * A list of any length of which the rows near the window are drawn in full: the first figures do not wait for what
 * nobody sees yet, and a long list scrolls as a short one. The rows stand in elements with `data-chunk`.
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

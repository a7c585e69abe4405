import { type CSSProperties, type ReactNode, useCallback } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { RowChunk } from './RowChunk'
import { watchSection } from './watchSection'

/** Rows that are drawn and removed together: divisible by up to four columns. */
const CHUNK_ROWS = 12
/** Rows that are laid out and watched together. */
const SECTION_ROWS = 10 * CHUNK_ROWS
/** Shorter lists are laid out as a whole. */
const LONG_ROWS = 160

/** What is far from the window is not laid out, but stays in the browser's search and for screen readers. */
const List = styled.div`
  &[data-long] [data-section],
  &[data-long] [data-chunk] {
    content-visibility: auto;
  }
`

/** Up to three columns of cards with figures. */
const WIDE_COLUMNS = 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))'

/**
 * Style of a long list whose rows are cards in columns. Only the rows of a chunk share a grid: one grid around all chunks
 * would lay all of them out again for each row that is drawn.
 * @param columns value of `grid-template-columns`
 */
export const cardGrid = (columns = WIDE_COLUMNS) => css`
  [data-chunk] {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${theme.space[16]};
  }
  [data-chunk] + [data-chunk],
  [data-section] + [data-section] {
    margin-block-start: ${theme.space[16]};
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
  const heightOf = (chunks: number) => ({ containIntrinsicBlockSize: `auto calc(${chunks} * ${chunkHeight})` })
  return (
    <List role="list" data-long={rows.length > LONG_ROWS || undefined} {...attributes}>
      {startsOf(rows.length, SECTION_ROWS).map((first) => {
        const section = rows.slice(first, first + SECTION_ROWS)
        const chunks = startsOf(section.length, CHUNK_ROWS)
        return (
          <Section
            key={first}
            watched={first + section.length > alwaysDrawn ? chunks.length : 0}
            style={heightOf(chunks.length)}
          >
            {chunks.map((start) => (
              <RowChunk
                key={start}
                rows={section.slice(start, start + CHUNK_ROWS)}
                rowKey={rowKey}
                renderRow={renderRow}
                alwaysDrawn={alwaysDrawn - first - start}
                style={heightOf(1)}
              />
            ))}
          </Section>
        )
      })}
    </List>
  )
}

interface SectionProps {
  /** Number of its chunks, if some of their rows are only drawn near the window; 0 otherwise. */
  readonly watched: number
  readonly style: CSSProperties
  readonly children: ReactNode
}

function Section({ watched, ...attributes }: SectionProps) {
  const ref = useCallback((section: HTMLDivElement) => (watched > 0 ? watchSection(section) : undefined), [watched])
  return <div ref={ref} role="none" data-section {...attributes} />
}

/** Indices at which parts of a size start. */
const startsOf = (count: number, size: number) =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => index * size)

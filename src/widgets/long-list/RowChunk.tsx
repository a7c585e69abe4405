import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { watchNear } from './watchNear'

/** Rows that are drawn, or taken away, between two frames. */
const STEP = 4

export interface RowChunkProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly renderRow: (row: Row, isDrawn: boolean) => ReactNode
  /** How many rows are drawn wherever the window is. */
  readonly alwaysDrawn: number
}

/** Some rows of a long list, drawn in full while the window is near, a few between two frames of the scrolling. */
export function RowChunk<Row>({ rows, rowKey, renderRow, alwaysDrawn }: RowChunkProps<Row>) {
  const chunkRef = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [drawn, setDrawn] = useState(0)
  const isWatched = alwaysDrawn < rows.length
  useEffect(() => {
    const chunk = chunkRef.current
    if (chunk === null || !isWatched) return undefined
    // What has the focus stays.
    return watchNear(chunk, (isNow) => setIsNear(isNow || chunk.contains(document.activeElement)))
  }, [isWatched])

  const wanted = isNear ? rows.length : 0
  useEffect(() => {
    if (drawn === wanted) return undefined
    const next = drawn < wanted ? Math.min(drawn + STEP, wanted) : Math.max(drawn - STEP, wanted)
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, wanted])

  return (
    <div ref={chunkRef} role="none" data-chunk>
      {rows.map((row, index) => (
        <Fragment key={rowKey(row)}>{renderRow(row, index < Math.max(alwaysDrawn, drawn))}</Fragment>
      ))}
    </div>
  )
}

import { type CSSProperties, Fragment, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { onceDrawingRests, queueDrawing } from './drawQueue'
import { onNear } from './watchSection'

/** How many rows are drawn in one frame. */
const STEP = 2

export interface RowChunkProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly renderRow: (row: Row, isDrawn: boolean) => ReactNode
  /** How many rows are always drawn, wherever the window is. */
  readonly alwaysDrawn: number
  readonly style: CSSProperties
}

/** Some rows of a long list. They are drawn in full while the window is near, a few in each frame. */
export function RowChunk<Row>({ rows, rowKey, renderRow, alwaysDrawn, style }: RowChunkProps<Row>) {
  const [isNear, setIsNear] = useState(false)
  const [drawn, setDrawn] = useState(0)
  const ref = useCallback(
    // A chunk that has the focus stays.
    (chunk: HTMLDivElement) => onNear(chunk, (isNow) => setIsNear(isNow || chunk.contains(document.activeElement))),
    [],
  )

  const wanted = isNear ? rows.length : 0
  useEffect(() => {
    if (drawn === wanted) return undefined
    const draw = (count: number) => startTransition(() => setDrawn(count))
    return drawn < wanted
      ? queueDrawing(() => draw(Math.min(drawn + STEP, wanted)))
      : onceDrawingRests(() => draw(wanted))
  }, [drawn, wanted])

  return (
    <div ref={ref} role="none" data-chunk style={style}>
      {rows.map((row, index) => (
        <Fragment key={rowKey(row)}>{renderRow(row, index < Math.max(alwaysDrawn, drawn))}</Fragment>
      ))}
    </div>
  )
}

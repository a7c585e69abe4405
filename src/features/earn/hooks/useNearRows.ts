import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Rows that come and go together. */
const CHUNK = 8
/** How far from the window rows are drawn: more than a chunk is high, and than a flick moves in a frame. */
const MARGIN = '2000px 0px'
/** A list of usual length is whole, for the browser's own search and for readers aloud. */
const ALWAYS_DRAWN = 160

function chunkOfFocus(list: HTMLElement): number {
  const index = [...list.children].findIndex((row) => row.contains(document.activeElement))
  return Math.floor(index / CHUNK)
}

/**
 * Says which rows of a list are near the window, so that only those of a long one are drawn in full.
 * @param rows what the list's children are of, in order
 */
export function useNearRows(listRef: RefObject<HTMLElement | null>, rows: readonly unknown[]): (index: number) => boolean {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set())
  useEffect(() => {
    const list = listRef.current
    if (list === null || rows.length <= ALWAYS_DRAWN) return undefined
    const chunkByRow = new Map<Element, number>()
    const observer = new IntersectionObserver((seen) => {
      const focused = chunkOfFocus(list)
      const update = (before: ReadonlySet<number>) => {
        const after = new Set(before)
        for (const { target, isIntersecting } of seen) {
          const chunk = chunkByRow.get(target)
          if (chunk === undefined) continue
          if (isIntersecting || chunk === focused) after.add(chunk)
          else after.delete(chunk)
        }
        return after.size === before.size && [...after].every((chunk) => before.has(chunk)) ? before : after
      }
      // The margin leaves the time to draw them in slices, between the frames of the scrolling.
      startTransition(() => setNear(update))
    }, { rootMargin: MARGIN })
    for (let index = ALWAYS_DRAWN; index < list.children.length; index += CHUNK) {
      const row = list.children[index]
      if (row === undefined) continue
      chunkByRow.set(row, index / CHUNK)
      observer.observe(row)
    }
    return () => observer.disconnect()
  }, [listRef, rows])
  return (index) => index < ALWAYS_DRAWN || near.has(Math.floor(index / CHUNK))
}

import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Rows that come and go together. */
const CHUNK = 8
/** How far from the window rows are drawn: more than a chunk is high, and than a flick moves in a frame. */
const MARGIN = '1500px 0px'

function chunkOfFocus(list: HTMLElement): number {
  const index = [...list.children].findIndex((row) => row.contains(document.activeElement))
  return Math.floor(index / CHUNK)
}

/**
 * Says which rows of a list are near the window, so that only those are drawn in full: the first figures do not wait
 * for what nobody sees yet, and a long list scrolls as a short one.
 * @param rows what the list's children are of, in order
 * @param alwaysDrawn how many rows from the top are drawn before the window is known, and stay
 */
export function useNearRows(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  alwaysDrawn: number,
): (index: number) => boolean {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set())
  useEffect(() => {
    const list = listRef.current
    if (list === null || rows.length <= alwaysDrawn) return undefined
    const chunkByRow = new Map<Element, number>()
    const observer = new IntersectionObserver(
      (seen) => {
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
      },
      { rootMargin: MARGIN },
    )
    for (let chunk = 0; chunk * CHUNK < list.children.length; chunk += 1) {
      const row = list.children[chunk * CHUNK]
      if (row === undefined) continue
      chunkByRow.set(row, chunk)
      observer.observe(row)
    }
    return () => observer.disconnect()
  }, [listRef, rows, alwaysDrawn])
  return (index) => index < alwaysDrawn || near.has(Math.floor(index / CHUNK))
}

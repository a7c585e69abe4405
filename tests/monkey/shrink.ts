/**
 * Finds a shorter list that still fails, by delta debugging (Zeller and Hildebrandt 2002). Unless it is stopped early, no
 * single item of the result can be removed.
 * @param items a list that fails
 * @param fails whether a part of it still fails
 * @param isOver whether to stop and return the shortest list so far
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly T[]> {
  let shortest = items
  let size = Math.ceil(items.length / 2)
  while (size >= 1 && shortest.length > 0 && !isOver()) {
    const without = await findFailing(shortest, size, fails, isOver)
    if (without === undefined) {
      if (size === 1) return shortest
      size = Math.ceil(size / 2)
    } else {
      shortest = without
      size = Math.min(size, Math.max(1, Math.ceil(shortest.length / 2)))
    }
  }
  return shortest
}

/** The first list that still fails after `size` neighbouring items were removed. */
async function findFailing<T>(
  items: readonly T[],
  size: number,
  fails: (part: readonly T[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly T[] | undefined> {
  for (let from = 0; from < items.length && !isOver(); from += size) {
    const rest = [...items.slice(0, from), ...items.slice(from + size)]
    if (await fails(rest)) return rest
  }
  return undefined
}

const PAGE_ROWS = 6

/** Next active row for a key, from row `active` of `count`; undefined for other keys. */
export function moveActive(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active === undefined || active === last ? 0 : active + 1
    case 'ArrowUp':
      return active === undefined || active === 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, (active ?? -1) + PAGE_ROWS)
    case 'PageUp':
      return Math.max(0, (active ?? 0) - PAGE_ROWS)
    default:
      return undefined
  }
}

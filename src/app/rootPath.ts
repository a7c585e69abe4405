const STORAGE_KEY = 'rootReloaded'

/**
 * Where to go when the page was opened at the site's folder without its slash (or at nothing): the site's root,
 * with the query and hash kept. Undefined where the page is at a path of its own.
 */
export function rootOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>, base: string): string | undefined {
  if (base === '/') return undefined
  const isFolder = location.pathname === '' || `${location.pathname}/` === base
  return isFolder ? base + location.search + location.hash : undefined
}

/**
 * Goes to the site's root where the page was opened at its folder, once a session: a host that takes the slash off
 * again must not send the page in a circle, and the router understands both.
 * @returns whether the page is being left
 */
export function goToRootOnce(
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
  base: string,
): boolean {
  const root = rootOf(location, base)
  if (root === undefined) return false
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== null) return false
    sessionStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    return false
  }
  location.replace(root)
  return true
}

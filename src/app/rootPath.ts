const STORAGE_KEY = 'rootReloaded'

/**
 * The site's root, if the page was opened at its folder without a trailing slash (or at an empty path); keeps query and
 * hash. Otherwise undefined.
 */
export function rootOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>, base: string): string | undefined {
  if (base === '/') return undefined
  const isFolder = location.pathname === '' || `${location.pathname}/` === base
  return isFolder ? base + location.search + location.hash : undefined
}

/**
 * Redirects from the folder without a slash to the site's root, once per session: a host that strips the slash would
 * cause a loop.
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

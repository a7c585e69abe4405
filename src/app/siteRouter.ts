import { BrowserRouter, HashRouter } from 'react-router-dom'

/**
 * A build with the base './' works in any folder and on IPFS. Hosts do not rewrite its inner paths, so the router uses
 * the hash.
 */
const IS_ANYWHERE = import.meta.env.BASE_URL === './'

/** The router for the site's base. */
export const SiteRouter = IS_ANYWHERE ? HashRouter : BrowserRouter
export const basename = IS_ANYWHERE ? '/' : import.meta.env.BASE_URL

/** The app's path in a location, such as '/earn', for any base. */
export function pathIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return IS_ANYWHERE
    ? `/${hash.replace(/^#?\/?/, '').replace(/\?.*$/, '')}`
    : `/${pathname.slice(import.meta.env.BASE_URL.length)}`
}

/** The query parameters of a location, also those inside the hash. */
export function queryIn({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams {
  const [, behind = ''] = IS_ANYWHERE ? (/\?(.*)$/.exec(hash) ?? []) : []
  return new URLSearchParams([...new URLSearchParams(behind), ...new URLSearchParams(search)])
}

import { BrowserRouter, HashRouter } from 'react-router-dom'

/**
 * A build with the base './' works in whatever folder it is put, on IPFS too. No host answers its inner paths there, so
 * they stand behind '#'.
 */
const IS_ANYWHERE = import.meta.env.BASE_URL === './'

export const SiteRouter = IS_ANYWHERE ? HashRouter : BrowserRouter
export const basename = IS_ANYWHERE ? '/' : import.meta.env.BASE_URL

/** The app's own path in an address: '/earn', whatever the site's folder. */
export function pathIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return IS_ANYWHERE
    ? `/${hash.replace(/^#?\/?/, '').replace(/\?.*$/, '')}`
    : `/${pathname.slice(import.meta.env.BASE_URL.length)}`
}

/** The parameters of an address, those behind '#' too where the paths stand there. */
export function queryIn({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams {
  const [, behind = ''] = IS_ANYWHERE ? (/\?(.*)$/.exec(hash) ?? []) : []
  return new URLSearchParams([...new URLSearchParams(behind), ...new URLSearchParams(search)])
}

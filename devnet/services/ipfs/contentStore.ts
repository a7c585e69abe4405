import { contentId } from '../../deploy/contentId.ts'
import type { Route } from '../route.ts'

/** JSON texts by their CID, in memory. */
export interface ContentStore {
  /** Returns the CID. */
  add(content: string): string
  find(cid: string): string | undefined
}

export function createContentStore(): ContentStore {
  const contents = new Map<string, string>()
  return {
    add(content) {
      const cid = contentId(content)
      contents.set(cid, content)
      return cid
    },
    find: (cid) => contents.get(cid),
  }
}

/** CID in a gateway's path, /ipfs/{cid}; undefined for other paths. */
export function cidOf(pathname: string): string | undefined {
  return /^\/ipfs\/([a-z0-9]+)\/?$/.exec(pathname)?.[1]
}

/** Serves the contents of a store, and leaves other CIDs to the routes after it. */
export function contentRoute(store: ContentStore): Route {
  return ({ pathname }) => {
    const cid = cidOf(pathname)
    const body = cid === undefined ? undefined : store.find(cid)
    return Promise.resolve(
      body === undefined ? undefined : { status: 200, type: 'application/json; charset=utf-8', body },
    )
  }
}

import { squadFile, squadFilesOf } from '../../deploy/squadFiles.ts'
import { type SquadEdition, squadEditions } from '../../tables/squad.ts'
import { json, type Route } from '../route.ts'

/** IPFS gateway for the squad's metadata: /ipfs/{directory}/{token id}. */
export function squadRoute(): Route {
  let editions: ReadonlyMap<string, SquadEdition> | undefined
  // Hashing all files takes a moment, so it waits for the first request.
  const readEditions = () =>
    (editions ??= new Map(squadEditions.map((edition) => [squadFilesOf(edition).root, edition])))
  return ({ pathname }) => {
    const [, root = '', file = ''] = /^\/ipfs\/([a-z0-9]+)\/([^/]+)$/.exec(pathname) ?? []
    if (root === '') return Promise.resolve(undefined)
    const edition = readEditions().get(root)
    if (edition === undefined) return Promise.resolve(undefined)
    const tokenId = /^(0|[1-9][0-9]{0,5})$/.test(file) ? Number(file) : Infinity
    if (tokenId >= edition.maxSupply) return Promise.resolve(json(404, { error: 'no such content' }))
    const type = 'application/json; charset=utf-8'
    return Promise.resolve({ status: 200, type, body: squadFile(edition, tokenId) })
  }
}

import { createHash } from 'node:crypto'
import type { SquadEdition } from '../tables/squad.ts'
import { squadMetadata } from '../tables/squadArt.ts'
import { directoryId } from './contentId.ts'

/** What a collection commits to. */
export interface SquadFiles {
  /** SHA-256 of the SHA-256 hashes of all metadata in lower-case hex, by token id, joined; 32 bytes in hex. */
  readonly provenanceHash: string
  /** CID of the directory with a file of metadata for each token id. */
  readonly root: string
}

/** Text of the metadata file of an NFT. */
export function squadFile(edition: Pick<SquadEdition, 'key' | 'name'>, tokenId: number): string {
  return JSON.stringify(squadMetadata(edition, tokenId))
}

/** Hashes of all metadata files of an edition. */
export function squadFilesOf(edition: Pick<SquadEdition, 'key' | 'name' | 'maxSupply'>): SquadFiles {
  const provenance = createHash('sha256')
  const entries = Array.from({ length: edition.maxSupply }, (_, tokenId) => {
    const text = squadFile(edition, tokenId)
    const digest = createHash('sha256').update(text).digest()
    provenance.update(digest.toString('hex'))
    return { name: String(tokenId), digest, size: Buffer.byteLength(text) }
  })
  return { provenanceHash: `0x${provenance.digest('hex')}`, root: directoryId(entries) }
}

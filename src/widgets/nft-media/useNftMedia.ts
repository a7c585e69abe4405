import { useMemo } from 'react'
import type { NftMedia } from '@/api/nftMedia'
import { readClient } from '@/chain/rpc/readClient'
import { readTokenUri, tokenUriReading } from '@/domain/nft/reads'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'

export interface MediaOptions {
  /**
   * The collection may be anyone's: no host is asked that the metadata names, other than IPFS gateways and the
   * deployment's services, and the metadata is read once.
   */
  readonly isForeign?: boolean
  /** URI of the image, where a service gave it: the metadata is not read. '' if there is none. */
  readonly image?: string | undefined
}

const importReading = () => import('@/api/nftMedia')
let reading: ReturnType<typeof importReading> | undefined

/**
 * What fetches and checks files. Imported once: a list has hundreds of pictures, and each `import()` looks for its
 * preloads in the whole page.
 */
function loadReading() {
  reading ??= importReading().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** Metadata of an NFT, read once. */
export function useNftMedia(
  contract: Address,
  tokenId: bigint,
  { isForeign = false, image }: MediaOptions = {},
): Loadable<NftMedia> {
  const isLive = !isForeign && image === undefined
  const uri = useReading(
    useMemo(() => (isLive ? tokenUriReading(contract, tokenId) : undefined), [isLive, contract, tokenId]),
  )
  const tokenUri = valueOf(uri)
  const hosts = isForeign ? 'trusted' : 'any'
  const token = `${contract.toLowerCase()}/${tokenId}`
  const liveKey = tokenUri === undefined ? undefined : `nftMedia/${tokenUri}`
  const foreignKey = image === undefined ? `nftMedia/${token}` : `nftImage/${token}/${image.length}`
  const media = useService(
    isLive ? liveKey : foreignKey,
    async () => {
      const { readNftImage, readNftMedia } = await loadReading()
      if (image !== undefined) return { name: undefined, image: await readNftImage(image, hosts) }
      return readNftMedia(isLive ? (tokenUri ?? '') : await readTokenUri(readClient, contract, tokenId), hosts)
    },
    { isFixed: true },
  )
  return uri.status === 'failed' ? uri : media
}

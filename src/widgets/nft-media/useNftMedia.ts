import { useMemo } from 'react'
import { type NftMedia, readNftMedia } from '@/api/nftMedia'
import { tokenUriReading } from '@/domain/nft/reads'
import type { CallsOptions } from '@/hooks/useCalls'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Metadata of an NFT, read once. @param options how often its address is read */
export function useNftMedia(contract: Address, tokenId: bigint, options?: CallsOptions): Loadable<NftMedia> {
  const uri = useReading(
    useMemo(() => tokenUriReading(contract, tokenId), [contract, tokenId]),
    options,
  )
  const tokenUri = valueOf(uri)
  const media = useService(
    tokenUri === undefined ? undefined : `nftMedia/${tokenUri}`,
    () => readNftMedia(tokenUri ?? ''),
    { isFixed: true },
  )
  return uri.status === 'failed' ? uri : media
}

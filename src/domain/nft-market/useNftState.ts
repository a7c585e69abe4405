import { useMemo } from 'react'
import { callReading } from '@/chain/calls/reading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { NftAsk, NftKey } from './nftItem'
import { asksReading } from './reads'

const OPTIONS = { blocksPerFetch: 5 } as const

/** An NFT by the chain. */
export interface NftState {
  /** Its value is undefined while it is not on sale. */
  readonly ask: Loadable<NftAsk | undefined>
  /** Who owns it: the seller while it is on sale. Failed for a token without an owner. */
  readonly owner: Loadable<Address>
}

/** What an NFT asks for, and whose it is, as the contracts have it. */
export function useNftState(market: Address, { collection, tokenId }: NftKey): NftState {
  const asks = useReading(
    useMemo(() => asksReading(market, collection, [tokenId]), [market, collection, tokenId]),
    OPTIONS,
  )
  const ask = useMemo(() => mapLoadable(asks, ([first]) => first), [asks])
  const isUnlisted = (ask.status === 'ready' || ask.status === 'stale') && ask.value === undefined
  const holder = useReading(
    useMemo(
      () => (isUnlisted ? callReading(nftCollectionContract(collection).ownerOf(tokenId)) : undefined),
      [isUnlisted, collection, tokenId],
    ),
    OPTIONS,
  )
  const seller = valueOf(ask)?.seller
  const owner = useMemo(() => (seller === undefined ? holder : mapLoadable(ask, () => seller)), [seller, holder, ask])
  return useMemo(() => ({ ask, owner }), [ask, owner])
}

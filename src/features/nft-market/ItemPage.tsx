import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getNftMarket } from '@/domain/nft-market/market'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { getTradeContracts } from '@/domain/nft-market/tradeContracts'
import { isAddress } from '@/lib/hex'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { NotFound } from '@/widgets/pages/NotFound'
import { ItemSections } from './containers/ItemSections'

const TOKEN_ID = /^\d{1,78}$/
const MAX_TOKEN_ID = 2n ** 256n - 1n

/** Parses the path of an NFT; undefined if there can be none. */
function readKey(collection = '', tokenId = ''): NftKey | undefined {
  if (!isAddress(collection) || !TOKEN_ID.test(tokenId) || BigInt(tokenId) > MAX_TOKEN_ID) return undefined
  return { collection, tokenId: BigInt(tokenId) }
}

/** One NFT: its picture, traits, price and history, and what the account can do with it. */
export default function ItemPage() {
  const { collection, tokenId } = useParams()
  const key = useMemo(() => readKey(collection, tokenId), [collection, tokenId])
  const market = getNftMarket()
  const contracts = getTradeContracts()
  if (key === undefined) return <NotFound />
  if (market === undefined || contracts === undefined)
    return <MissingContracts parts={missingContracts(getDeployment(), ['multicall', 'wcro', 'market'])} />
  return <ItemSections key={`${collection}/${tokenId}`} market={market} contracts={contracts} nftKey={key} />
}

import { memo, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { nftItemPath } from '@/config/routes'
import { useNftState } from '@/domain/nft-market/useNftState'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { type ItemRow, itemName } from '../model/itemRow'
import { AccountName } from './AccountLink'
import { CroFigure, CroUsd } from './CroPrice'
import { Line, OneLine, TwoLines } from './NftMarket.styles'

const CardCart = lazyPart(async () => (await import('./CardCart')).CardCart, ['nftTrade'])

export interface NftCardProps {
  readonly market: Address
  readonly row: ItemRow
  readonly collectionName: string
  /** It can be put into the cart. */
  readonly hasCart?: boolean
  /** Also shows whose collection it is. */
  readonly hasCollection?: boolean
  readonly croUsd: Decimal | undefined
}

/**
 * An NFT with its image, its price as the chain has it, and whose it is. Memoized, because the list is drawn a few cards at
 * a time.
 */
export const NftCard = memo(function NftCard({
  market,
  row,
  collectionName,
  hasCart = false,
  hasCollection = false,
  croUsd,
}: NftCardProps) {
  const { t } = useTranslation()
  const { ask, owner } = useNftState(market, row)
  const { collection, tokenId } = row
  const name = itemName(row, collectionName)
  // Until the chain answers, the list's own ask is shown; after that only the chain's.
  const shown = ask.status === 'ready' || ask.status === 'stale' ? ask.value : row.ask
  const isUnknown = shown === undefined && ask.status === 'loading'
  const holder = shown?.seller ?? valueOf(owner)
  return (
    <>
      <NftMedia contract={collection} tokenId={tokenId} label={name} isForeign image={row.image} />
      {hasCart && shown !== undefined && (
        <Suspense fallback={null}>
          <CardCart item={{ collection, tokenId, name, priceWei: shown.priceWei }} seller={shown.seller} />
        </Suspense>
      )}
      <div>
        <Link to={nftItemPath(collection, tokenId)}>
          <TwoLines title={name}>{name}</TwoLines>
        </Link>
        {hasCollection && (
          <Text as="div" size="xs" tone="muted">
            <OneLine>{collectionName}</OneLine>
          </Text>
        )}
      </div>
      <Line>
        {isUnknown ? (
          <Skeleton width="7ch" height="0.8em" />
        ) : shown === undefined ? (
          <Text as="span" tone="muted">
            {t(ask.status === 'failed' ? 'nftMarket.price.unknown' : 'nftMarket.notForSale')}
          </Text>
        ) : (
          <>
            <Text as="span" isStrong>
              <CroFigure wei={shown.priceWei} />
            </Text>
            <CroUsd wei={shown.priceWei} croUsd={croUsd} />
          </>
        )}
      </Line>
      <Text as="div" size="xs" tone="muted">
        <Line>
          <span>{t(shown === undefined ? 'nftMarket.owner' : 'nftMarket.seller')}</span>
          {holder === undefined ? (
            owner.status === 'failed' ? (
              <span>–</span>
            ) : (
              <Skeleton width="9ch" height="0.8em" />
            )
          ) : (
            <AccountName address={holder} />
          )}
        </Line>
      </Text>
    </>
  )
})

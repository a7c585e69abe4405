import { type ReactNode, Suspense } from 'react'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatDay } from '@/lib/duration'
import { formatRate } from '@/lib/figureFormat'
import { ZERO_ADDRESS } from '@/lib/hex'
import { Absent } from '@/ui/Absent'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { AccountLink } from '../components/AccountLink'
import { CollectionAvatar } from '../components/CollectionAvatar'
import { CollectionBadges } from '../components/CollectionBadges'
import { CroFigure, CroUsd } from '../components/CroPrice'
import { Figures, Head } from '../components/NftMarket.styles'
import { useCroUsd } from '../hooks/useCroUsd'

const CopyButton = lazyPart(async () => (await import('@/ui/CopyButton')).CopyButton)
/** Of a few collections only: those with the name of another. */
const AddressComparison = lazyPart(
  async () => (await import('@/widgets/known-address/AddressComparison')).AddressComparison,
)

const BPS = 10_000

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export interface CollectionHeadProps {
  readonly collection: NftCollection
  readonly isSupplyLoading: boolean
}

/** What a collection is, whether it is what its name says, and its figures. */
export function CollectionHead({ collection, isSupplyLoading }: CollectionHeadProps) {
  const { t, locale } = useTranslation()
  const croUsd = useCroUsd()
  const { address, name, description, supply, asks, volumeWei, addedSec, creator, imitated, isClosed } = collection
  const rate = (bps: number) => {
    const { text, unit } = formatRate(new Decimal(bps).div(BPS), locale)
    return `${text}${unit ?? ''}`
  }
  const unknown = <Absent reason={t('nftMarket.unknown')} />
  return (
    <Stack gap={16}>
      <Head>
        <CollectionAvatar collection={collection} size="100%" />
        <Stack gap={12}>
          <Heading level={1}>
            <bdi>{name}</bdi>
          </Heading>
          <Row gap={8}>
            <CollectionBadges collection={collection} />
            <AccountLink address={address} />
            <Suspense fallback={<Skeleton width={theme.control.touch} height={theme.control.touch} />}>
              <CopyButton text={address} label={t('nftMarket.copyAddress')} copiedLabel={t('wallet.address.copied')} />
            </Suspense>
          </Row>
          {description !== '' && (
            <Text tone="muted">
              <bdi>{description}</bdi>
            </Text>
          )}
          <Figures>
            <Fact name={t('nftMarket.supply')}>
              {supply === undefined ? (
                isSupplyLoading ? (
                  <Skeleton width="5ch" height="0.8em" />
                ) : (
                  unknown
                )
              ) : (
                formatCount(Number(supply), locale)
              )}
            </Fact>
            <Fact name={t('nftMarket.listed')}>{asks === undefined ? unknown : formatCount(asks.listed, locale)}</Fact>
            <Fact name={t('nftMarket.floor')}>
              {asks?.lowestWei === undefined ? (
                asks === undefined ? (
                  unknown
                ) : (
                  <Absent reason={t('nftMarket.noneListed')} />
                )
              ) : (
                <Row gap={8}>
                  <CroFigure wei={asks.lowestWei} />
                  <CroUsd wei={asks.lowestWei} croUsd={croUsd} />
                </Row>
              )}
            </Fact>
            <Fact name={t('nftMarket.volume')}>
              {volumeWei === undefined ? (
                unknown
              ) : (
                <Row gap={8}>
                  <CroFigure wei={volumeWei} />
                  <CroUsd wei={volumeWei} croUsd={croUsd} />
                </Row>
              )}
            </Fact>
            <Fact name={t('nftMarket.tradingFee')}>{rate(collection.tradingFeeBps)}</Fact>
            <Fact name={t('nftMarket.creatorFee')}>{rate(collection.creatorFeeBps)}</Fact>
            <Fact name={t('nftMarket.creator')}>
              {creator === ZERO_ADDRESS ? (
                <Absent reason={t('nftMarket.noCreator')} />
              ) : (
                <AccountLink address={creator} />
              )}
            </Fact>
            <Fact name={t('nftMarket.added')}>{addedSec === undefined ? unknown : formatDay(addedSec, locale)}</Fact>
          </Figures>
        </Stack>
      </Head>
      {imitated !== undefined && (
        <Notice tone="bad" title={t('nftMarket.imitation', { name: imitated.name })}>
          {t('nftMarket.imitation.body')}
          <Suspense fallback={<Skeleton width="100%" height="7rem" />}>
            <AddressComparison known={imitated.address} typed={address} />
          </Suspense>
        </Notice>
      )}
      {isClosed && (
        <Notice tone="warning" title={t('nftMarket.closed.title')}>
          {t('nftMarket.closed.body')}
        </Notice>
      )}
    </Stack>
  )
}

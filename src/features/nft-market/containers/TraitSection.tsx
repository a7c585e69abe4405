import type { NftMarket } from '@/domain/nft-market/market'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { Traits } from '../components/Item.styles'
import type { ItemDetails } from '../hooks/useItemDetails'
import { useTraits } from '../hooks/useTraits'
import { traitName } from '../model/kindNames'
import { rarityOf } from '../model/rarity'

export interface TraitSectionProps {
  readonly market: NftMarket
  readonly nftKey: NftKey
  readonly details: Loadable<ItemDetails>
}

/** The traits of an NFT, and how many of its collection have each. */
export function TraitSection({ market, nftKey, details }: TraitSectionProps) {
  const { t, locale } = useTranslation()
  const table = valueOf(useTraits(market, nftKey.collection))
  const attributes = valueOf(details)?.attributes
  if (details.status === 'failed' || attributes?.length === 0) return null
  return (
    <Card as="section" aria-labelledby="nft-traits">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="nft-traits">
          {t('nftTrade.traits')}
        </Heading>
        {attributes === undefined ? (
          <Skeleton width="100%" height="6rem" />
        ) : (
          <Traits>
            {attributes.map((attribute) => {
              const rarity = table && rarityOf(attribute, table)
              return (
                <div key={`${attribute.traitType} ${attribute.value}`}>
                  <dt>
                    <bdi>{traitName(attribute.traitType, t)}</bdi>
                  </dt>
                  <dd>
                    <bdi>{table?.nameOf(attribute.traitType, attribute.value) ?? attribute.value}</bdi>
                  </dd>
                  {rarity !== undefined && (
                    <dd>{t('nftTrade.rarity', { percent: formatRate(rarity, locale).text })}</dd>
                  )}
                </div>
              )
            })}
          </Traits>
        )}
        <Text size="sm" tone="muted">
          {t('nftTrade.rarity.hint')}
        </Text>
      </Stack>
    </Card>
  )
}

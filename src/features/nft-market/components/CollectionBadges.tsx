import type { NftCollection } from '@/domain/nft-market/collectionView'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { CheckIcon } from '@/ui/icons'
import { ImitationBadge } from './ImitationBadge'

/** Whether a collection is what its name says, and whether it is closed. */
export function CollectionBadges({
  collection: { isVerified, imitated, isClosed },
}: {
  readonly collection: NftCollection
}) {
  const { t } = useTranslation()
  return (
    <>
      {isVerified && (
        <Badge tone="good">
          <CheckIcon size="1em" />
          {t('nftMarket.verified')}
        </Badge>
      )}
      <ImitationBadge imitated={imitated} />
      {!isVerified && imitated === undefined && <Badge>{t('nftMarket.unverified')}</Badge>}
      {isClosed && <Badge tone="warning">{t('nftMarket.closed')}</Badge>}
    </>
  )
}

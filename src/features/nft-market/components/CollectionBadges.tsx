import type { NftCollection } from '@/domain/nft-market/collectionView'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Badge } from '@/ui/Badge'
import { CheckIcon, WarningIcon } from '@/ui/icons'

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
      {imitated !== undefined && (
        <Badge tone="bad">
          <WarningIcon size="1em" />
          {t('nftMarket.imitates', { name: imitated.name, address: shortenHex(imitated.address) })}
        </Badge>
      )}
      {!isVerified && imitated === undefined && <Badge>{t('nftMarket.unverified')}</Badge>}
      {isClosed && <Badge tone="warning">{t('nftMarket.closed')}</Badge>}
    </>
  )
}

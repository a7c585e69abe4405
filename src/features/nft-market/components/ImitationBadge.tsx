import type { NftCollection } from '@/domain/nft-market/collectionView'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Badge } from '@/ui/Badge'
import { WarningIcon } from '@/ui/icons'

/** Marks a collection whose name looks like a verified one's; nothing for any other. */
export function ImitationBadge({ imitated }: Pick<NftCollection, 'imitated'>) {
  const { t } = useTranslation()
  return (
    imitated && (
      <Badge tone="bad">
        <WarningIcon size="1em" />
        {t('nftMarket.imitates', { name: imitated.name, address: shortenHex(imitated.address) })}
      </Badge>
    )
  )
}

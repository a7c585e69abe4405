import { Suspense, useMemo, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import type { Profiles } from '@/domain/profile/profiles'
import type { Picture } from '@/domain/profile/reads'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { Items } from '../components/Profile.styles'
import { useCollectibleNames } from '../hooks/useCollectibleNames'
import { useOwnBunnies } from '../hooks/useOwnBunnies'

const TransferDialog = lazyDialog(
  async () => (await import('@/widgets/nft-transfer/TransferDialog')).TransferDialog,
  ['nftTrade', 'address'],
)

const PAGE_ITEMS = 24

export interface CollectibleSectionProps {
  readonly profiles: Profiles
  readonly account: Address
  /** Held by the contract. */
  readonly picture: Picture | undefined
}

/** The account's collectibles: the picture first, then those in the wallet. */
export function CollectibleSection({ profiles, account, picture }: CollectibleSectionProps) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(PAGE_ITEMS)
  const [transferred, setTransferred] = useState<NamedNft>()
  const owned = useOwnBunnies(profiles, account, limit)
  const known = valueOf(owned)
  const { multicall } = getDeployment().contracts
  const ids = useMemo(
    () => [...(picture === undefined ? [] : [picture.tokenId]), ...(known?.ids ?? [])],
    [picture, known],
  )
  const nameOf = useCollectibleNames(profiles.bunnies, ids)
  return (
    <Card as="section" aria-labelledby="profile-items">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="profile-items">
          {t('profile.items')}
        </Heading>
        {owned.status === 'loading' && <Skeleton width="100%" height="12rem" />}
        {owned.status === 'failed' && (
          <Notice tone="bad" title={t('profile.items.failed')} action={<RetryButton onRetry={owned.retry} />} />
        )}
        {known !== undefined && known.count === 0 && picture === undefined && (
          <EmptyState title={t('profile.items.none')} />
        )}
        {known !== undefined && (known.count > 0 || picture !== undefined) && (
          <Items>
            {picture !== undefined && (
              <Item
                contract={picture.collection}
                tokenId={picture.tokenId}
                label={nameOf(picture.tokenId)}
                location={t('profile.location.profile')}
              />
            )}
            {known.ids.map((id) => (
              <Item
                key={id.toString()}
                contract={profiles.bunnies}
                tokenId={id}
                label={nameOf(id)}
                location={t('profile.location.wallet')}
                onTransfer={() => setTransferred({ collection: profiles.bunnies, tokenId: id, name: nameOf(id) })}
              />
            ))}
          </Items>
        )}
        {known !== undefined && known.count > known.ids.length && (
          <div>
            <Button onClick={() => setLimit(limit + PAGE_ITEMS)}>{t('profile.items.more')}</Button>
          </div>
        )}
        <Suspense fallback={null}>
          {transferred !== undefined && multicall !== undefined && (
            <TransferDialog
              multicall={multicall}
              nft={transferred}
              collections={[profiles.bunnies]}
              onClose={() => setTransferred(undefined)}
            />
          )}
        </Suspense>
      </Stack>
    </Card>
  )
}

interface ItemProps {
  readonly contract: Address
  readonly tokenId: bigint
  readonly label: string
  readonly location: string
  /** Absent for the picture, which the contract holds. */
  readonly onTransfer?: () => void
}

function Item({ contract, tokenId, label, location, onTransfer }: ItemProps) {
  const { t } = useTranslation()
  return (
    <li>
      <Stack gap={8}>
        <NftMedia contract={contract} tokenId={tokenId} label={label} />
        <Row gap={8} justify="space-between">
          <Text as="span" size="sm">
            {label}
          </Text>
          <Badge>{location}</Badge>
        </Row>
        {onTransfer !== undefined && (
          <Button size="sm" aria-label={t('profile.items.transfer.of', { name: label })} onClick={onTransfer}>
            {t('profile.items.transfer')}
          </Button>
        )}
      </Stack>
    </li>
  )
}

import { useMemo, useState } from 'react'
import { ownSquadReading } from '@/domain/squad/reads'
import type { SquadEdition } from '@/domain/squad/squad'
import { useKept } from '@/hooks/useKept'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
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
import { Gallery, GalleryItem } from '../components/Squad.styles'

const PAGE_TOKENS = 24

interface GalleryProps {
  readonly edition: SquadEdition
  readonly account: Address
}

/** The account's NFTs of the edition. */
export function GallerySection({ edition, account }: GalleryProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="squad-gallery" data-testid="squad-gallery">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="squad-gallery">
          {t('squad.gallery')}
        </Heading>
        <OwnTokens edition={edition} account={account} />
      </Stack>
    </Card>
  )
}

function OwnTokens({ edition: { squad, name }, account }: GalleryProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(PAGE_TOKENS)
  const all = useKept(useReading(useMemo(() => ownSquadReading(squad, account, shown), [squad, account, shown])))
  if (all.status === 'loading') return <Skeleton width="100%" height="10rem" />
  if (all.status === 'failed')
    return <Notice tone="bad" title={t('squad.gallery.failed')} action={<RetryButton onRetry={all.retry} />} />
  const { count, ids } = all.value
  if (count === 0) return <EmptyState title={t('squad.gallery.none')}>{t('squad.gallery.none.body')}</EmptyState>
  return (
    <Stack gap={16}>
      <Gallery aria-label={t('squad.gallery')}>
        {ids.map((id) => {
          const label = t('squad.gallery.name', { edition: name, id: id.toString() })
          return (
            <GalleryItem key={id.toString()}>
              <NftMedia contract={squad} tokenId={id} label={label} />
              <Text as="span" size="sm">
                #{id.toString()}
              </Text>
            </GalleryItem>
          )
        })}
      </Gallery>
      {count > ids.length && (
        <Row justify="center">
          <Button onClick={() => setShown(shown + PAGE_TOKENS)}>
            {t('squad.gallery.more', { count: count - ids.length })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

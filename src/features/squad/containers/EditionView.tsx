import { Suspense } from 'react'
import type { SquadEdition } from '@/domain/squad/squad'
import { useSquad } from '@/domain/squad/useSquad'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Columns } from '../components/Squad.styles'
import { ActSection } from './ActSection'
import { EligibilitySection } from './EligibilitySection'
import { SaleSection } from './SaleSection'

const GallerySection = lazyPart(async () => (await import('./GallerySection')).GallerySection)
const ProofSection = lazyPart(async () => (await import('./ProofSection')).ProofSection)

/** One edition of the squad. */
export function EditionView({ edition }: { readonly edition: SquadEdition }) {
  const { t } = useTranslation()
  const account = useAccount()
  const reads = useSquad(edition)
  return (
    <Stack gap={24}>
      {reads.sale.status === 'failed' && (
        <Notice tone="bad" title={t('squad.unread')} action={<RetryButton onRetry={reads.sale.retry} />}>
          {t('squad.unread.body')}
        </Notice>
      )}
      <SaleSection reads={reads} />
      <Columns>
        <ActSection key={account} reads={reads} />
        <EligibilitySection reads={reads} />
      </Columns>
      {account !== undefined && (
        <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
          <GallerySection key={account} edition={edition} account={account} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
        <ProofSection reads={reads} />
      </Suspense>
    </Stack>
  )
}

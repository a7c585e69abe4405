import { Suspense } from 'react'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { SubjectPage } from '@/widgets/subject/SubjectPage'

const Holdings = lazyPart(async () => (await import('./containers/Holdings')).Holdings, ['portfolio', 'pools'])

/** Everything that the connected account, or read-only any address, holds and has left. */
export default function PortfolioPage() {
  return (
    <SubjectPage area="portfolio" formPlace="bottom">
      {(account, isOwn) => (
        <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
          <Holdings key={account} account={account} isOwn={isOwn} />
        </Suspense>
      )}
    </SubjectPage>
  )
}

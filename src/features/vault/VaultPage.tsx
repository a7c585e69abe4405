import { Suspense } from 'react'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { VaultFrame } from '@/widgets/vault-page/VaultFrame'
import { VaultCards } from './containers/VaultCards'

const ObservedSection = lazyPart(async () => (await import('./containers/ObservedSection')).ObservedSection, ['vault'])

/** The page of one vault: yield, deposit, withdrawal and history. */
export default function VaultPage() {
  return (
    <VaultFrame
      titleKey="vault.title"
      observed={(vault) => (
        <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
          <ObservedSection vault={vault} />
        </Suspense>
      )}
    >
      {(vault) => <VaultCards vault={vault} />}
    </VaultFrame>
  )
}

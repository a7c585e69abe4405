import { Suspense, useState } from 'react'
import type { Claims } from '@/domain/claims/claims'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { EmptyState } from '@/ui/EmptyState'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { Columns } from '../components/Claims.styles'
import { PreSeedCard } from './PreSeedCard'

const ContributorsDialog = lazyDialog(
  async () => (await import('./ContributorsDialog')).ContributorsDialog,
  ['claims', 'preSeeds'],
)

/** All pre-seeds of the network, newest first. */
export function PreSeedList({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<{ readonly contract: Address; readonly name: string }>()
  if (claims.preSeeds.length === 0) return <EmptyState title={t('preSeeds.none')}>{t('claims.none.body')}</EmptyState>
  const numbered = claims.preSeeds.map((contracts, index) => ({ ...contracts, number: index + 1 }))
  return (
    <>
      <Columns>
        {[...numbered].reverse().map(({ number, ...contracts }) => (
          <PreSeedCard
            key={contracts.preSeed}
            claims={claims}
            contracts={contracts}
            number={number}
            onContributors={(name) => setOpened({ contract: contracts.preSeed, name })}
          />
        ))}
      </Columns>
      <Suspense fallback={null}>
        {opened && (
          <ContributorsDialog
            claims={claims}
            contract={opened.contract}
            name={opened.name}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

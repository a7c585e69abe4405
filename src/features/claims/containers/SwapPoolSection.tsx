import { useState } from 'react'
import type { Claims } from '@/domain/claims/claims'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { Columns } from '../components/Claims.styles'
import { PoolFacts } from '../components/PoolFacts'
import { useSwapPool } from '../hooks/useSwapPool'
import { RemoveForm } from './RemoveForm'
import { TokenForm } from './TokenForm'

type Tab = 'swap' | 'add' | 'remove'

/** The swap pool: its forms, its reserves and what the account has in it. */
export function SwapPoolSection({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation()
  const { pool, shares } = useSwapPool(claims.swapPool)
  const [tab, setTab] = useState<Tab>('swap')
  if (pool.status === 'failed')
    return (
      <Notice tone="bad" title={t('swapPool.unread')} action={<RetryButton onRetry={pool.retry} />}>
        {t('swapPool.unread.body')}
      </Notice>
    )
  if (pool.status === 'loading') return <Skeleton width="100%" height="24rem" />
  const known = pool.value
  return (
    <Columns>
      <Card as="section" aria-label={t('swapPool.forms')} data-testid="swap-pool">
        <Tabs
          label={t('swapPool.forms')}
          tabs={[
            {
              id: 'swap',
              label: t('swapPool.swap'),
              content: <TokenForm claims={claims} pool={known} act="swap" />,
            },
            { id: 'add', label: t('swapPool.add'), content: <TokenForm claims={claims} pool={known} act="add" /> },
            {
              id: 'remove',
              label: t('swapPool.remove'),
              content: <RemoveForm claims={claims} pool={known} shares={shares} />,
            },
          ]}
          selectedId={tab}
          onSelect={setTab}
          keepsPanels
        />
      </Card>
      <PoolFacts pool={known} shares={shares} />
    </Columns>
  )
}

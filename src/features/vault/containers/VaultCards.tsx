import { Suspense, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { takeProfitPath } from '@/config/routes'
import { useVaultTerms } from '@/domain/vault/useVaultDetails'
import { useVaultReads, type VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Acts, Columns, Record } from '../components/VaultCards.styles'
import { CreateSection } from './CreateSection'
import { DepositSection } from './DepositSection'
import { InfoSection } from './InfoSection'
import { MigrationSection } from './MigrationSection'
import { PositionSection } from './PositionSection'
import { WithdrawSection } from './WithdrawSection'

const RecordSections = lazyPart(async () => (await import('./RecordSections')).RecordSections, ['chart', 'safety'])

/** The cards of a vault that this network has. */
export function VaultCards({ vault }: { readonly vault: Vault }) {
  const account = useAccount()
  const [reads] = useVaultReads(
    useMemo(() => [vault], [vault]),
    account,
  )
  return reads === undefined ? null : <ReadVaultCards vault={vault} reads={reads} />
}

function ReadVaultCards({ vault, reads }: { readonly vault: Vault; readonly reads: VaultReads }) {
  const { t } = useTranslation()
  const account = useAccount()
  const shareToken = valueOf(reads.shareToken)
  const terms = useVaultTerms(vault, shareToken)
  const isUnstarted = reads.shareToken.status !== 'loading' && shareToken === undefined
  const knownTerms = isUnstarted ? undefined : terms
  return (
    <Stack gap={24}>
      {shareToken !== undefined && (
        <MigrationSection key={account} vault={vault} shareToken={shareToken} terms={terms} />
      )}
      <Columns>
        <InfoSection vault={vault} reads={reads} terms={knownTerms} />
        <Acts>
          {shareToken === undefined ? (
            <WithoutShareToken vault={vault} reads={reads} />
          ) : (
            <>
              {vault.isDeprecated ? (
                <Notice
                  tone="warning"
                  title={t('vault.deposit.ended')}
                  action={
                    <ButtonLink to={takeProfitPath(vault.id)} size="sm">
                      {t('vault.takeProfit')}
                    </ButtonLink>
                  }
                >
                  {t('vault.deposit.ended.body')}
                </Notice>
              ) : (
                <DepositSection vault={vault} shareToken={shareToken} reads={reads} terms={terms} />
              )}
              <PositionSection vault={vault} shareToken={shareToken} deposited={reads.deposited} terms={terms} />
              <WithdrawSection vault={vault} shareToken={shareToken} reads={reads} />
            </>
          )}
        </Acts>
        <Suspense
          fallback={
            <Record>
              <Card>
                <Skeleton width="100%" height="32rem" />
              </Card>
            </Record>
          }
        >
          <RecordSections vault={vault} reads={reads} shareToken={shareToken} terms={knownTerms} />
        </Suspense>
      </Columns>
    </Stack>
  )
}

/** No strategy yet, or not known yet whether there is one. */
function WithoutShareToken({ vault, reads }: { readonly vault: Vault; readonly reads: VaultReads }) {
  const { t } = useTranslation()
  const { shareToken } = reads
  const { vaultFactory } = getDeployment().vaults.contracts
  if (shareToken.status === 'failed') {
    return (
      <Notice tone="bad" title={t('figures.failed')} action={<RetryButton onRetry={shareToken.retry} />}>
        {t('vault.create.unread')}
      </Notice>
    )
  }
  if (shareToken.status === 'loading' || vaultFactory === undefined) {
    return (
      <Card aria-label={t('figures.loading')}>
        <Skeleton width="100%" height="9rem" />
      </Card>
    )
  }
  return <CreateSection vault={vault} factory={vaultFactory} />
}

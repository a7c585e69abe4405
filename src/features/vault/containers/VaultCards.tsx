import { Suspense, useId, useMemo } from 'react'
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
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Before, Columns, PanelArea, Records, Rest } from '../components/VaultCards.styles'
import { VaultPanel } from '../components/VaultPanel'
import { CreateSection } from './CreateSection'
import { DepositSection } from './DepositSection'
import { InfoSection } from './InfoSection'
import { PositionSection } from './PositionSection'
import type { WithdrawSectionProps } from './WithdrawSection'

// Most vaults have no older version.
const MigrationSection = lazyPart(async () => (await import('./MigrationSection')).MigrationSection, ['steps'])
const WithdrawSection = lazyPart(async () => (await import('./WithdrawSection')).WithdrawSection)
const RecordSections = lazyPart(
  async () => (await import('./RecordSections')).RecordSections,
  ['chart', 'realised', 'safety', 'watch'],
)

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
  const account = useAccount()
  const shareToken = valueOf(reads.shareToken)
  const recordId = useId()
  const terms = useVaultTerms(vault, shareToken)
  const isUnstarted = reads.shareToken.status !== 'loading' && shareToken === undefined
  const knownTerms = isUnstarted ? undefined : terms
  return (
    <Columns>
      <Before>
        {shareToken !== undefined && vault.deployed.migrateOldVaults.length > 0 && (
          <Suspense fallback={null}>
            <MigrationSection key={account} vault={vault} shareToken={shareToken} terms={terms} />
          </Suspense>
        )}
      </Before>
      <PanelArea>
        {shareToken === undefined ? (
          <WithoutShareToken vault={vault} reads={reads} />
        ) : vault.isDeprecated ? (
          <EndedPanel vault={vault} shareToken={shareToken} reads={reads} />
        ) : (
          <VaultPanel
            deposit={<DepositSection vault={vault} shareToken={shareToken} reads={reads} terms={terms} />}
            withdraw={<Withdrawal vault={vault} shareToken={shareToken} reads={reads} />}
          />
        )}
      </PanelArea>
      <Rest>
        <InfoSection vault={vault} reads={reads} terms={knownTerms} riskId={recordId} />
        {shareToken !== undefined && (
          <PositionSection vault={vault} shareToken={shareToken} deposited={reads.deposited} terms={terms} />
        )}
        <Records id={recordId} tabIndex={-1}>
          <Suspense
            fallback={
              <Card>
                <Skeleton width="100%" height="32rem" />
              </Card>
            }
          >
            <RecordSections vault={vault} reads={reads} shareToken={shareToken} terms={knownTerms} />
          </Suspense>
        </Records>
      </Rest>
    </Columns>
  )
}

/** In a chunk of its own: the panel opens with the deposit. */
function Withdrawal(props: WithdrawSectionProps) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
      <WithdrawSection {...props} />
    </Suspense>
  )
}

/** An ended vault only pays out. */
function EndedPanel(props: WithdrawSectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <Notice
        tone="warning"
        title={t('vault.deposit.ended')}
        action={
          <ButtonLink to={takeProfitPath(props.vault.id)} size="sm">
            {t('vault.takeProfit')}
          </ButtonLink>
        }
      >
        {t('vault.deposit.ended.body')}
      </Notice>
      <Card as="section" data-testid="vault-panel">
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('vault.withdraw')}
          </Heading>
          <Withdrawal {...props} />
        </Stack>
      </Card>
    </>
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

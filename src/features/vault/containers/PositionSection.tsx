import { lazy, Suspense } from 'react'
import type { ValuedAmount, VaultTerms } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { mapLoadable, retryFailed, valueOf, type Loadable } from '@/lib/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { PositionCard } from '../components/PositionCard'
import { useAccount } from '@/hooks/useAccount'
import { useFigures } from '@/domain/vault/useFigures'
import { useEarned } from '@/domain/vault/useVaultDetails'
import { deriveActForm } from '@/wallet/walletForm'
import { lastCompoundView } from '../model/lastCompound'
import { compoundTx } from '../model/vaultTx'

const ProfitSection = lazy(async () => ({ default: (await import('./ProfitSection')).ProfitSection }))

export interface PositionSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  /** Undefined without an account. */
  readonly deposited: Loadable<ValuedAmount> | undefined
  readonly terms: Loadable<VaultTerms>
}

export function PositionSection({ vault, shareToken, deposited, terms }: PositionSectionProps) {
  const { locale } = useTranslation()
  const { status } = useWallet()
  const account = useAccount()
  const earned = useEarned(shareToken, account)
  const figures = useFigures(vault)
  const submit = useSubmitTx()
  const nowSec = useBlock()?.timestampSec
  const lastCompoundSec = valueOf(terms)?.lastCompoundSec
  const hasTimes = nowSec !== undefined && lastCompoundSec !== undefined
  return (
    <PositionCard
      position={
        deposited && {
          balance: figures.amount(mapLoadable(deposited, ({ wei }) => wei)),
          balanceUsd: figures.usd(deposited),
          earned: figures.amount(mapLoadable(earned, ({ earnedWei }) => earnedWei)),
          pending: figures.amount(mapLoadable(earned, ({ pendingWei }) => pendingWei)),
        }
      }
      profit={
        account !== undefined && deposited !== undefined && (
          <Suspense fallback={<Skeleton width="100%" height="3.5rem" />}>
            <ProfitSection vault={vault} shareToken={shareToken} account={account} deposited={deposited} />
          </Suspense>
        )
      }
      onRetry={() => retryFailed([deposited, earned])}
      lastCompound={hasTimes ? lastCompoundView(lastCompoundSec, nowSec, locale) : undefined}
      compoundForm={vault.isDeprecated ? undefined : deriveActForm(status, compoundTx(vault, shareToken), { key: 'vault.compound' })}
      onSubmit={submit}
    />
  )
}

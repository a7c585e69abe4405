import { lazy, Suspense, useState } from 'react'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { compoundTx } from '@/domain/vault/compoundTx'
import type { VaultTerms } from '@/domain/vault/reads'
import { useFigures } from '@/domain/vault/useFigures'
import type { Harvest } from '@/domain/vault/useHarvest'
import { useEarned, useExtraRewards } from '@/domain/vault/useVaultDetails'
import type { Vault } from '@/domain/vault/vault'
import { deriveActionForm } from '@/forms/walletForm'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { PositionCard } from '../components/PositionCard'
import { isCompoundable } from '../model/compoundable'
import { extraViews } from '../model/extraView'
import { lastCompoundView } from '../model/lastCompound'

const HarvestSection = lazy(async () => ({
  default: (await import('@/widgets/vault-page/harvest/HarvestSection')).HarvestSection,
}))
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
  const earned = useEarned(vault, shareToken, account)
  const extraRewards = useExtraRewards(vault)
  const figures = useFigures(vault)
  const submit = useSubmitTx()
  const nowSec = useBlock()?.timestampSec
  const lastCompoundSec = valueOf(terms)?.lastCompoundSec
  const [harvest, setHarvest] = useState<Harvest>()
  const canCompound = isCompoundable(
    vault,
    mapLoadable(earned, ({ pending }) => pending),
  )
  const hasTimes = nowSec !== undefined && lastCompoundSec !== undefined
  return (
    <PositionCard
      position={
        deposited && {
          balance: figures.amount(mapLoadable(deposited, ({ wei }) => wei)),
          balanceUsd: figures.usd(deposited),
          earned: figures.amount(mapLoadable(earned, (known) => known.earned.wei)),
          pending: figures.amount(mapLoadable(earned, ({ pending }) => pending.wei)),
          extras: extraViews(valueOf(extraRewards) ?? [], deposited, locale),
        }
      }
      profit={
        account !== undefined &&
        deposited !== undefined && (
          <Suspense fallback={<Skeleton width="100%" height="3.5rem" />}>
            <ProfitSection vault={vault} shareToken={shareToken} account={account} deposited={deposited} />
          </Suspense>
        )
      }
      lastCompound={hasTimes ? lastCompoundView(lastCompoundSec, nowSec, locale) : undefined}
      harvest={
        <Suspense fallback={<Skeleton width="100%" height="3.5rem" />}>
          <HarvestSection
            vault={vault}
            shareToken={shareToken}
            lastCompoundSec={lastCompoundSec}
            onHarvest={setHarvest}
          />
        </Suspense>
      }
      compoundForm={
        canCompound
          ? deriveActionForm(status, compoundTx(vault, shareToken, harvest), { key: 'vault.compound' })
          : undefined
      }
      onSubmit={submit}
    />
  )
}

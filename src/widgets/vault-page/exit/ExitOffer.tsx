import { lazy, Suspense, useState } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { compoundTx } from '@/domain/vault/compoundTx'
import { forfeitOf } from '@/domain/vault/model/forfeit'
import type { Harvest } from '@/domain/vault/useHarvest'
import { useVaultTerms } from '@/domain/vault/useVaultDetails'
import type { Vault } from '@/domain/vault/vault'
import { compoundAndWithdrawAllTx, withdrawAllTx } from '@/domain/vault/withdrawTx'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import type { Address, Hex } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { exitStep } from './exitStep'

const HarvestSection = lazy(async () => ({ default: (await import('../harvest/HarvestSection')).HarvestSection }))

export interface ExitOfferProps {
  readonly vault: Vault
  readonly shareToken: Address
  /** Value of the account's shares. */
  readonly deposited: Loadable<ValuedAmount>
  /** Pending rewards of the account. */
  readonly pending: Loadable<ValuedAmount>
}

/**
 * Offers to compound before withdrawing all, which would forfeit pending rewards; in one confirmation if the wallet
 * supports batches (EIP-5792), otherwise in two.
 */
export function ExitOffer({ vault, shareToken, deposited, pending }: ExitOfferProps) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const [sent, setSent] = useState<Hex>()
  const [harvest, setHarvest] = useState<Harvest>()
  const outcome = useTxOutcome(sent)
  const submit = useSubmitTx()
  const step = status === 'connected' ? exitStep({ deposited, pending, outcome }) : 'none'
  const canBatch = useCanBatch(step === 'offer')
  const lastCompoundSec = valueOf(useVaultTerms(vault, step === 'offer' ? shareToken : undefined))?.lastCompoundSec
  const rewards = valueOf(pending)
  const depositedWei = valueOf(deposited)?.wei ?? 0n
  if (step === 'none' || rewards === undefined) return null
  const send = async (request: TxRequest) => {
    const result = await submit(request)
    if (result.status === 'sent') setSent(result.hash)
  }
  const act = (request: TxRequest, key: 'vault.exit.then' | 'vault.exit.batch' | 'vault.withdraw.all') => (
    <TxButton form={{ status: 'ready', request, text: { key } }} onSubmit={send} variant="secondary" />
  )
  if (step === 'waiting') {
    return (
      <Notice
        tone="info"
        title={t('vault.exit.waiting')}
        action={
          <Button isFullWidth isBusy>
            {t('vault.exit.then')}
          </Button>
        }
      />
    )
  }
  if (step === 'withdraw') {
    const request = withdrawAllTx(vault, shareToken, depositedWei, forfeitOf(pending, depositedWei, depositedWei))
    return (
      <Notice tone="good" title={t('vault.exit.compounded')} action={act(request, 'vault.withdraw.all')}>
        {t('vault.exit.compounded.body')}
      </Notice>
    )
  }
  const { text, unit } = formatToken(
    rewards.wei,
    vault.deployed.underlyingDecimals,
    vault.underlyingFriendlyName,
    locale,
  )
  const amount = `${text} ${unit ?? ''}${rewards.usd === undefined ? '' : ` (${formatUsd(rewards.usd, locale).text})`}`
  return (
    <Notice
      tone="warning"
      title={t('vault.exit.left', { amount })}
      action={
        canBatch
          ? act(compoundAndWithdrawAllTx(vault, shareToken, depositedWei + rewards.wei), 'vault.exit.batch')
          : act(compoundTx(vault, shareToken, harvest), 'vault.exit.then')
      }
    >
      <Stack gap={12}>
        {t('vault.exit.left.body')}
        <Suspense fallback={<Skeleton width="100%" height="3.5rem" />}>
          <HarvestSection
            vault={vault}
            shareToken={shareToken}
            lastCompoundSec={lastCompoundSec}
            onHarvest={setHarvest}
          />
        </Suspense>
      </Stack>
    </Notice>
  )
}

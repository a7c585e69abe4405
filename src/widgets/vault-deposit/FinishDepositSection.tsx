import { useMemo } from 'react'
import { depositCurrency } from '@/domain/vault/depositCurrency'
import { useFigures } from '@/domain/vault/useFigures'
import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Fact } from '@/ui/Facts'
import { FinishDepositForm } from '@/widgets/deposit-steps/FinishDepositForm'
import type { UnfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { useDiscardUnfinished } from '@/widgets/deposit-steps/useDiscardUnfinished'
import { useUnfinishedAmount } from '@/widgets/deposit-steps/useUnfinishedAmount'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { useDepositForm } from './useDepositForm'

export interface FinishDepositSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly account: Address
  readonly step: UnfinishedDeposit
}

/** The second step of a deposit in a vault: the deposit of what a zap or an unstaking brought. */
export function FinishDepositSection({ vault, shareToken, account, step }: FinishDepositSectionProps) {
  const { t, tText } = useTranslation()
  const figures = useFigures(vault)
  const submit = useSubmitTx()
  const discard = useDiscardUnfinished()
  const currency = useMemo(() => depositCurrency(vault), [vault])
  const { wei, balance, isWaiting } = useUnfinishedAmount(step, currency, account)
  const { form, shares } = useDepositForm(vault, shareToken, toAmountText(wei, currency.decimals), balance)
  const fee = shares && mapLoadable(shares, ({ feeWei }) => feeWei)
  return (
    <FinishDepositForm
      step={step}
      first={tText(step.summary)}
      last={t('vault.zap.step.deposit', { asset: currency.symbol })}
      asset={currency.symbol}
      deposit={isWaiting || wei === 0n ? undefined : { amount: figures.amount(ready(wei)), form }}
      facts={
        fee !== undefined &&
        valueOf(fee) !== 0n && (
          <Fact name={t('vault.depositFee')}>
            <LoadableFigure view={figures.amount(fee)} />
          </Fact>
        )
      }
      isWaiting={isWaiting}
      onDeposit={submit}
      onKeep={() => discard([step.hash])}
    />
  )
}
